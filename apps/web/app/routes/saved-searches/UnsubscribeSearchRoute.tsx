import { unsubscribeSearch } from '@karachi-estates/contracts/searches';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { SearchLink } from './SearchLink.tsx';

export const meta = fixedPageMeta('/saved-searches/unsubscribe');

/** The link at the end of each alert: one press ends them. */
export default function UnsubscribeSearchRoute() {
  const { unsubscribe, unsubscribed } = useContent('savedSearches', savedSearches);
  return <SearchLink to={unsubscribeSearch} ask={unsubscribe} done={unsubscribed} />;
}
