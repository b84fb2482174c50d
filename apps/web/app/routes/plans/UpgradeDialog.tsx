import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { PaymentModal } from '@karachi-estates/design-system/PaymentModal';
import { formatPhone, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import type { Plan } from '@karachi-estates/domain/plans/plans';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useOrders } from '../../data/orders.ts';
import { useSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

// Few people get as far as paying, so the form's code comes with the dialog.
const loadForm = () => import('./PaidForm.tsx');

interface UpgradeDialogProps {
  plan: Plan;
  open: boolean;
  onClose: () => void;
}

/** How to pay for a plan, with the account that the operator has set, and 'I have paid' for sellers. */
export function UpgradeDialog({ plan, open, onClose }: UpgradeDialogProps) {
  const locale = useLocale();
  const words = useContent('plans', plans);
  const { heading, signedOut, screenshotMessage, emailNote, copy, ...said } = useContent('plans', plans).payment;
  const { data: settings } = useSettings();
  const { user, role } = useSession();
  const { data: mine } = useOrders(role === 'seller');
  const openAccountDialog = useAccountDialog();
  if (!settings) return null;
  const { accountTitle, accountNumber, bankName, paymentContact } = settings.bank;
  const order = mine?.orders.find(({ plan: ordered, state }) => ordered === plan.id && state === 'ordered');
  const message = fill(screenshotMessage, { plan: plan.name });
  return (
    <PaymentModal
      open={open}
      onClose={onClose}
      title={fill(heading, { plan: plan.name })}
      labels={{
        ...said,
        copy: { copy: copy.label, copied: copy.copied, refused: copy.refused },
        copyWhat: copy.what,
        unit: order ? fillCount(words.request.months.options, order.months, locale) : words.priceUnit,
        emailNote: user ? emailNote.known : emailNote.unknown,
        paidSentence: words.request.sentence,
        back: words.request.back,
      }}
      amount={order?.missing ?? plan.price}
      reference={order?.reference}
      account={{ title: accountTitle, number: accountNumber, bank: bankName }}
      contactPhone={formatPhone(paymentContact)}
      contactHref={whatsappLink(paymentContact, { message, url: user?.email ?? '' })}
      email={user?.email}
      paidForm={
        role === 'seller' ? (
          <LoadedPart load={loadForm}>
            {({ default: PaidForm }) => <PaidForm plan={plan} email={user?.email ?? ''} />}
          </LoadedPart>
        ) : undefined
      }
      paidNote={
        role === 'seller' ? undefined : (
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
        )
      }
    />
  );
}
