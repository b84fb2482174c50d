import { yupResolver } from '@hookform/resolvers/yup';
import { forgotPassword } from '@karachi-estates/contracts/accounts';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ACCOUNT_REQUEST_FAILED } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useForm } from 'react-hook-form';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type ForgotPasswordValues, forgotPasswordSchema } from '../forms/accounts.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

/** Asks for the address that the link to a new password goes to. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const { fields, forgot: words } = useContent('accounts', accounts);
  const form = useForm<ForgotPasswordValues>({
    defaultValues: { email: '' },
    resolver: yupResolver(forgotPasswordSchema),
  });
  const { send } = useApiMutation(forgotPassword);

  async function ask(values: ForgotPasswordValues) {
    try {
      await send({ body: values });
      onSent(values.email.trim());
    } catch (error) {
      showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <FormLayout form={form} onSubmit={ask} label={words.heading}>
      <ErrorSummary />
      <EmailField
        name="email"
        label={fields.email.label}
        placeholder={fields.email.placeholder}
        autoComplete="username"
      />
      <SubmitButton size="large" fullWidth pendingText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </FormLayout>
  );
}
