import { getUser, logout, type User } from '@karachi-estates/contracts/accounts';
import type { Role } from '@karachi-estates/domain/accounts/rules';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useHydrated } from '../chrome/Hydrated.tsx';
import { useNotify } from '../chrome/Notices.tsx';
import { call } from '../data/call.ts';
import { isOwn } from '../data/reading.ts';
import { said } from '../forms/said.ts';
import {
  clearCachedPages,
  clearDrafts,
  clearStorage,
  onSessionChange,
  reloadForOthers,
  storedToken,
  storeSession,
} from './storage.ts';

export interface Session {
  /** `checking` until the browser knows: at once where no token is stored, after the server's answer where one is. */
  status: 'checking' | 'guest' | 'user';
  user: User | null;
  role: Role;
  /**
   * Keeps the token and role that login answered, verifies the user and goes to `to` (the home page unless told; null
   * stays).
   */
  signIn(answer: { token: string; role: string }, to?: string | null): Promise<void>;
  /** Ends the session here and on the server and goes to `to` (the home page unless told). */
  signOut(to?: string): void;
  /** The server does not know this session any more: forgets it here and stays where the person is. */
  drop(): void;
  /** The same when nobody asked for it: says that the session has expired and goes to the login. */
  expire(): void;
  /** Shows a changed user everywhere, for example after the profile was saved. */
  setUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

/** The session of this browser. What hydrates begins as the server drew it, which knows nobody. */
export function useSession(): Session {
  const session = use(SessionContext);
  const isHydrated = useHydrated();
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return isHydrated ? session : { ...session, ...unknown, role: 'guest' };
}

interface SessionState {
  status: Session['status'];
  user: User | null;
}

const unknown: SessionState = { status: 'checking', user: null };
const guest: SessionState = { status: 'guest', user: null };

/**
 * Holds who is signed in. The server knows no session, so the first render is always the guest's, in the browser too;
 * an inline script hides it where a token is stored until the user has been verified.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Where no token is stored nothing has to be found out, and a page that is only read is never drawn again for it.
  const [state, setState] = useState<SessionState>(() => (storedToken() ? unknown : guest));
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  // Only the latest check may speak: a sign-out during a slow check must win.
  const latestCheck = useRef(0);

  const verify = useCallback(async () => {
    latestCheck.current += 1;
    const check = latestCheck.current;
    if (!storedToken()) {
      setState(guest);
      return;
    }
    setState((now) => (now.status === 'user' ? now : unknown));
    const next = await call(getUser).then<SessionState, SessionState>(
      ({ data }) => ({ status: 'user', user: data.user }),
      (error: unknown) => {
        console.warn('The session could not be verified.', error);
        return guest;
      },
    );
    if (check === latestCheck.current) setState(next);
  }, []);

  const forget = useCallback(() => {
    latestCheck.current += 1;
    setState(guest);
    // What was read as this person must not be shown to the next.
    void mutate(isOwn, undefined, { revalidate: false });
  }, [mutate]);

  useEffect(() => {
    void verify();
    // Started without a network, the guest's page is shown; who was signed in is found out when the network is back.
    const again = () => void verify();
    window.addEventListener('online', again);
    const stop = onSessionChange((token) => (token ? void verify() : forget()));
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, [verify, forget]);

  useEffect(reloadForOthers, []);

  useEffect(() => {
    const mark = document.documentElement.dataset;
    if (state.status !== 'checking') delete mark.session;
    else if (storedToken()) mark.session = 'checking';
  }, [state.status]);

  const session = useMemo<Session>(
    () => ({
      ...state,
      role: state.user?.role ?? 'guest',
      async signIn(answer, to = '/') {
        storeSession(answer);
        await verify();
        if (to !== null) await navigate(to);
      },
      signOut(to = '/') {
        // Reads the token at once, so it must stand before the storage is cleared.
        call(logout).catch((error: unknown) => console.warn('The server did not end the session.', error));
        clearStorage();
        clearDrafts();
        clearCachedPages();
        forget();
        void navigate(to);
      },
      drop() {
        clearStorage();
        forget();
      },
      expire() {
        // Several readings of one screen find out at the same time.
        if (state.status === 'guest') return;
        // Without a token nobody was asked who they are: there is no session that could have expired.
        const text = said(storedToken() ? told({ SESSION_EXPIRED }) : told({ NOT_LOGGED_IN }));
        // What was done without a network is sent at the next login.
        clearStorage('outbox');
        forget();
        notify({ text, tone: 'error' });
        void navigate('/login');
      },
      setUser(user) {
        setState({ status: 'user', user });
      },
    }),
    [state, verify, forget, navigate, notify],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
