import type { DeskSupport } from '@karachi-estates/contracts/support';
import { SUPPORT_STATES } from '@karachi-estates/domain/support/rules';
import { support as words } from '../../content/support.ts';
import { terms } from '../../content/terms.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { moment } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { SupportMark } from './SupportMark.tsx';

const columns: readonly Column<DeskSupport>[] = [
  {
    name: 'subject',
    label: words.columns.subject,
    cell: ({ id, subject }) => <RowLink to={`/support/${id}`}>{subject}</RowLink>,
  },
  { name: 'state', label: words.columns.state, cell: ({ state }) => <SupportMark state={state} /> },
  { name: 'plan', label: words.columns.plan, cell: ({ plan }) => terms.plans[plan] ?? plan, from: 'sm' },
  { name: 'seller', label: words.columns.seller, cell: (row) => row.seller_name, from: 'md' },
  { name: 'created_at', label: words.columns.asked, cell: (row) => moment(row.created_at), numeric: true, from: 'md' },
];

const filters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: SUPPORT_STATES.map((value) => ({ value, label: words.states[value] })),
  },
];

/** What sellers ask, in the order in which it is answered. */
export default function SupportListRoute() {
  return (
    <ListScreen<DeskSupport>
      resource="support"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
    />
  );
}
