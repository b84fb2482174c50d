import { googleLogin } from '@karachi-estates/contracts/accounts';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { call } from '../data/call.ts';
import { useSettings } from '../data/settings.ts';
import { claimsOf, loadGoogle } from './google.ts';

interface GoogleSignInProps {
  onAnswer(answer: { token: string; role: string }): Promise<void>;
}

/**
 * Google's own button, after an 'or'. Nothing is drawn where the operator has set no client id or Google cannot be
 * reached.
 */
export function GoogleSignIn({ onAnswer }: GoogleSignInProps) {
  const words = useContent('accounts', accounts);
  const clientId = useSettings().data?.googleClientId;
  const [isOut, setOut] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const answered = useEffectEvent(onAnswer);

  useEffect(() => {
    if (!clientId) return;
    // By the specification, what goes wrong with Google is only logged: the form above works without it.
    const log = (error: unknown) => console.warn('Signing in with Google failed.', error);
    let gone = false;
    loadGoogle()
      .then((google) => {
        if (gone || !place.current) return;
        google.initialize({
          client_id: clientId,
          callback: ({ credential }) => {
            call(googleLogin, { body: { ...claimsOf(credential), credential } })
              .then(({ data }) => answered({ token: data.token, role: data.role ?? data.user.role }))
              .catch(log);
          },
        });
        google.renderButton(place.current, {
          type: 'standard',
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
        });
      })
      .catch((error: unknown) => {
        log(error);
        // An 'or' with nothing after it would only ask what is missing.
        if (!gone) setOut(true);
      });
    return () => {
      gone = true;
    };
  }, [clientId]);

  if (!clientId || isOut) return null;
  return (
    <>
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>{words.or}</Divider>
      {/* Google draws its button for light pages. */}
      <Box ref={place} sx={{ display: 'grid', justifyItems: 'center', minHeight: '2.75rem', colorScheme: 'light' }} />
    </>
  );
}
