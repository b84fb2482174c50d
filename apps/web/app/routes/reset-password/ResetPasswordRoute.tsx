import Button from '@mui/material/Button';
import { useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router-dom';
import { AccountLink } from '../../accounts/AccountNavigation.tsx';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { ResetPasswordForm } from '../../accounts/ResetPasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';
import { useSession } from '../../session/SessionProvider.tsx';

const { reset: words, forgot } = accounts;

export const meta: MetaFunction = ({ matches }) =>
  // The address holds the secret of the mail, so nothing may repeat it.
  pageMeta({ seo: seo['/reset-password'], path: '/reset-password', origin: originOf(matches) });

/** The page that the mail's link opens: a new password, then to the login. */
export default function ResetPasswordRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const session = useSession();
  const [isInvalid, setInvalid] = useState(false);

  function changed() {
    // The server has ended every session, this browser's too.
    session.drop();
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
