import {
  type DemoPerson,
  type DeskSession,
  getDeskSession,
  lookAround,
  type StaffMember,
  signInAtDesk,
  signOutAtDesk,
} from '@karachi-estates/contracts/desk';
import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import { createContext, use } from 'react';
import type { AuthProvider } from 'react-admin';
import { type Call, CallFailed } from './call.ts';
import { needed } from './resources.ts';

/** How somebody comes in: with what they know, or for a look around. */
export type SignIn = BodyOf<typeof signInAtDesk> | { as: DemoPerson };

/** Who is signed in, asked once and remembered until it changes. */
export class Session {
  readonly #call: Call;
  #known: Promise<DeskSession> | undefined;

  constructor(call: Call) {
    this.#call = call;
  }

  /** @throws CallFailed where the server does not say */
  read(): Promise<DeskSession> {
    this.#known ??= this.#call(getDeskSession).catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }

  /** Somebody has signed in, or typed a fresh code. */
  begin(staff: StaffMember): void {
    this.#known = Promise.resolve({ staff, demo: [] });
  }

  /** The server is asked again. */
  forget(): void {
    this.#known = undefined;
  }
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('The desk has no session here.');
  return session;
}

/** What the site stores for a buyer or seller who is signed in, by the specification's names. */
function signInAtSite({ token, role }: { token: string; role: string }): void {
  localStorage.setItem('authToken', token);
  localStorage.setItem('token', token);
  localStorage.setItem('userRole', role);
}

/** react-admin's questions about the session, answered by the API. */
export function createAuthProvider(call: Call, session: Session): AuthProvider {
  const staffOf = async (): Promise<StaffMember> => {
    const { staff } = await session.read();
    if (!staff) throw new CallFailed(401, {});
    return staff;
  };

  return {
    async login(given: SignIn) {
      const { staff, ...answer } =
        'as' in given ? await call(lookAround, { body: given }) : await call(signInAtDesk, { body: given });
      if (staff) {
        session.begin(staff);
        return undefined;
      }
      // A demo seller or buyer looks around on the site itself.
      if ('token' in answer && answer.token) signInAtSite({ token: answer.token, role: answer.role ?? '' });
      window.location.assign('/');
      return { redirectTo: false };
    },
    async logout() {
      const known = await session.read().catch(() => undefined);
      session.forget();
      // A session that has ended already needs no ending.
      if (known?.staff) await call(signOutAtDesk).catch(() => undefined);
    },
    async checkAuth() {
      await staffOf();
    },
    async checkError(error: unknown) {
      if (!(error instanceof CallFailed) || error.status !== 401) return;
      session.forget();
      throw error;
    },
    async getIdentity() {
      const { id, name } = await staffOf();
      return { id, fullName: name };
    },
    async getPermissions() {
      return (await staffOf()).permissions;
    },
    async canAccess({ resource }) {
      const permission = needed[resource];
      return !permission || (await staffOf()).permissions.includes(permission);
    },
  };
}
