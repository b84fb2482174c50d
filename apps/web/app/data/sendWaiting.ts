import { writeToSeller } from '@karachi-estates/contracts/enquiries';
import { CallFailed, call, isRefusal } from './call.ts';
import { takeFromAccount, tellAccount, toGuest } from './favourites.ts';
import { dropDeeds, noteRefused, type Waiting, waitingDeeds } from './outbox.ts';

/** What became of the deeds that waited. */
interface SentDeeds {
  sent: number;
  /** Refused for good, for example a message about a home that is sold by now. */
  refused: number;
}

const TOO_MANY = 429;

/** Whether a deed can be sent now: a change of favourites waits until it is known who is signed in. */
export const isSendable = ({ kind }: Waiting, account: number | undefined): boolean =>
  kind === 'message' || account !== undefined;

/** @returns whether it was sent: what another account has left on the device is not. */
async function send(deed: Waiting, account: number | undefined): Promise<boolean> {
  if (deed.kind === 'message') await call(writeToSeller, { body: deed.body, idempotencyKey: deed.key });
  else if (deed.owner !== account) return false;
  else takeFromAccount(await tellAccount(deed), deed.key);
  return true;
}

/** Sends what waits in its order, until all is sent or the network is gone again. */
async function sendAll(account: number | undefined): Promise<SentDeeds> {
  const next = () => waitingDeeds().find((deed) => isSendable(deed, account));
  let sent = 0;
  let refused = 0;
  for (let deed = next(); deed; deed = next()) {
    const { key } = deed;
    try {
      if (await send(deed, account)) sent += 1;
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) {
        // The session has ended: the list is a guest's from now on, and goes to the account at the next sign-in.
        toGuest();
        dropDeeds(({ kind }) => kind !== 'message');
        continue;
      }
      if (!isRefusal(error) || error.status === TOO_MANY) break;
      refused += 1;
      noteRefused(key);
    }
    dropDeeds((each) => each.key === key);
  }
  return { sent, refused };
}

let isSending = false;

/**
 * Sends what was done without a network, by one tab of the browser at a time, so that each deed is sent once.
 * @param account who is signed in; undefined for a guest, and as long as that is not known.
 */
export async function sendWaiting(account: number | undefined): Promise<SentDeeds> {
  if (isSending) return { sent: 0, refused: 0 };
  isSending = true;
  try {
    // Absent on pages without TLS.
    return await (navigator.locks ? navigator.locks.request('outbox', () => sendAll(account)) : sendAll(account));
  } finally {
    isSending = false;
  }
}
