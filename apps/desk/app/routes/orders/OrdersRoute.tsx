import { approveDeskOrders, DESK_APPROVE_MOST, type DeskOrder } from '@karachi-estates/contracts/deskMoney';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import { ORDER_STATES } from '@karachi-estates/domain/orders/orders';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { OrderMark, Warnings } from './OrderMarks.tsx';

const words = money.orders;

/** Approves the chosen orders after one question. */
function ApproveMany() {
  const { selectedIds, onUnselectItems } = useListContext();
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setIsAsked] = useState(false);

  async function approve() {
    setIsAsked(false);
    const answer = await act(() => call(approveDeskOrders, { body: { ids: selectedIds.map(Number) } }), {
      said: ({ approved, refused }) =>
        words.approved(
          approved.length,
          refused.map(({ message }) => message),
        ),
    });
    if (answer) onUnselectItems();
  }

  return (
    <>
      <Button variant="text" onClick={() => setIsAsked(true)} {...heldWhile(pending)}>
        {words.approve}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.approveMany.title(selectedIds.length)}
        confirmLabel={words.approve}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void approve()}
      >
        {words.approveMany.text}
      </ConfirmDialog>
    </>
  );
}

const columns: readonly Column<DeskOrder>[] = [
  {
    name: 'reference',
    label: words.columns.reference,
    cell: ({ id, reference }) => (
      <RowLink to={`/orders/${id}`}>
        <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
      </RowLink>
    ),
    under: (row) => `${row.seller_name}, ${formatMoney(row.amount)}`,
  },
  { name: 'state', label: words.columns.state, cell: (row) => <OrderMark {...row} /> },
  { name: 'warnings', label: words.columns.warnings, cell: (row) => <Warnings warnings={row.warnings} />, from: 'sm' },
  {
    name: 'seller_name',
    label: words.columns.seller,
    cell: (row) => (
      <MuiLink component={Link} to={`/sellers/${row.seller_id}`}>
        {row.seller_name}
      </MuiLink>
    ),
    from: 'md',
  },
  {
    name: 'plan',
    label: words.columns.plan,
    cell: ({ plan, months }) => money.plan(terms.plans[plan] ?? plan, months),
    from: 'lg',
  },
  { name: 'claim', label: words.columns.claim, cell: ({ claim }) => claim ?? NOTHING, from: 'lg' },
  { name: 'amount', label: words.columns.amount, cell: ({ amount }) => formatMoney(amount), numeric: true, from: 'sm' },
  {
    name: 'missing',
    label: words.columns.missing,
    cell: ({ missing }) => (missing > 0 ? formatMoney(missing) : NOTHING),
    numeric: true,
    from: 'md',
  },
];

const only = [{ value: 'true', label: words.filters.yes }];
const filters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: ORDER_STATES.map((value) => ({ value, label: money.states[value] })),
  },
  { name: 'waits', label: words.filters.waits, choices: only },
  { name: 'claimed', label: words.filters.claimed, choices: only },
  { name: 'exact', label: words.filters.exact, choices: only },
  { name: 'refund', label: words.filters.refund, choices: only },
];

/** Orders of plans with their money, which finance approves alone or, where they match exactly, together. */
export default function OrdersRoute() {
  return (
    <ListScreen<DeskOrder>
      resource="orders"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
      bulk={{ actions: <ApproveMany />, most: DESK_APPROVE_MOST }}
    />
  );
}
