import { yupResolver } from '@hookform/resolvers/yup';
import { acceptInvitation, openInvitation } from '@karachi-estates/contracts/deskStaff';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { QrCode } from '@karachi-estates/design-system/QrCode';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as yup from 'yup';
import { Doorway } from '../../chrome/Doorway.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { join as words } from '../../content/join.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed, isRefusal } from '../../data/call.ts';
import { useSession } from '../../data/session.ts';
import { CodeField } from '../../parts/CodeField.tsx';
import { newPassword } from '../../parts/newPassword.ts';
import { RecoveryCodes } from '../../parts/RecoveryCodes.tsx';
import { showFailure } from '../../parts/showFailure.ts';

type Invitation = AnswerOf<typeof openInvitation>;

const schema = yup.object({
  name: yup.string().trim().required(words.missing.name).max(80),
  password: newPassword(words.missing.password),
  code: yup.string().trim().required(words.missing.code),
});

interface JoinFormProps {
  token: string;
  invitation: Invitation;
  onJoined: (recoveryCodes: readonly string[]) => void;
}

function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const call = useApi();
  const session = useSession();
  const form = useForm({ defaultValues: { name: '', password: '', code: '' }, resolver: yupResolver(schema) });
  return (
    <FormLayout
      form={form}
      label={words.title}
      sx={{ gap: 2 }}
      onSubmit={async (values) => {
        try {
          const { staff, recovery_codes: codes } = await call(acceptInvitation, { body: { token, ...values } });
          session.begin(staff);
          onJoined(codes);
        } catch (error) {
          showFailure(form, error);
        }
      }}
    >
      <ErrorSummary />
      <Typography variant="h4" component="h2">
        {words.phone.title}
      </Typography>
      <Typography variant="body2">{words.phone.text}</Typography>
      <QrCode value={invitation.otpauth_url} label={words.phone.qr} sx={{ width: '11rem', height: '11rem' }} />
      {/* A phone cannot scan its own screen. */}
      <Button
        variant="outlined"
        href={invitation.otpauth_url}
        sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
      >
        {words.phone.open}
      </Button>
      <Typography variant="body2">
        {words.phone.byHand} <code style={{ overflowWrap: 'anywhere' }}>{invitation.secret}</code>
      </Typography>
      <CodeField label={words.code} help={words.codeHelp} />
      <Typography variant="h4" component="h2">
        {words.you.title}
      </Typography>
      <TextField name="name" label={words.name} help={words.nameHelp} autoComplete="name" />
      {/* Password managers store a new password under the name before it. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <PasswordField name="password" autoComplete="new-password" strength />
      <SubmitButton size="large" fullWidth>
        {words.submit}
      </SubmitButton>
    </FormLayout>
  );
}

type Reading = { state: 'reading' } | { state: 'read'; invitation: Invitation } | { state: 'failed'; error: unknown };

/**
 * The first visit of a new member of staff: the link of an invitation, the authenticator, a password, recovery codes.
 */
export default function JoinRoute() {
  const call = useApi();
  // After the number sign: servers and their logs never see it.
  const token = useLocation().hash.slice(1);
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [codes, setCodes] = useState<readonly string[]>();

  const read = useCallback(() => {
    setReading({ state: 'reading' });
    call(openInvitation, { body: { token } }).then(
      (invitation) => setReading({ state: 'read', invitation }),
      (error: unknown) => setReading({ state: 'failed', error }),
    );
  }, [call, token]);
  useEffect(read, [read]);

  if (codes) {
    return (
      <Doorway title={words.codes.title} lead={words.codes.text}>
        <RecoveryCodes codes={codes} />
        <Button size="large" component={Link} to="/">
          {words.codes.kept}
        </Button>
      </Doorway>
    );
  }
  if (reading.state === 'reading') {
    return (
      <Doorway title={words.title} lead={words.loading}>
        <ScreenSkeleton rows={5} />
      </Doorway>
    );
  }
  if (reading.state === 'failed') {
    const { error } = reading;
    return (
      <Doorway title={words.title}>
        {!token || (isRefusal(error) && error.status !== 429) ? (
          <EmptyState title={words.gone.title}>{words.gone.text}</EmptyState>
        ) : (
          <FailedState title={words.failed} onRetry={read}>
            {error instanceof CallFailed ? error.message : undefined}
          </FailedState>
        )}
      </Doorway>
    );
  }
  const { invitation } = reading;
  const roles = invitation.roles.map((role) => terms.roles[role]).join(', ');
  return (
    <Doorway title={words.title} lead={words.invited(invitation.email, roles)}>
      <JoinForm token={token} invitation={invitation} onJoined={setCodes} />
    </Doorway>
  );
}
