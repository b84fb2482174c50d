import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import Button from '@mui/material/Button';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';

/** Says how a search is saved, where there is none. */
export function NoSearches() {
  const { empty } = useContent('savedSearches', savedSearches).list;
  return (
    <EmptyState
      title={empty.heading}
      icon={<BookmarkBorderRounded />}
      action={
        <Button variant="contained" href="/properties">
          {empty.action}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
