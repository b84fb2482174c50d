import type { SavedSearch } from '@karachi-estates/contracts/searches';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { startEditing } from '../../data/editedSearch.ts';

interface ChangeFiltersLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  search: Pick<SavedSearch, 'search_id' | 'name' | 'query'>;
  /** Of its mails, where nobody is logged in. */
  token?: string;
}

/** Opens the list with the filters of a saved search, to change what it looks for. */
export function ChangeFiltersLink({ search, token, ...looks }: ChangeFiltersLinkProps) {
  const { edit } = useContent('savedSearches', savedSearches);
  const notify = useNotify();
  const isHydrated = useHydrated();
  const list = search.query ? `/properties?${search.query}` : '/properties';
  // Nothing remembers the search on the list without scripts: a page of its own has the filters.
  // A press before they have come waits for them.
  const plain = token && `/saved-searches/manage?${new URLSearchParams({ token })}&change=1&${search.query}`;
  return (
    <Button
      {...looks}
      data-in-place=""
      href={isHydrated || !plain ? list : plain}
      onClick={() => {
        startEditing({ name: search.name, by: token ? { token } : { search_id: search.search_id } });
        notify({ text: edit.hint });
      }}
    >
      {edit.filters}
    </Button>
  );
}
