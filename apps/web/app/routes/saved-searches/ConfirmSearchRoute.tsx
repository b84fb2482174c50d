import { confirmSearch } from '@karachi-estates/contracts/searches';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { SearchLink } from './SearchLink.tsx';

export const meta = fixedPageMeta('/saved-searches/confirm');

/**
 * The link of the first mail. Programs that open links in mails press no button, so nothing is confirmed by opening it.
 */
export default function ConfirmSearchRoute() {
  const { confirm } = useContent('savedSearches', savedSearches);
  return <SearchLink to={confirmSearch} ask={confirm} />;
}
