import { yupResolver } from '@hookform/resolvers/yup';
import type { OrderState } from '@karachi-estates/contracts/orders';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { PROOF_KIND } from '@karachi-estates/domain/orders/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useContent } from '../content/contentFor.ts';
import { orders } from '../content/orders.ts';
import { useClaimPayment } from '../data/orders.ts';
import { FileField } from '../forms/FileField.tsx';
import { showFailure } from '../forms/failure.ts';
import { type ClaimValues, claimSchema } from '../forms/orders.ts';
import { said } from '../forms/said.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import { forgetTyped } from '../forms/typed.ts';
import { useTyped } from '../forms/useTyped.ts';

/** What the server takes. */
const MAX_PROOF_BYTES = 10 * 1024 * 1024;

const isPicture = (file: File) => file.type.startsWith('image/');

/** A photo is made smaller before it is sent; a PDF is sent as it is. */
const isTooLarge = (file: File) => !isPicture(file) && file.size > MAX_PROOF_BYTES;

/** Some phones do not say what a file is: then the server looks into it. */
const isOtherKind = (file: File) => !isPicture(file) && file.type !== 'application/pdf' && file.type !== '';

/**
 * The day of the transfer. It stands for itself, so that fields are registered, and faults looked at, in their order.
 */
function PaidOn({ form }: { form: UseFormReturn<ClaimValues> }) {
  const { paidOn } = useContent('orders', orders).form;
  const fault = form.formState.errors.paid_on;
  return (
    <MuiTextField
      {...form.register('paid_on')}
      id={useId()}
      type="date"
      label={paidOn.label}
      error={fault !== undefined}
      helperText={fault?.message}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-required': true } }}
    />
  );
}

/** 'I have paid' for an order: the transfer's number and day, and a proof. */
export default function OrderPaidForm({ order }: { order: OrderState }) {
  const { form: words } = useContent('orders', orders);
  const form = useForm<ClaimValues>({
    defaultValues: { transaction: '', paid_on: '', proof: '' },
    resolver: yupResolver(claimSchema),
  });
  // Who looks into the app of their bank for the number may find the tab loaded again.
  const typedAs = `order-paid/${order.id}`;
  useTyped(form, typedAs);
  const { send } = useClaimPayment();
  const [proof, setProof] = useState<File>();
  const [isSent, setSent] = useState(false);
  const { proof: proofFault } = form.formState.errors;

  function choose(file: File | undefined) {
    setProof(file);
    form.clearErrors('proof');
    if (file && isOtherKind(file)) form.setError('proof', { message: said(told({ PROOF_KIND })) });
    else if (file && isTooLarge(file)) form.setError('proof', { message: words.proof.large });
  }

  async function claim({ transaction, paid_on }: ClaimValues) {
    const sent = proof && (await shrinkPhoto(proof));
    if (sent && sent.size > MAX_PROOF_BYTES) return form.setError('proof', { message: words.proof.large });
    const parts = new FormData();
    parts.append('transaction', transaction);
    parts.append('paid_on', paid_on);
    if (sent) parts.append('proof', sent);
    try {
      await send({ params: { order_id: String(order.id) }, form: parts });
      forgetTyped(typedAs);
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
      <PaidOn form={form} />
      <FileField
        label={words.proof.label}
        help={words.proof.help}
        error={proofFault?.message}
        file={proof}
        onChoose={choose}
      />
      <SubmitButton fullWidth>{words.submit}</SubmitButton>
    </FormLayout>
  );
}
