import type { OrderState } from '@karachi-estates/contracts/orders';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from '../../chrome/Notices.tsx';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { orders } from '../../content/orders.ts';
import { plans } from '../../content/plans.ts';
import { useOrders } from '../../data/orders.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { AccountStatement } from './AccountStatement.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderForm } from './OrderForm.tsx';
import { PayDialog } from './PayDialog.tsx';

export const meta = privatePageMeta('/my-orders');

/** A seller's orders of plans, with the way to pay them, and their statement of account. */
export default function MyOrdersRoute() {
  const words = useContent('orders', orders);
  const { rules } = useContent('plans', plans).notes;
  const { data, error, reference, retry } = useOrders(true);
  const notify = useNotify();
  const [paying, setPaying] = useState<OrderState>();
  const [isOpen, setOpen] = useState(false);

  function pay(order: OrderState) {
    setPaying(order);
    setOpen(true);
  }

  // What to transfer, and where, is what comes next.
  function ordered(order: OrderState) {
    if (order.missing > 0) pay(order);
    else notify({ text: words.place.paidByCredit, tone: 'success' });
  }

  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading}>
        <OnwardLink href="/plans/rules">{rules}</OnwardLink>
      </WorkspaceHead>
      <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
        {words.lead}
      </Typography>
      {error && !data && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!error && !data && (
        <Stack spacing={2} role="status" aria-label={words.loading}>
          {[1, 2].map((place) => (
            <Skeleton key={place} variant="rounded" height={150} />
          ))}
        </Stack>
      )}
      {data?.orders.length === 0 && (
        <EmptyState title={words.empty.heading} icon={<ReceiptLongRounded />}>
          {words.empty.text}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', displayPrint: 'none' }}>
          {data.orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} onPay={() => pay(order)} />
            </li>
          ))}
        </Stack>
      )}
      {data && (
        <Stack
          component="section"
          spacing={1.5}
          aria-labelledby="place-order"
          sx={{ maxWidth: '28rem', displayPrint: 'none' }}
        >
          <Typography id="place-order" variant="h3" component="h2">
            {words.place.heading}
          </Typography>
          <OrderForm onOrdered={ordered} />
        </Stack>
      )}
      {data && <AccountStatement state={data} />}
      {paying && <PayDialog order={paying} open={isOpen} onClose={() => setOpen(false)} />}
    </WorkspacePage>
  );
}
