import { getUser, logout, type User } from '@karachi-estates/contracts/accounts';
import type { Role } from '@karachi-estates/domain/accounts/rules';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import {
  createContext,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useHydrated } from '../chrome/Hydrated.tsx';
import { useNotify } from '../chrome/Notices.tsx';
import { type CallFailed, call } from '../data/call.ts';
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
  /** Why the server could not be asked who this is. It is asked again (FavouritesSync), and nobody is signed out. */
  error?: unknown;
  /** Asks it again now. */
  retry(): Promise<void>;
  /**
   * Keeps the token and role that login answered, verifies the user and goes to `to` (the home page unless told; null
   * stays).
   */
  signIn(answer: { token: string; role: string }, to?: string | null): Promise<void>;
  /** Ends the session here and on the server and goes to `to` (the home page unless told). */
  signOut(to?: string): void;
  /** The server does not know this session any more: forgets it here and stays where the person is. */
  drop(): void;
  /** The same when nobody asked for it: says that the session has expired and goes to the login. Once is enough. */
  expire(): void;
  /** Shows a changed user everywhere, for example after the profile was saved. */
  setUser(user: User): void;
}

/** For what may stand outside of a session, as the screen of an error; all else takes {@link useSession}. */
export const SessionContext = createContext<Session | null>(null);

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
  error?: unknown;
  /** The one that the user was verified with. */
  token?: string;
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
    const token = storedToken();
    if (!token) {
      setState(guest);
      return;
    }
    setState((now) => (now.user || now.error ? now : unknown));
    const next = await call(getUser).then<SetStateAction<SessionState>, SetStateAction<SessionState>>(
      ({ data }) => ({ status: 'user', user: data.user, token }),
      (error: CallFailed) => {
        console.warn('The session was not verified.', error);
        if (error.status === 401) return guest;
        // The server has not spoken: whoever it knew with this token is known still.
        return (now) => (now.token === token ? now : { ...unknown, error });
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
    return onSessionChange((token) => (token ? void verify() : forget()));
  }, [verify, forget]);

  useEffect(reloadForOthers, []);

  useEffect(() => {
    const mark = document.documentElement.dataset;
    // Where the server cannot be reached, what is open to everybody is shown as guests see it.
    if (state.status !== 'checking' || state.error) delete mark.session;
    else mark.session = 'checking';
  }, [state]);

  const session = useMemo<Session>(
    () => ({
      ...state,
      role: state.user?.role ?? 'guest',
      retry: verify,
      async signIn(answer, to = '/') {
        storeSession(answer);
        await verify();
        if (to !== null) await navigate(to);
      },
      signOut(to = '/') {
        // Reads the token at once, so it must stand before the storage is cleared. Here the session ends in any case.
        call(logout).catch(() => undefined);
        clearStorage();
        clearDrafts();
        clearCachedPages();
        forget();
        void navigate(to);
      },
      drop() {
        // What was done without a network is sent at the next login.
        clearStorage('outbox');
        forget();
      },
      expire() {
        // Several readings of one screen find out at the same time. The check at the start leaves the token.
        if (state.status === 'guest' && !storedToken()) return;
        // Without a token nobody was asked who they are: there is no session that could have expired.
        const text = said(storedToken() ? told({ SESSION_EXPIRED }) : told({ NOT_LOGGED_IN }));
        clearStorage('outbox');
        forget();
        notify({ text, tone: 'error' });
        void navigate('/login');
      },
      setUser(user) {
        setState((now) => ({ ...now, user }));
      },
    }),
    [state, verify, forget, navigate, notify],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
