import type { OrderState } from '@karachi-estates/contracts/orders';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { PaymentModal } from '@karachi-estates/design-system/PaymentModal';
import { formatPhone, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { isPlanId, planIn } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { plans } from '../../content/plans.ts';
import { useSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

const loadForm = () => import('../../orders/OrderPaidForm.tsx');

interface PayDialogProps {
  order: OrderState;
  open: boolean;
  onClose: () => void;
}

/** How to pay an order: its amount and reference, the account, then 'I have paid'. */
export function PayDialog({ order, open, onClose }: PayDialogProps) {
  const locale = useLocale();
  const { dialog } = useContent('orders', orders);
  const { request, payment } = useContent('plans', plans);
  const { data: settings } = useSettings();
  const { user } = useSession();
  if (!settings) return null;
  const { accountTitle, accountNumber, bankName, paymentContact } = settings.bank;
  const heading = fill(dialog.heading, { reference: order.reference });
  const plan = isPlanId(order.plan) ? planIn(order.plan, locale).name : order.plan;
  const unit = fill(dialog.unit, { plan });
  return (
    <PaymentModal
      open={open}
      onClose={onClose}
      title={heading}
      amount={order.missing}
      reference={order.reference}
      labels={{
        unit: order.missing < order.amount ? fill(request.rest, { amount: formatPkr(order.amount) }) : unit,
        emailNote: user ? payment.emailNote.known : payment.emailNote.unknown,
      }}
      account={{ title: accountTitle, number: accountNumber, bank: bankName }}
      contactPhone={formatPhone(paymentContact)}
      contactHref={whatsappLink(paymentContact, { message: heading, url: user?.email ?? '' })}
      email={user?.email}
      paidForm={
        <LoadedPart load={loadForm}>
          {({ default: OrderPaidForm }) => <OrderPaidForm key={`${order.id} ${order.payment?.id}`} order={order} />}
        </LoadedPart>
      }
    />
  );
}
