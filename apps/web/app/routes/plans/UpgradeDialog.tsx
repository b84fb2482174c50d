import type { OrderState } from '@karachi-estates/contracts/orders';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { PaymentModal } from '@karachi-estates/design-system/PaymentModal';
import { formatPhone, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { type Plan, planAmount } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useOrders } from '../../data/orders.ts';
import { useSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

// Few people get as far as paying, so the forms' code comes with the dialog.
const loadForm = () => import('../../orders/OrderPaidForm.tsx');
const loadOrderForm = () => import('./PlanOrderForm.tsx');

interface UpgradeDialogProps {
  plan: Plan;
  /** When the account is erased, if that was asked. */
  eraseAt: string | null;
  open: boolean;
  onClose: () => void;
}

/** Who is not a seller is told how a payment is recorded. */
function SignedOutNote() {
  const { signedOut } = useContent('plans', plans).payment;
  const { role } = useSession();
  const openAccountDialog = useAccountDialog();
  return (
    <Alert severity="info" role="note">
      {signedOut.text}
      {role === 'guest' && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" onClick={() => openAccountDialog('/login')}>
            {signedOut.login}
          </Button>
          <Button size="small" variant="outlined" href="/seller-signup">
            {signedOut.signup}
          </Button>
        </Stack>
      )}
    </Alert>
  );
}

/**
 * How to pay for a plan, with the account that the operator has set. Sellers choose for how long and place the order,
 * which has the reference of the transfer, and then say that they have paid.
 */
export function UpgradeDialog({ plan, eraseAt, open, onClose }: UpgradeDialogProps) {
  const locale = useLocale();
  const words = useContent('plans', plans);
  const { heading, signedOut: _note, screenshotMessage, emailNote, copy, choosing, sentence, ...said } = words.payment;
  const { data: settings } = useSettings();
  const { user, role } = useSession();
  const isSeller = role === 'seller';
  const { data: mine } = useOrders(isSeller);
  const [months, setMonths] = useState(1);
  const [isAnew, setAnew] = useState(false);
  if (!settings) return null;
  const { accountTitle, accountNumber, bankName, paymentContact } = settings.bank;
  const standing = mine?.orders.find(({ plan: ordered, state }) => ordered === plan.id && state === 'ordered');
  const order = isAnew ? undefined : standing;
  function showPlaced({ state }: OrderState) {
    setAnew(false);
    // Credit that is enough pays an order at once: there is nothing to transfer, and the page says so.
    if (state === 'paid') onClose();
  }
  const isChoosing = isSeller && !order;
  const length = order?.months ?? months;
  const unit =
    order && order.missing < order.amount
      ? fill(words.request.rest, { amount: formatPkr(order.amount) })
      : fillCount(words.request.months.unit, length, locale);
  const message = fill(screenshotMessage, { plan: plan.name });
  return (
    <PaymentModal
      open={open}
      onClose={onClose}
      title={fill(heading, { plan: plan.name })}
      labels={{
        ...said,
        sentence: isChoosing ? choosing : sentence,
        copy: { copy: copy.label, copied: copy.copied, refused: copy.refused },
        copyWhat: copy.what,
        unit: isSeller ? unit : words.priceUnit,
        emailNote: user ? emailNote.known : emailNote.unknown,
        paidSentence: words.request.sentence,
        back: words.request.back,
      }}
      amount={order?.missing ?? planAmount(plan.id, months)}
      reference={order?.reference}
      account={{ title: accountTitle, number: accountNumber, bank: bankName }}
      contactPhone={formatPhone(paymentContact)}
      contactHref={whatsappLink(paymentContact, { message, url: user?.email ?? '' })}
      email={user?.email}
      paidForm={
        order && (
          <LoadedPart load={loadForm}>
            {({ default: OrderPaidForm }) => <OrderPaidForm key={order.id} order={order} />}
          </LoadedPart>
        )
      }
      choice={
        mine && (
          <>
            {standing && (
              // It stays where it is, so that the focus does.
              <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={() => setAnew(!isAnew)}>
                {isAnew ? fill(words.request.open, { reference: standing.reference }) : words.request.anew}
              </Button>
            )}
            {isChoosing && (
              <LoadedPart load={loadOrderForm}>
                {({ default: PlanOrderForm }) => (
                  <PlanOrderForm
                    plan={plan}
                    eraseAt={eraseAt}
                    months={months}
                    onMonths={setMonths}
                    onPlaced={showPlaced}
                  />
                )}
              </LoadedPart>
            )}
          </>
        )
      }
      paidNote={isSeller ? undefined : <SignedOutNote />}
    />
  );
}
