import type { OrderState } from '@karachi-estates/contracts/orders';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import { fullDate } from '@karachi-estates/domain/day';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import { isPlanId, planIn } from '@karachi-estates/domain/plans/plans';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Folded } from '../../chrome/Folded.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { plans } from '../../content/plans.ts';
import { CallFailed } from '../../data/call.ts';
import { useCancelOrder } from '../../data/orders.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderProof } from './OrderProof.tsx';

/** The colour of a state: whether the seller has to do something. */
function colourOf({ state, payment }: OrderState) {
  if (state === 'active') return 'success';
  if (state !== 'ordered') return 'default';
  return payment?.status === 'pending' ? 'info' : 'warning';
}

/** One order with its state, its money and what its seller can do. */
export function OrderCard({ order, onPay }: { order: OrderState; onPay: () => void }) {
  const locale = useLocale();
  const words = useContent('orders', orders);
  const { options } = useContent('plans', plans).request.months;
  const { send, isSending } = useCancelOrder();
  const [failure, setFailure] = useState<string>();
  const card = useRef<HTMLDivElement>(null);
  const { facts } = words;
  const plan = isPlanId(order.plan) ? planIn(order.plan, locale).name : order.plan;
  const isChecked = order.payment?.status === 'pending';
  const isUnpaid = order.state === 'ordered';
  const isOpen = isUnpaid || order.state === 'paid';
  const day = (moment: string) => fullDate(moment, locale);
  const [begins] = [order.starts_at].filter((at) => order.state === 'active' && at && new Date(at) > new Date());
  const state = begins ? fill(words.begins, { date: day(begins) }) : (words.states[order.state] ?? order.state);
  const rows = [
    [facts.amount, formatMoney(order.amount)],
    isUnpaid && [facts.missing, formatMoney(order.missing)],
    isUnpaid && [facts.due, day(order.due_at)],
    order.starts_at &&
      order.ends_at && [facts.runs, fill(words.runs, { from: day(order.starts_at), until: day(order.ends_at) })],
    order.payment && [
      facts.payment,
      fill(words.payment[order.payment.status] ?? '{transaction}', { transaction: order.payment.transaction }),
    ],
  ].filter((row): row is [string, string] => Array.isArray(row));

  async function cancel() {
    setFailure(undefined);
    try {
      await send({ params: { order_id: String(order.id) } });
      // The pressed button goes away with what could be done until now.
      takeFocus(card.current);
    } catch (error) {
      setFailure((error instanceof CallFailed && error.message) || words.form.failed);
    }
  }

  return (
    <Card
      ref={card}
      tabIndex={-1}
      variant="outlined"
      component="article"
      aria-labelledby={`order-${order.id}`}
      // It takes the focus only to be read.
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      <CardContent>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1.5 }}
        >
          <Typography id={`order-${order.id}`} variant="h5" component="h2">
            {fill(words.ordered, { plan, months: fillCount(options, order.months, locale) })}{' '}
            <bdi>{order.reference}</bdi>
          </Typography>
          <Chip
            size="small"
            color={begins ? 'info' : colourOf(order)}
            label={isChecked && isUnpaid ? words.checking : state}
          />
        </Stack>
        <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
        <OrderHistory history={order.history} />
        {order.payment?.proof && <OrderProof order={order} kind={order.payment.proof} />}
        {order.papers.length > 0 && <OrderPapers papers={order.papers} />}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </CardContent>
      {isOpen && !isChecked && (
        <CardActions
          disableSpacing
          sx={{ flexWrap: 'wrap', alignItems: 'start', columnGap: 3, rowGap: 1, px: 2, pt: 0, pb: 2 }}
        >
          {isUnpaid && (
            <Button onClick={onPay} aria-haspopup="dialog">
              {words.pay}
            </Button>
          )}
          <Folded label={words.cancel.label}>
            <Typography variant="body2" sx={{ mb: 1.5 }}>
              {words.cancel.text}
            </Typography>
            <Button variant="outlined" color="error" onClick={cancel} {...heldWhile(isSending)}>
              {words.cancel.button}
            </Button>
          </Folded>
        </CardActions>
      )}
    </Card>
  );
}
