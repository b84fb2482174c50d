import { yupResolver } from '@hookform/resolvers/yup';
import { type AccountState, eraseAccount, keepAccount } from '@karachi-estates/contracts/accounts';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { useBackCloses } from '@karachi-estates/design-system/theme/useBackCloses';
import { fullDate } from '@karachi-estates/domain/day';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { ownership } from '../../content/ownership.ts';
import { ACCOUNT, downloadAccount, SESSIONS } from '../../data/accounts.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { type EraseValues, eraseSchema } from '../../forms/accounts.ts';
import { showFailure } from '../../forms/failure.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { AccountSection } from './AccountSection.tsx';
import { LEAVING } from './ErasureNotice.tsx';
import { RequestNote } from './RequestNote.tsx';
import { useRequest } from './useRequest.ts';

interface EraseFormProps {
  hasPassword: boolean;
  onAsked: (message: string) => void;
  onCancel: () => void;
}

function EraseForm({ hasPassword, onAsked, onCancel }: EraseFormProps) {
  const ownershipWords = useContent('ownership', ownership);
  const accountsWords = useContent('accounts', accounts);
  const { leaving: words } = useContent('ownership', ownership);
  const form = useForm<EraseValues>({
    defaultValues: { currentPassword: '' },
    resolver: yupResolver(eraseSchema(hasPassword)),
  });
  const { send } = useApiMutation(eraseAccount, [ACCOUNT, SESSIONS]);

  async function ask(values: EraseValues) {
    try {
      onAsked((await send({ body: values })).message);
    } catch (error) {
      showFailure(form, error, ownershipWords.requestFailed);
    }
  }

  return (
    <FormLayout form={form} onSubmit={ask} label={words.title}>
      <ErrorSummary />
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

/** Taking everything along, and leaving with fourteen days to change one's mind. */
export function ProfileLeaving({ account }: { account: AccountState }) {
  const locale = useLocale();
  const { leaving: words, export: data } = useContent('ownership', ownership);
  const [isAsking, setAsking] = useState(false);
  useBackCloses(isAsking, () => setAsking(false));
  const keep = useApiMutation(keepAccount, [ACCOUNT]);
  const leaving = useRequest();
  const taking = useRequest();
  const id = useId();
  return (
    <>
      <AccountSection heading={data.heading} lead={data.lead}>
        <RequestNote said={taking.said} />
        <div>
          <Button
            variant="outlined"
            onClick={() =>
              taking.run(async () => {
                await downloadAccount(data.file);
                return undefined;
              })
            }
            {...heldWhile(taking.isWorking)}
          >
            {data.action}
          </Button>
        </div>
      </AccountSection>
      <AccountSection
        anchor={LEAVING}
        heading={words.heading}
        lead={account.erase_at ? fill(words.pending, { date: fullDate(account.erase_at, locale) }) : words.lead}
      >
        <RequestNote said={leaving.said} />
        <div>
          {account.erase_at ? (
            <Button
              onClick={() => leaving.run(() => keep.send())}
              variant="contained"
              {...heldWhile(leaving.isWorking)}
            >
              {words.keep}
            </Button>
          ) : (
            <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
              {words.open}
            </Button>
          )}
        </div>
      </AccountSection>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{words.text}</DialogContentText>
            <EraseForm
              hasPassword={account.has_password}
              onAsked={(message) => {
                setAsking(false);
                void leaving.run(async () => ({ message }));
              }}
              onCancel={() => setAsking(false)}
            />
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
