import { yupResolver } from '@hookform/resolvers/yup';
import type { DemoPerson } from '@karachi-estates/contracts/desk';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { Doorway } from '../../chrome/Doorway.tsx';
import { frame } from '../../content/frame.ts';
import { signIn as words } from '../../content/signIn.ts';
import { CallFailed } from '../../data/call.ts';
import { type SignIn, useSession } from '../../data/session.ts';
import { showFailure } from '../../parts/showFailure.ts';

const schema = yup.object({
  email: yup.string().trim().required(words.missing.email),
  password: yup.string().required(words.missing.password),
  code: yup.string().trim().required(words.missing.code),
});

/** The ways in without a password; empty wherever they are not offered. */
function useDemoPersons(): readonly DemoPerson[] {
  const session = useSession();
  const [persons, setPersons] = useState<readonly DemoPerson[]>([]);
  useEffect(() => {
    let isHere = true;
    session.read().then(
      ({ demo }) => isHere && setPersons(demo),
      // Without an answer nothing is offered; signing in says what is wrong.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [session]);
  return persons;
}

/** The door of the desk: password and a code, or a look around where that is offered. */
export default function SignInRoute() {
  const login = useLogin();
  const persons = useDemoPersons();
  const [hasPhone, setHasPhone] = useState(true);
  const [refusal, setRefusal] = useState('');
  const form = useForm({ defaultValues: { email: '', password: '', code: '' }, resolver: yupResolver(schema) });

  async function lookAround(as: DemoPerson) {
    setRefusal('');
    try {
      await login({ as } satisfies SignIn);
    } catch (error) {
      setRefusal(error instanceof CallFailed ? error.message : frame.calls.unreadable);
    }
  }

  return (
    <Doorway title={words.title} lead={words.lead}>
      <FormLayout
        form={form}
        label={words.title}
        sx={{ gap: 2 }}
        onSubmit={async (values) => {
          try {
            await login(values satisfies SignIn);
          } catch (error) {
            // A code works once: the next try needs another.
            form.resetField('code');
            showFailure(form, error);
          }
        }}
      >
        <ErrorSummary />
        <EmailField name="email" label={words.email} autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <TextField
          name="code"
          label={hasPhone ? words.code : words.recovery}
          help={hasPhone ? words.codeHelp : words.recoveryHelp}
          inputMode={hasPhone ? 'numeric' : 'text'}
          autoComplete={hasPhone ? 'one-time-code' : 'off'}
          slotProps={{ htmlInput: { autoCapitalize: 'off', spellCheck: false } }}
        />
        <SubmitButton size="large" fullWidth>
          {words.submit}
        </SubmitButton>
      </FormLayout>
      <Button variant="text" size="medium" onClick={() => setHasPhone(!hasPhone)}>
        {hasPhone ? words.lostPhone : words.havePhone}
      </Button>
      {persons.length > 0 && (
        <>
          <Divider />
          <section aria-labelledby="look-around">
            <Typography id="look-around" variant="h4" component="h2">
              {words.demo.title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
              {words.demo.text}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {persons.map((person) => (
                <Button key={person} variant="outlined" onClick={() => lookAround(person)}>
                  {words.demo.as[person]}
                </Button>
              ))}
            </Box>
            {refusal && (
              <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
                {refusal}
              </Alert>
            )}
          </section>
        </>
      )}
    </Doorway>
  );
}
