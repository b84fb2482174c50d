import { yupResolver } from '@hookform/resolvers/yup';
import {
  type AccountState,
  cancelEmailChange,
  changeEmail,
  mailConfirmation,
} from '@karachi-estates/contracts/accounts';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { ownership } from '../../content/ownership.ts';
import { ACCOUNT } from '../../data/accounts.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { type ChangeEmailValues, changeEmailSchema } from '../../forms/accounts.ts';
import { showFailure } from '../../forms/failure.ts';
import { AccountSection } from './AccountSection.tsx';
import { RequestNote } from './RequestNote.tsx';
import { useRequest } from './useRequest.ts';

interface ChangeFormProps {
  hasPassword: boolean;
  onAsked: (message: string) => void;
  onCancel: () => void;
}

function ChangeForm({ hasPassword, onAsked, onCancel }: ChangeFormProps) {
  const ownershipWords = useContent('ownership', ownership);
  const accountsWords = useContent('accounts', accounts);
  const { email: words } = useContent('ownership', ownership);
  const form = useForm<ChangeEmailValues>({
    defaultValues: { email: '', currentPassword: '' },
    resolver: yupResolver(changeEmailSchema(hasPassword)),
  });
  const { send } = useApiMutation(changeEmail, [ACCOUNT]);

  async function ask(values: ChangeEmailValues) {
    try {
      onAsked((await send({ body: values })).message);
    } catch (error) {
      showFailure(form, error, ownershipWords.requestFailed);
    }
  }

  return (
    <FormLayout form={form} onSubmit={ask} label={words.change}>
      <ErrorSummary />
      <EmailField name="email" label={words.field} autoComplete="email" autoFocus />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label={accountsWords.fields.currentPassword.label}
          autoComplete="current-password"
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </FormLayout>
  );
}

/** The address of the account: whether it is confirmed, and the way to another one. */
export function ProfileEmail({ account }: { account: AccountState }) {
  const { email: words } = useContent('ownership', ownership);
  const [isChanging, setChanging] = useState(false);
  const [wasChanging, setWasChanging] = useState(false);
  const again = useApiMutation(mailConfirmation);
  const keep = useApiMutation(cancelEmailChange, [ACCOUNT]);
  const { said, isWorking, run } = useRequest();
  const state = account.email_confirmed ? words.confirmed : words.unconfirmed;
  const pending = account.email_confirmed ? words.pending : words.pendingUnconfirmed;
  return (
    <AccountSection heading={words.heading} lead={fill(state, { email: account.email })}>
      <RequestNote said={said} />
      {account.pending_email && <Typography>{fill(pending, { email: account.pending_email })}</Typography>}
      {isChanging ? (
        <ChangeForm
          hasPassword={account.has_password}
          onAsked={(message) => {
            setChanging(false);
            void run(async () => ({ message }));
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {!account.email_confirmed && (
            <Button variant="outlined" onClick={() => run(() => again.send())} {...heldWhile(isWorking)}>
              {words.mailAgain}
            </Button>
          )}
          {account.pending_email && (
            <Button variant="outlined" onClick={() => run(() => keep.send())} {...heldWhile(isWorking)}>
              {words.keep}
            </Button>
          )}
          <Button
            ref={wasChanging ? takeFocusInView : undefined}
            variant="outlined"
            onClick={() => {
              setWasChanging(true);
              setChanging(true);
            }}
          >
            {words.change}
          </Button>
        </Stack>
      )}
    </AccountSection>
  );
}
