import { MoreFiltersSheet } from '@karachi-estates/design-system/MoreFiltersSheet';
import { partName } from '@karachi-estates/domain/areas/match';
import type { FilterQuery } from '@karachi-estates/domain/properties/filterQuery';
import { useHref, useNavigate } from 'react-router-dom';
import { useAreaParts } from '../data/areas.ts';
import { useLocale } from '../locale/Locale.tsx';
import { countChosen } from './countChosen.ts';
import { searchPath } from './filters.ts';

interface MoreFiltersOverProps {
  /** What the form below says. */
  query: FilterQuery;
  open: boolean;
  onClose: () => void;
}

/** More filters over the list. */
export function MoreFiltersOver({ query, open, onClose }: MoreFiltersOverProps) {
  const navigate = useNavigate();
  const action = useHref('/properties');
  const locale = useLocale();
  const parts = useAreaParts(query.area ?? null).data;
  return (
    <MoreFiltersSheet
      // Each time it opens, the form begins with what the bar says then.
      key={JSON.stringify(query)}
      open={open}
      onClose={onClose}
      query={query}
      parts={parts?.map((part) => ({ id: part.id, name: partName(part, locale) }))}
      action={action}
      countFound={countChosen}
      onApply={(chosen) => {
        onClose();
        void navigate(searchPath(chosen));
      }}
    />
  );
}
