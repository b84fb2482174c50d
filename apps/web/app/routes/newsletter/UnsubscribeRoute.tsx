import { endWeeklyMail, unsubscribe } from '@karachi-estates/contracts/newsletter';
import { useSearchParams } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/unsubscribe',
  (locale) => contentFor(locale, 'newsletterLinks', newsletterLinks).unsubscribe.heading,
);

/** The link at the end of each newsletter, and of each mail with a seller's figures: one press ends them. */
export default function UnsubscribeRoute() {
  const words = useContent('newsletterLinks', newsletterLinks);
  const [search] = useSearchParams();
  if (search.get('of') === 'insights') {
    const { figures, figuresEnded, figuresNotEnded } = words;
    return <NewsletterLink to={endWeeklyMail} ask={figures} done={figuresEnded} expired={figuresNotEnded} />;
  }
  const { unsubscribe: ask, unsubscribed, notEnded } = words;
  return <NewsletterLink to={unsubscribe} ask={ask} done={unsubscribed} expired={notEnded} />;
}
