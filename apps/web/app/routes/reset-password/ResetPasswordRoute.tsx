import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AccountLink } from '../../accounts/AccountNavigation.tsx';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { ResetPasswordForm } from '../../accounts/ResetPasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { dropEnded } from '../../session/dropEnded.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';
import { useSession } from '../../session/SessionProvider.tsx';

// The address holds the secret of the mail, so nothing may repeat it.
export const meta = fixedPageMeta('/reset-password');

/** The page that the mail's link opens: a new password, then to the login. */
export default function ResetPasswordRoute() {
  const { reset: words, forgot } = useContent('accounts', accounts);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const [isInvalid, setInvalid] = useState(false);

  async function changed() {
    // The server has ended every session of that account.
    await dropEnded(session);
    void navigate('/login', { replace: true, state: { after: 'passwordChanged' } satisfies LoginVisit });
  }

  const footer = <AccountLink href="/login">{forgot.back}</AccountLink>;
  const panel = isInvalid
    ? {
        heading: words.invalid.heading,
        lead: <span role="alert">{words.invalid.text}</span>,
        children: (
          <Button href="/forgot-password" size="large">
            {words.invalid.action}
          </Button>
        ),
        footer,
      }
    : {
        heading: words.heading,
        lead: words.lead,
        children: <ResetPasswordForm token={token} onChanged={changed} onInvalidLink={() => setInvalid(true)} />,
        footer,
      };
  return <AccountPage panel={panel} />;
}
