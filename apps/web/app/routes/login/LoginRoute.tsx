import { useLocation } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { loginPanel } from '../../accounts/LoginForm.tsx';
import { sellersOnlyPanel } from '../../accounts/SellersOnlyNotice.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const meta = fixedPageMeta('/login');

/** Login, also after a signup or a new password, and for a buyer who asked for a seller's page. */
export default function LoginRoute() {
  const words = useContent('accounts', accounts);
  const visit = useLocation().state as LoginVisit | null;
  const { user } = useSession();
  if (user && visit?.forSellers) return <AccountPage panel={sellersOnlyPanel(words, user.email)} />;
  const note = visit?.after && words.login[visit.after];
  return <AccountPage panel={loginPanel(words, { to: '/', note, email: visit?.email })} />;
}
