import { type MetaFunction, useLocation } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { loginPanel } from '../../accounts/LoginForm.tsx';
import { sellersOnlyPanel } from '../../accounts/SellersOnlyNotice.tsx';
import { accounts } from '../../content/accounts.ts';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/login'], path: '/login', origin: originOf(matches) });

/** Login, also after a signup or a new password, and for a buyer who asked for a seller's page. */
export default function LoginRoute() {
  const visit = useLocation().state as LoginVisit | null;
  const { user } = useSession();
  if (user && visit?.forSellers) return <AccountPage panel={sellersOnlyPanel(user.email)} />;
  const note = visit?.after && accounts.login[visit.after];
  return <AccountPage panel={loginPanel({ to: '/', note, email: visit?.email })} />;
}
