import type { DeskOrder } from '@karachi-estates/contracts/deskMoney';
import Stack from '@mui/material/Stack';
import { money as words } from '../../content/money.ts';
import { NOTHING } from '../../parts/format.ts';
import { type Meaning, State } from '../../parts/State.tsx';

const MEANINGS: Record<DeskOrder['state'], Meaning> = {
  ordered: 'rests',
  paid: 'waits',
  active: 'good',
  ended: 'plain',
  cancelled: 'stopped',
  refunded: 'back',
};

/** Where an order stands, and whether another person is to refund it. */
export const OrderMark = ({ state, refund_asked_by: by }: Pick<DeskOrder, 'state' | 'refund_asked_by'>) => (
  <>
    <State meaning={MEANINGS[state]}>{words.states[state]}</State>{' '}
    {by !== null && <State meaning="waits">{words.orders.refundAsked}</State>}
  </>
);

/** What finance looks at twice; a dash where there is nothing. */
export function Warnings({ warnings }: Pick<DeskOrder, 'warnings'>) {
  if (warnings.length === 0) return NOTHING;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {warnings.map((warning) => (
        <State key={warning} meaning="stopped">
          {words.warnings[warning]}
        </State>
      ))}
    </Stack>
  );
}
