import { getUser } from '@karachi-estates/contracts/accounts';
import { CallFailed, call } from '../data/call.ts';
import type { Session } from './SessionProvider.tsx';
import { storedToken } from './storage.ts';

/**
 * Forgets the session of this browser if the server has ended it. The link of a mail may be another account's than the
 * one that is signed in here, and a guest keeps what is on the device.
 * @returns whether somebody is signed in still.
 */
export async function dropEnded(session: Session): Promise<boolean> {
  if (!storedToken()) return false;
  const hasEnded = await call(getUser).then(
    () => false,
    (error: unknown) => error instanceof CallFailed && error.status === 401,
  );
  if (hasEnded) session.drop();
  return !hasEnded;
}
