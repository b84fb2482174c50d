import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { useUnsubscribe } from '../../data/newsletter.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/unsubscribe',
  (locale) => contentFor(locale, 'newsletterLinks', newsletterLinks).unsubscribe.heading,
);

/** The link at the end of each newsletter: one press ends the subscription. */
export default function UnsubscribeRoute() {
  const { unsubscribe, unsubscribed } = useContent('newsletterLinks', newsletterLinks);
  const { send } = useUnsubscribe();
  return <NewsletterLink act={(token) => send({ body: { token } })} ask={unsubscribe} done={unsubscribed} />;
}
