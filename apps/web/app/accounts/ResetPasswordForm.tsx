import { yupResolver } from '@hookform/resolvers/yup';
import { resetPassword } from '@karachi-estates/contracts/accounts';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ACCOUNT_REQUEST_FAILED } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useForm } from 'react-hook-form';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { CallFailed } from '../data/call.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type ResetPasswordValues, resetPasswordSchema } from '../forms/accounts.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';
import { useConfirmation } from '../forms/useConfirmation.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string;
  onChanged: () => Promise<void>;
  /** The link was used already or is too old. */
  onInvalidLink: () => void;
}

/** Sets a new password with the link from the mail. */
export function ResetPasswordForm({ token, onChanged, onInvalidLink }: ResetPasswordFormProps) {
  const { fields, reset: words } = useContent('accounts', accounts);
  const form = useForm<ResetPasswordValues>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: yupResolver(resetPasswordSchema),
  });
  useConfirmation(form);
  const { send } = useApiMutation(resetPassword);

  async function save(values: ResetPasswordValues) {
    try {
      await send({ body: { ...values, token } });
      await onChanged();
    } catch (error) {
      if (error instanceof CallFailed && error.fields.token) onInvalidLink();
      else showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <FormLayout form={form} onSubmit={save} label={words.heading}>
      <ErrorSummary />
      <NewPasswordFields label={fields.newPassword.label} />
      <SubmitButton size="large" fullWidth pendingText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </FormLayout>
  );
}
