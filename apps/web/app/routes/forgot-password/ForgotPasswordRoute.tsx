import { useState } from 'react';
import type { MetaFunction } from 'react-router-dom';
import { AccountLink } from '../../accounts/AccountNavigation.tsx';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { ForgotPasswordForm } from '../../accounts/ForgotPasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { fill } from '../../content/fill.ts';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';

const { forgot: words } = accounts;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/forgot-password'], path: '/forgot-password', origin: originOf(matches) });

/** Asks for the address, then says where to look; the same whether it has an account or not. */
export default function ForgotPasswordRoute() {
  const [sentTo, setSentTo] = useState<string>();
  const footer = <AccountLink href="/login">{words.back}</AccountLink>;
  const panel =
    sentTo === undefined
      ? { heading: words.heading, lead: words.lead, children: <ForgotPasswordForm onSent={setSentTo} />, footer }
      : {
          heading: words.sent.heading,
          children: <p role="status">{fill(words.sent.text, { email: sentTo })}</p>,
          footer,
        };
  return <AccountPage panel={panel} />;
}
