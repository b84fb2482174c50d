import { yupResolver } from '@hookform/resolvers/yup';
import { changePassword } from '@karachi-estates/contracts/accounts';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ACCOUNT_REQUEST_FAILED } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type ChangePasswordValues, changePasswordSchema } from '../forms/accounts.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';
import { useConfirmation } from '../forms/useConfirmation.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ChangePasswordFormProps {
  /** For password managers, which keep passwords by it. */
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

/** Changes the password of somebody who knows the present one. */
export function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const accountsWords = useContent('accounts', accounts);
  const { fields } = useContent('accounts', accounts);
  const words = useContent('accounts', accounts).profile.changePassword;
  const form = useForm<ChangePasswordValues>({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    resolver: yupResolver(changePasswordSchema),
  });
  useConfirmation(form);
  const { send } = useApiMutation(changePassword);

  async function save(values: ChangePasswordValues) {
    try {
      await send({ body: values });
      onChanged();
    } catch (error) {
      showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <FormLayout form={form} onSubmit={save} label={words.open}>
      <ErrorSummary />
      {/* Keeps the new password with its account; what has the type `hidden` is not looked at by browsers that do. */}
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="currentPassword"
        autoFocus
        label={fields.currentPassword.label}
        autoComplete="current-password"
        labels={{ show: accountsWords.showPassword, hide: accountsWords.hidePassword }}
      />
      <NewPasswordFields label={fields.newPassword.label} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        <Button variant="outlined" onClick={onCancel}>
          {accountsWords.profile.cancel}
        </Button>
      </Stack>
    </FormLayout>
  );
}
