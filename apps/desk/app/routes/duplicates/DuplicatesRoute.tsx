import { DUPLICATE_STATES, type DuplicatePair } from '@karachi-estates/contracts/duplicates';
import { duplicates as words } from '../../content/duplicates.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { PairOfListings } from './PairOfListings.tsx';

const columns: readonly Column<DuplicatePair>[] = [
  { name: 'pair', label: words.columns.pair, cell: (pair) => <PairOfListings pair={pair} /> },
];

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: words.filters.state,
    choices: DUPLICATE_STATES.map((value) => ({ value, label: words.states[value] })),
  },
];

/** Listings of different sellers that may offer one home: the staff says whether they do. */
export default function DuplicatesRoute() {
  return (
    <ListScreen<DuplicatePair>
      resource="duplicates"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
    />
  );
}
