import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import Button from '@mui/material/Button';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Says how a search is saved, where there is none. A seller has no list to search. */
export function NoSearches() {
  const { empty } = useContent('savedSearches', savedSearches).list;
  const isSeller = useSession().role === 'seller';
  return (
    <EmptyState
      title={empty.heading}
      icon={<BookmarkBorderRounded />}
      action={
        !isSeller && (
          <Button variant="contained" href="/properties">
            {empty.action}
          </Button>
        )
      }
    >
      {isSeller ? undefined : empty.text}
    </EmptyState>
  );
}
