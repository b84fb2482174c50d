import { useState } from 'react';
import { AccountLink } from '../../accounts/AccountNavigation.tsx';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { ForgotPasswordForm } from '../../accounts/ForgotPasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/forgot-password');

/** Asks for the address, then says where to look; the same whether it has an account or not. */
export default function ForgotPasswordRoute() {
  const { forgot: words } = useContent('accounts', accounts);
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
