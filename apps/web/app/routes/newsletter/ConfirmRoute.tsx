import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { useConfirmSubscription } from '../../data/newsletter.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/confirm',
  (locale) => contentFor(locale, 'newsletter', newsletter).heading,
);

/**
 * The link of the first mail: the address is confirmed. Programs that open links in mails do not run this page's
 * script.
 */
export default function ConfirmRoute() {
  const words = useContent('newsletterLinks', newsletterLinks);
  const { send } = useConfirmSubscription();
  return <NewsletterLink act={(token) => send({ body: { token } })} done={words.confirmed} />;
}
