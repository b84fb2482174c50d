import { writeToSeller } from '@karachi-estates/contracts/enquiries';
import { storedToken } from '../session/storage.ts';
import { CallFailed, call, isRefusal } from './call.ts';
import { takeFromAccount, tellAccount, toGuest } from './favourites.ts';
import { dropActions, noteRefused, type QueuedAction, queuedActions } from './outbox.ts';

/** What became of the actions that waited. */
interface SendResult {
  sent: number;
  /** Refused for good, for example a message about a home that is sold by now. */
  refused: number;
  /** The session has ended: what is left waits until its owner has logged in again. */
  isEnded: boolean;
}

const TOO_MANY = 429;

/** The session that was found to have ended. */
let ended: string | null = null;

/** Whether an action can be sent now: a change of favourites waits until it is known who is signed in. */
export const isSendable = ({ kind }: QueuedAction, account: number | undefined): boolean =>
  kind === 'message' || (account !== undefined && (ended === null || storedToken() !== ended));

/** @returns whether it was sent: what another account has left on the device is not. */
async function send(action: QueuedAction, account: number | undefined): Promise<boolean> {
  if (action.kind === 'message') await call(writeToSeller, { body: action.body, idempotencyKey: action.key });
  else if (action.owner !== account) return false;
  else takeFromAccount(await tellAccount(action), action.key);
  return true;
}

/** Sends what waits in its order, until all is sent or the network is gone again. */
async function sendAll(account: number | undefined): Promise<SendResult> {
  const next = () => queuedActions().find((action) => isSendable(action, account));
  let sent = 0;
  let refused = 0;
  let isEnded = false;
  for (let action = next(); action; action = next()) {
    const { key } = action;
    try {
      if (await send(action, account)) sent += 1;
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) {
        // The list is a guest's from now on, and goes to the account at the next sign-in, as does what waits here.
        ended = storedToken();
        isEnded = true;
        toGuest();
        continue;
      }
      if (!isRefusal(error) || error.status === TOO_MANY) break;
      refused += 1;
      noteRefused(key);
    }
    dropActions((each) => each.key === key);
  }
  return { sent, refused, isEnded };
}

let isSending = false;

/**
 * Sends what was done without a network, by one tab of the browser at a time, so that each action is sent once.
 * @param account who is signed in; undefined for a guest, and as long as that is not known.
 */
export async function sendOutbox(account: number | undefined): Promise<SendResult> {
  if (isSending) return { sent: 0, refused: 0, isEnded: false };
  isSending = true;
  try {
    // Absent on pages without TLS.
    return await (navigator.locks ? navigator.locks.request('outbox', () => sendAll(account)) : sendAll(account));
  } finally {
    isSending = false;
  }
}
