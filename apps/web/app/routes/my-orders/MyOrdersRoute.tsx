import type { OrderState, OrdersState } from '@karachi-estates/contracts/orders';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { fullDate } from '@karachi-estates/domain/day';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { plans } from '../../content/plans.ts';
import { useOrders } from '../../data/orders.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderForm } from './OrderForm.tsx';
import { PayDialog } from './PayDialog.tsx';

export const meta = privatePageMeta('/my-orders');

/** What came in or, with a minus before it, was used. */
const moved = (rupees: number) => `${rupees < 0 ? '−' : ''}${formatPkr(Math.abs(rupees))}`;

function Statement({ state }: { state: OrdersState }) {
  const locale = useLocale();
  const { account } = useContent('orders', orders);
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="statement">
      <Typography id="statement" variant="h3" component="h2">
        {account.heading}
      </Typography>
      <Typography>{fill(account.credit, { amount: formatPkr(state.credit) })}</Typography>
      {state.account.length === 0 ? (
        <Typography color="textSecondary">{account.none}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="statement">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{account.day}</TableCell>
                <TableCell>{account.what}</TableCell>
                <TableCell>{account.order}</TableCell>
                <TableCell align="right">{account.amount}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {state.account.map((move) => (
                <TableRow key={`${move.at} ${move.kind} ${move.reference} ${move.amount}`}>
                  <TableCell>{fullDate(move.at, locale)}</TableCell>
                  <TableCell>{account.kinds[move.kind] ?? move.kind}</TableCell>
                  <TableCell>
                    <bdi>{move.reference}</bdi>
                  </TableCell>
                  <TableCell align="right">
                    <bdi>{moved(move.amount)}</bdi>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Stack>
  );
}

/** A seller's orders of plans, with the way to pay them, and their statement of account. */
export default function MyOrdersRoute() {
  const words = useContent('orders', orders);
  const { rules } = useContent('plans', plans).notes;
  const { data, error, reference, retry } = useOrders(true);
  const [paying, setPaying] = useState<OrderState>();
  const [isOpen, setOpen] = useState(false);

  function pay(order: OrderState) {
    setPaying(order);
    setOpen(true);
  }

  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading}>
        <OnwardLink href="/plans/rules">{rules}</OnwardLink>
      </WorkspaceHead>
      <Typography color="textSecondary">{words.lead}</Typography>
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
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} onPay={() => pay(order)} />
            </li>
          ))}
        </Stack>
      )}
      {data && (
        <Stack component="section" spacing={1.5} aria-labelledby="place-order" sx={{ maxWidth: '28rem' }}>
          <Typography id="place-order" variant="h3" component="h2">
            {words.place.heading}
          </Typography>
          <OrderForm />
        </Stack>
      )}
      {data && <Statement state={data} />}
      {paying && <PayDialog order={paying} open={isOpen} onClose={() => setOpen(false)} />}
    </WorkspacePage>
  );
}
