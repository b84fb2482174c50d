import { unsubscribe } from '@karachi-estates/contracts/newsletter';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/unsubscribe',
  (locale) => contentFor(locale, 'newsletterLinks', newsletterLinks).unsubscribe.heading,
);

/** The link at the end of each newsletter: one press ends the subscription. */
export default function UnsubscribeRoute() {
  const words = useContent('newsletterLinks', newsletterLinks);
  const { unsubscribe: ask, unsubscribed, notEnded } = words;
  return <NewsletterLink to={unsubscribe} ask={ask} done={unsubscribed} expired={notEnded} />;
}
