import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { useUnsubscribe } from '../../data/newsletter.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

const { unsubscribe, unsubscribed } = newsletterLinks;

export const meta = fixedPageMeta('/newsletter/unsubscribe', unsubscribe.heading);

/** The link at the end of each newsletter: one press ends the subscription. */
export default function UnsubscribeRoute() {
  const { send } = useUnsubscribe();
  return <NewsletterLink act={(token) => send({ body: { token } })} ask={unsubscribe} done={unsubscribed} />;
}
