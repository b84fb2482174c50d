import { confirmSubscription } from '@karachi-estates/contracts/newsletter';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/confirm',
  (locale) => contentFor(locale, 'newsletter', newsletter).heading,
);

/** The link of the first mail: one press confirms the address. */
export default function ConfirmRoute() {
  const { confirm, confirmed, expired } = useContent('newsletterLinks', newsletterLinks);
  return (
    <NewsletterLink
      to={confirmSubscription}
      ask={confirm}
      done={confirmed}
      expired={expired}
      instead={<NewsletterForm />}
    />
  );
}
