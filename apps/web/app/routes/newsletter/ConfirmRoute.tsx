import { confirmSubscription } from '@karachi-estates/contracts/newsletter';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useSearchParams } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { useSay } from '../../locale/useSay.ts';
import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export const meta = fixedPageMeta(
  '/newsletter/confirm',
  (locale) => contentFor(locale, 'newsletter', newsletter).heading,
);

/** The box again, with the address that was sent without scripts and refused. */
function AgainForm({ code, email }: { code: string; email: string }) {
  const { failed } = useContent('newsletter', newsletter);
  const say = useSay();
  return (
    <NewsletterForm refused={{ email, reason: code === 'EMAIL_INVALID' ? say(told({ EMAIL_INVALID })) : failed }} />
  );
}

/**
 * The link of the first mail: one press confirms the address. Before it, what asking for the mail without scripts leads
 * to: it is on its way, or the address is asked for again.
 */
export default function ConfirmRoute() {
  const { subscribe, asked, confirm, confirmed, expired } = useContent('newsletterLinks', newsletterLinks);
  const [search] = useSearchParams();
  const code = search.get('refused');
  if (search.has('asked')) return <SearchPage {...asked} />;
  if (code !== null && !search.has('token')) {
    return <SearchPage {...subscribe} after={<AgainForm code={code} email={search.get('email') ?? ''} />} />;
  }
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
