import {
  actOnDeskOrder,
  approveDeskOrders,
  type DeskOrderDetail,
  type OrderAction,
} from '@karachi-estates/contracts/deskMoney';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import { MOST_WRITTEN_OFF } from '@karachi-estates/domain/orders/orders';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';

const words = money.order;
type Asked = 'approve' | OrderAction;

function possible(order: DeskOrderDetail): Asked[] {
  const { state, amount, missing, credit, refund_asked_by_me: isMine, refund_asked_credit: isOfCredit } = order;
  const holdsMoney = state === 'paid' || state === 'active';
  const isAsked = order.refund_asked_by !== null;
  const isRest = state === 'ordered' && missing > 0 && missing <= amount * MOST_WRITTEN_OFF;
  const isOwed = holdsMoney || credit > 0;
  return [
    ...(state === 'paid' ? (['approve'] as const) : []),
    ...(isRest ? (['write-off'] as const) : []),
    ...(isOwed && !isMine && !isOfCredit ? (['refund'] as const) : []),
    ...(holdsMoney && credit > 0 && !isMine && isAsked === isOfCredit ? (['refund-credit'] as const) : []),
    ...(isAsked ? (['withdraw-refund'] as const) : []),
  ];
}

/** What can be done with an order; each asks once and says what follows. */
export function OrderActions({ order }: { order: DeskOrderDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const offered = possible(order);
  const isAsked = order.refund_asked_by !== null;
  const label = (action: Asked) => (action === 'approve' ? words.approve : words.actions[action]);
  const refundText = (ends: string) =>
    isAsked
      ? words.ask.refund.does(order.refund_asked_by ?? '', formatMoney(order.refundable), ends)
      : words.ask.refund.asks;
  const texts: Record<Asked, string> = {
    approve: words.ask.approve.text(order.seller_name, money.plan(terms.plans[order.plan] ?? order.plan, order.months)),
    refund: refundText(words.ask.refund.ends[order.state]),
    'refund-credit': refundText(words.ask['refund-credit'].ends),
    'withdraw-refund': words.ask['withdraw-refund'].text(order.refund_asked_by ?? ''),
    'write-off': words.ask['write-off'].text(formatMoney(order.missing)),
  };

  async function run(action: Asked) {
    setAsked(undefined);
    if (action === 'approve') {
      await act(() => call(approveDeskOrders, { body: { ids: [order.id] } }), {
        said: ({ approved, refused }) =>
          money.orders.approved(
            approved.length,
            refused.map(({ message }) => message),
          ),
      });
      return;
    }
    const seen = isAsked ? 'asked' : 'unasked';
    await act(() => call(actOnDeskOrder, { params: { id: String(order.id) }, body: { action, seen } }), {
      said: ({ message }) => message,
    });
  }

  const nothing = order.state === 'ordered' ? words.nothing.waits : words.nothing.over;
  if (offered.length === 0) return <Typography variant="body2">{nothing}</Typography>;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {offered.map((action) => (
        <Button
          key={action}
          variant={action === 'approve' ? 'contained' : 'outlined'}
          color={action === 'refund' ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
          {...heldWhile(pending)}
        >
          {label(action)}
        </Button>
      ))}
      {order.refund_asked_by_me && <Typography variant="body2">{words.ask.refund.asked}</Typography>}
      {asked && (
        <ConfirmDialog
          open
          title={words.ask[asked].title}
          confirmLabel={label(asked)}
          tone={asked === 'approve' || asked === 'withdraw-refund' ? 'normal' : 'danger'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run(asked)}
        >
          {texts[asked]}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
