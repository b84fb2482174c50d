import {
  type DeskUpgrade,
  decideDeskUpgrade,
  getDeskUpgradeScreenshot,
  UPGRADE_STATES,
} from '@karachi-estates/contracts/deskUpgrades';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { terms } from '../../content/terms.ts';
import { upgrades as words } from '../../content/upgrades.ts';
import { useApi } from '../../data/api.ts';
import type { Filter } from '../../parts/Filters.tsx';
import { moment, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink, Under } from '../../parts/ListScreen.tsx';
import { UpgradeMark } from '../../parts/states.tsx';

type Decision = 'approve' | 'reject';

const planOf = ({ plan, months }: DeskUpgrade) => words.plan(terms.plans[plan] ?? plan, months);

/** The two answers to a request; each says what follows and asks once, since neither can be undone. */
function Decide({ upgrade }: { upgrade: DeskUpgrade }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<Decision>();
  if (upgrade.status === 'counted' && upgrade.order_id !== null) {
    return (
      <MuiLink component={Link} to={`/orders/${upgrade.order_id}`} aria-label={words.toOrderOf(upgrade.reference)}>
        {words.toOrder}
      </MuiLink>
    );
  }
  if (upgrade.status !== 'pending') return NOTHING;

  const { amount, missing } = upgrade;
  const sums = { amount: formatMoney(amount), missing: missing > 0 ? formatMoney(missing) : null };

  async function decide(action: Decision) {
    // The question goes first: a fresh code may be asked for next.
    setAsked(undefined);
    await act(() => call(decideDeskUpgrade, { params: { id: String(upgrade.id) }, body: { action } }), {
      said: ({ status }) => words.done[status === 'counted' ? 'count' : action],
    });
  }

  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
      <Button
        aria-label={words.approveOf(upgrade.reference)}
        onClick={() => setAsked('approve')}
        size="small"
        {...heldWhile(pending)}
      >
        {words.approve}
      </Button>
      <Button
        aria-label={words.rejectOf(upgrade.reference)}
        variant="outlined"
        color="error"
        size="small"
        onClick={() => setAsked('reject')}
        {...heldWhile(pending)}
      >
        {words.reject}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={words.ask[asked].title}
          confirmLabel={words[asked]}
          tone={asked === 'reject' ? 'danger' : 'normal'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void decide(asked)}
        >
          {words.ask[asked].text(upgrade.seller_name, planOf(upgrade), sums)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** What waits says what an approval would enter; what is decided, what its order costs. */
const sumOf = ({ status, amount, missing }: DeskUpgrade) => formatMoney(status === 'pending' ? missing : amount);

const ProofLink = ({ id }: Pick<DeskUpgrade, 'id'>) => (
  <MuiLink href={pathOf(getDeskUpgradeScreenshot, { params: { id: String(id) } })} target="_blank" rel="noreferrer">
    {words.screenshot}
  </MuiLink>
);

/** A request has no screen of its own: what a narrow window has no columns for stands here, above all the proof. */
function Reference({ upgrade }: { upgrade: DeskUpgrade }) {
  const reference = <code>{upgrade.reference}</code>;
  return (
    <>
      {upgrade.order_id === null ? reference : <RowLink to={`/orders/${upgrade.order_id}`}>{reference}</RowLink>}
      <Under until="sm">
        <UpgradeMark status={upgrade.status} />
      </Under>
      <Under until="md">
        <MuiLink component={Link} to={`/sellers/${upgrade.seller_id}`}>
          {upgrade.seller_name}
        </MuiLink>
      </Under>
      <Under until="sm">{sumOf(upgrade)}</Under>
      <Under until="lg">
        {planOf(upgrade)}, {moment(upgrade.created_at)}
      </Under>
      {upgrade.screenshot && (
        <Under until="lg">
          <ProofLink id={upgrade.id} />
        </Under>
      )}
    </>
  );
}

const columns: readonly Column<DeskUpgrade>[] = [
  { name: 'reference', label: words.columns.reference, cell: (row) => <Reference upgrade={row} /> },
  { name: 'status', label: words.columns.status, cell: ({ status }) => <UpgradeMark status={status} />, from: 'sm' },
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
  { name: 'plan', label: words.columns.plan, cell: planOf, from: 'lg' },
  {
    name: 'amount',
    label: words.columns.amount,
    cell: sumOf,
    numeric: true,
    from: 'sm',
  },
  {
    name: 'screenshot',
    label: words.columns.screenshot,
    cell: ({ id, screenshot }) => (screenshot ? <ProofLink id={id} /> : NOTHING),
    from: 'lg',
  },
  { name: 'created_at', label: words.columns.asked, cell: (row) => moment(row.created_at), numeric: true, from: 'lg' },
  { name: 'decide', label: words.columns.decide, cell: (row) => <Decide upgrade={row} />, numeric: true },
];

const filters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'status',
    label: words.filters.status,
    choices: UPGRADE_STATES.map((value) => ({ value, label: terms.upgrades[value] })),
  },
];

/** Payments for plans, which finance approves or rejects. */
export default function UpgradesRoute() {
  return (
    <ListScreen<DeskUpgrade>
      resource="upgrades"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      empty={words.empty}
    />
  );
}
