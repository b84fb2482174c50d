import { login } from '@karachi-estates/contracts/accounts';
import type { AnswerOf, BodyOf } from '@karachi-estates/contracts/endpoint';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ACCOUNT_REQUEST_FAILED, LOGIN_INVALID } from '@karachi-estates/domain/accounts/messages';
import { checkLogin } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { type AccountsContent, accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AccountLink } from './AccountNavigation.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import type { AccountPanel } from './panel.ts';

export interface LoginProps {
  /** Stands above the form: what has just been done. */
  note?: string;
  email?: string;
  /** Where a signed-in person goes; null stays where they are. */
  to: string | null;
  onSignedIn?: () => void;
}

function LoginForm({ note, email = '', to, onSignedIn }: LoginProps) {
  const { fields, login: words, showPassword, hidePassword } = useContent('accounts', accounts);
  const form = useForm<BodyOf<typeof login>>({ defaultValues: { email, password: '' } });
  const session = useSession();
  const { send } = useApiMutation(login);

  async function signIn(values: BodyOf<typeof login>) {
    const verdict = checkLogin(values);
    if (!verdict.ok) {
      form.setError('root', { message: said(verdict) });
      form.setFocus(values.email.trim() ? 'password' : 'email');
      return;
    }
    try {
      // An answer is what a server sent, whatever the contract says of it.
      const answer: Partial<AnswerOf<typeof login>> = await send({ body: values });
      if (!answer?.token) {
        form.setError('root', { message: said(told({ LOGIN_INVALID })) });
        return;
      }
      await session.signIn({ token: answer.token, role: answer.role ?? '' }, to);
      onSignedIn?.();
    } catch (error) {
      showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      {note && (
        <Alert severity="success" role="status">
          {note}
        </Alert>
      )}
      <FormLayout form={form} onSubmit={signIn} label={words.heading}>
        <ErrorSummary />
        <EmailField
          name="email"
          label={fields.email.label}
          placeholder={fields.email.placeholder}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={fields.password.label}
          autoComplete="current-password"
          labels={{ show: showPassword, hide: hidePassword }}
        />
        <Box sx={{ justifySelf: 'end', typography: 'body2', '& a': { display: 'inline-block', paddingBlock: 0.5 } }}>
          <AccountLink href="/forgot-password">{words.forgot}</AccountLink>
        </Box>
        <SubmitButton size="large" fullWidth pendingText={words.submitting}>
          {words.submit}
        </SubmitButton>
      </FormLayout>
      <GoogleSignIn
        onAnswer={async (answer) => {
          await session.signIn(answer, to);
          onSignedIn?.();
        }}
      />
    </Stack>
  );
}

/** Login with e-mail and password, or with Google where the operator has set it up. */
export const loginPanel = ({ login: words }: AccountsContent, props: LoginProps): AccountPanel => ({
  heading: words.heading,
  children: <LoginForm {...props} />,
  footer: (
    <>
      {words.noAccount} <AccountLink href="/signup">{words.signup}</AccountLink>
    </>
  ),
});
