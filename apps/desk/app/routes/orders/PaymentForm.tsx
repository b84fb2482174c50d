import { yupResolver } from '@hookform/resolvers/yup';
import { enterDeskPayment } from '@karachi-estates/contracts/deskMoney';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { useApi } from '../../data/api.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';

const words = money.order.form;

const line = (max: number, missing: string) => yup.string().trim().required(missing).max(max);
const schema = yup.object({
  amount: line(20, words.missing.amount).label(words.amount),
  bank: line(60, words.missing.bank).label(words.bank),
  transaction: line(120, words.missing.transaction).label(words.transaction),
  received_on: line(10, words.missing.day).label(words.day),
  payer: yup.string().trim().max(120).default(''),
});

/** Books a transfer that somebody saw at the bank for an order. */
export function PaymentForm({ orderId }: { orderId: number }) {
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    defaultValues: { amount: '', bank: '', transaction: '', received_on: '', payer: '' },
    resolver: yupResolver(schema),
  });
  return (
    <FormLayout
      form={form}
      label={words.title}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async (body) => {
        const sent = form.getValues();
        try {
          const { message } = await perform(() => call(enterDeskPayment, { params: { id: String(orderId) }, body }));
          notify(message, { type: 'info' });
          takeSent(form, sent);
          refresh();
        } catch (error) {
          showFailure(form, error);
        }
      }}
    >
      <ErrorSummary />
      <TextField name="amount" label={words.amount} inputMode="decimal" autoComplete="off" />
      <TextField name="bank" label={words.bank} autoComplete="off" />
      <TextField name="transaction" label={words.transaction} autoComplete="off" />
      <TextField name="received_on" label={words.day} slotProps={{ htmlInput: { type: 'date' } }} />
      <TextField name="payer" label={words.payer} autoComplete="off" optional />
      <SubmitButton>{words.submit}</SubmitButton>
    </FormLayout>
  );
}
