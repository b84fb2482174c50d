import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Failed } from '../chrome/FailedScreen.tsx';
import { Waiting } from '../chrome/Waiting.tsx';
import { admit } from './audience.ts';
import type { LoginVisit } from './loginVisit.ts';
import { useSession } from './SessionProvider.tsx';
import { useScreen } from './useScreen.ts';

/** The one place that decides who sees what. The server enforces the same for the data. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const screen = useScreen();
  const visit = useLocation().state as LoginVisit | null;
  const admission = admit(screen?.audience ?? 'everyone', session, visit);
  if (admission.show === 'redirect') return <Navigate to={admission.to} state={admission.visit} replace />;
  if (admission.show === 'screen') return children;
  return session.error ? <Failed error={session.error} /> : <Waiting />;
}
