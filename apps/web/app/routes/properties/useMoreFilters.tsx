import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { MoreFiltersButton } from '@karachi-estates/design-system/MoreFiltersButton';
import type { FilterQuery } from '@karachi-estates/domain/properties/filterQuery';
import { type ReactNode, useState } from 'react';
import { moreFiltersPath } from '../../properties/filters.ts';

// Most visits do not open it.
const load = () => import('../../properties/MoreFiltersOver.tsx');
// A press asks again and says where that failed.
const warm = () => void load().catch(() => undefined);

interface MoreFiltersParts {
  /** Stands in the bar. */
  button: ReactNode;
  /** Stands beside the bar: what is sent or changed in it is none of the bar's form. */
  sheet: ReactNode;
}

/**
 * The button that opens more filters, and their sheet.
 * @param query the filters in force
 */
export function useMoreFilters(query: FilterQuery): MoreFiltersParts {
  const [chosen, setChosen] = useState<FilterQuery>();
  const [openFor, setOpenFor] = useState<string>();
  // Whatever leads to another search closes it: its own links, and Back.
  const inForce = JSON.stringify(query);
  return {
    button: (
      <MoreFiltersButton
        query={query}
        href={moreFiltersPath(query)}
        onPointerEnter={warm}
        onFocus={warm}
        onOpen={(typed) => {
          // The bar has no field for the parts of its area.
          setChosen(typed ? { ...typed, ...(typed.area && query.part && { part: query.part }) } : query);
          setOpenFor(inForce);
        }}
      />
    ),
    sheet: chosen && (
      <LoadedPart load={load} floating onDismiss={() => setChosen(undefined)}>
        {({ MoreFiltersOver }) => (
          <MoreFiltersOver query={chosen} open={openFor === inForce} onClose={() => setOpenFor(undefined)} />
        )}
      </LoadedPart>
    ),
  };
}
