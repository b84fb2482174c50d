import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { loginPanel } from '../../accounts/LoginForm.tsx';
import { sellersOnlyPanel } from '../../accounts/SellersOnlyNotice.tsx';
import { accounts } from '../../content/accounts.ts';
import { useContent } from '../../content/contentFor.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { storedToken } from '../../session/storage.ts';

// With demo data on the machine itself only; nobody else loads it or asks for it.
const LookAround = lazy(() => import('../../accounts/LookAround.tsx'));

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a look around may be offered: demo data is on, and the page is open on the machine that serves it. */
function useDemo(): boolean {
  const { data: settings } = useSiteSettings();
  const [isHere, setHere] = useState(false);
  // The page is the same for everybody until it is hydrated.
  useEffect(() => setHere(THIS_MACHINE.test(window.location.hostname)), []);
  return isHere && settings?.demoData === true;
}

export const meta = fixedPageMeta('/login');

/** Login, also after a signup or a new password, and for a buyer who asked for a seller's page. */
export default function LoginRoute() {
  const words = useContent('accounts', accounts);
  const visit = useLocation().state as LoginVisit | null;
  const { user, status, expire } = useSession();
  // A token that the server refused at the start is still there: somebody had a session, and is told that it is over.
  useEffect(() => {
    if (status === 'guest' && storedToken()) expire();
  }, [status, expire]);
  const mayLookAround = useDemo();
  if (user && visit?.forSellers) return <AccountPage panel={sellersOnlyPanel(words, user.email)} />;
  const note = visit?.after && words.login[visit.after];
  return (
    <AccountPage
      panel={loginPanel(words, { to: '/', note, email: visit?.email })}
      below={
        mayLookAround && (
          <Suspense fallback={null}>
            <LookAround />
          </Suspense>
        )
      }
    />
  );
}
