import type { DeskLine } from '@karachi-estates/contracts/deskMoney';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { money } from '../../content/money.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { day, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen } from '../../parts/ListScreen.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';
import { ImportForm } from './ImportForm.tsx';
import { LineForms } from './LineForms.tsx';

const words = money.statements;

/** What the order of a line lacks; one that is over without being paid says so. */
function expectedOf({ expected, order_state: state }: DeskLine): string {
  if (state === 'cancelled' || state === 'refunded') return money.states[state];
  return expected ? formatMoney(expected) : words.paid;
}

const columns: readonly Column<DeskLine>[] = [
  { name: 'booked_on', label: words.columns.day, cell: (line) => day(line.booked_on), numeric: true, from: 'sm' },
  { name: 'amount', label: words.columns.amount, cell: (line) => formatMoney(line.amount), numeric: true, from: 'sm' },
  {
    name: 'description',
    label: words.columns.text,
    cell: (line) => (
      <Typography variant="body2" sx={{ minWidth: '8rem', overflowWrap: 'anywhere' }}>
        {[line.bank, line.description, line.transaction].filter(Boolean).join(', ')}
      </Typography>
    ),
    under: (line) => `${formatMoney(line.amount)}, ${day(line.booked_on)}`,
  },
  { name: 'payer', label: words.columns.payer, cell: (line) => line.payer || NOTHING, from: 'lg' },
  {
    name: 'match',
    label: words.columns.match,
    cell: ({ match }) => (
      <State meaning={match === 'likely' ? 'waits' : 'plain'}>{words.matches[match] ?? match}</State>
    ),
    from: 'md',
  },
  {
    name: 'expected',
    label: words.columns.expected,
    cell: (line) => (line.expected === null ? NOTHING : words.expectedOf(expectedOf(line), line.seller_name ?? '')),
    from: 'md',
  },
  { name: 'take', label: words.columns.take, cell: (line) => <LineForms key={line.id} line={line} /> },
];

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: words.filters.state,
    unset: words.lineStates.open,
    choices: [{ value: 'aside', label: words.lineStates.aside }],
  },
];

/** Statements of banks: the import, and the lines that no order has taken. */
export default function StatementsRoute() {
  return (
    <ListScreen<DeskLine>
      resource="statements"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      sort={{ field: 'id', order: 'ASC' }}
      empty={words.empty}
      note={
        <Box sx={{ marginBlockEnd: 3 }}>
          <Panel title={words.import.title}>
            <ImportForm />
          </Panel>
        </Box>
      }
    />
  );
}
