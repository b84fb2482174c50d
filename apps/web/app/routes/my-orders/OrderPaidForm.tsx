import type { OrderState } from '@karachi-estates/contracts/orders';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { orders } from '../../content/orders.ts';
import { useClaimPayment } from '../../data/orders.ts';
import { showFailure } from '../../forms/failure.ts';

/** 'I have paid' for an order: the transfer's number and day, and a proof. */
export default function OrderPaidForm({ order }: { order: OrderState }) {
  const { form: words } = useContent('orders', orders);
  const form = useForm({ defaultValues: { transaction: '', paid_on: '' } });
  const { send } = useClaimPayment();
  const [proof, setProof] = useState<File>();
  const [isSent, setSent] = useState(false);
  const proofId = useId();
  const dayId = useId();
  const dayFault = form.formState.errors.paid_on?.message;

  async function claim(values: { transaction: string; paid_on: string }) {
    const parts = new FormData();
    for (const [name, value] of Object.entries(values)) parts.append(name, value);
    if (proof) parts.append('proof', proof);
    try {
      await send({ params: { order_id: String(order.id) }, form: parts });
      setSent(true);
    } catch (error) {
      showFailure(form, error, words.failed);
    }
  }

  if (isSent) {
    return (
      <Alert severity="success" role="status">
        <AlertTitle>{words.done.heading}</AlertTitle>
        {words.done.text}
      </Alert>
    );
  }
  return (
    <FormLayout form={form} onSubmit={claim} label={words.heading}>
      <ErrorSummary />
      <TextField
        name="transaction"
        label={words.transaction.label}
        help={words.transaction.help}
        maxLength={80}
        required
      />
      <MuiTextField
        {...form.register('paid_on')}
        id={dayId}
        type="date"
        label={words.paidOn.label}
        error={dayFault !== undefined}
        helperText={dayFault}
        fullWidth
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <MuiTextField
        id={proofId}
        type="file"
        label={words.proof.label}
        helperText={words.proof.help}
        fullWidth
        slotProps={{ htmlInput: { accept: 'image/*,application/pdf' }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setProof((target as HTMLInputElement).files?.[0])}
      />
      <SubmitButton fullWidth>{words.submit}</SubmitButton>
    </FormLayout>
  );
}
