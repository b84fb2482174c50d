import type { DeskReport } from '@karachi-estates/contracts/deskListings';
import { REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { reports as words } from '../../content/reports.ts';
import { terms } from '../../content/terms.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { moment } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { State } from '../../parts/State.tsx';
import { ReportMark } from '../../parts/states.tsx';

const columns: readonly Column<DeskReport>[] = [
  {
    name: 'receipt',
    label: words.columns.receipt,
    cell: ({ id, receipt }) => <RowLink to={`/reports/${id}`}>{receipt}</RowLink>,
  },
  { name: 'state', label: words.columns.state, cell: (row) => <ReportMark {...row} /> },
  { name: 'reason', label: words.columns.reason, cell: ({ reason }) => terms.reportReasons[reason], from: 'sm' },
  {
    name: 'listing',
    label: words.columns.listing,
    cell: (row) => (
      <MuiLink component={Link} to={`/listings/${row.listing_id}`}>
        {row.listing_title}
      </MuiLink>
    ),
    from: 'md',
  },
  {
    name: 'seller',
    label: words.columns.seller,
    cell: (row) => (
      <>
        {row.seller_name} {row.repeat_offender && <State meaning="stopped">{words.offender}</State>}
      </>
    ),
    from: 'lg',
  },
  {
    name: 'created_at',
    label: words.columns.at,
    cell: (row) => moment(row.created_at),
    numeric: true,
    from: 'lg',
  },
];

const filters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: (['open', 'closed'] as const).map((value) => ({ value, label: words.states[value] })),
  },
  {
    name: 'reason',
    label: words.filters.reason,
    choices: REPORT_REASONS.map((value) => ({ value, label: terms.reportReasons[value] })),
  },
];

/** What visitors report about ads. */
export default function ReportsRoute() {
  return (
    <ListScreen<DeskReport>
      resource="reports"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
    />
  );
}
