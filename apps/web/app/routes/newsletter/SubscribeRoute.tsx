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

export const meta = fixedPageMeta('/newsletter', (locale) => contentFor(locale, 'newsletter', newsletter).heading);

/** What asking for the newsletter without scripts leads to: a mail is on its way, or the form with what was typed. */
export default function SubscribeRoute() {
  const words = useContent('newsletterLinks', newsletterLinks);
  const { failed } = useContent('newsletter', newsletter);
  const say = useSay();
  const [search] = useSearchParams();
  const code = search.get('refused');
  if (search.has('done')) return <SearchPage {...words.asked} />;
  const reason = code === 'EMAIL_INVALID' ? say(told({ EMAIL_INVALID })) : failed;
  return (
    <SearchPage
      {...words.subscribe}
      after={<NewsletterForm refused={code === null ? undefined : { email: search.get('email') ?? '', reason }} />}
    />
  );
}
