import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import type { writeToSeller } from '@karachi-estates/contracts/enquiries';
import type { HomeNote } from '@karachi-estates/domain/favourites/shortlist';
import { deviceEntry } from './deviceEntry.ts';
import { newKey } from './newKey.ts';

/** A change of an account's favourites. */
export type FavouriteChange =
  | { kind: 'heart'; id: number; isFavourite: boolean }
  | { kind: 'note'; id: number; note: Partial<HomeNote> }
  | { kind: 'order'; ids: readonly number[] };

/** Something that is sent once there is a network: a change of an account's favourites, or a message to a seller. */
export type OfflineAction =
  | (FavouriteChange & { owner: number })
  | { kind: 'message'; body: Omit<BodyOf<typeof writeToSeller>, 'page'> };

/** An action on its way. The key tells it from a later one; the server knows a message that is sent again by it. */
export type QueuedAction = OfflineAction & { key: string };

/** What an entry of the storage says; nothing where it is no list of actions. */
export function parseOutbox(text: string | null): readonly QueuedAction[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((each) => typeof each?.key === 'string' && typeof each?.kind === 'string');
  } catch {
    return [];
  }
}

const entry = deviceEntry('outbox', parseOutbox);

/** What was done on this device without a network, oldest first. Logging out forgets it with all else. */
export const { read: queuedActions, use: useQueuedActions } = entry;

/** Whether a later action makes an earlier one pointless: only the last heart of a home counts, and the last order. */
function replaces(later: OfflineAction, earlier: QueuedAction): boolean {
  if (later.kind === 'message' || earlier.kind === 'message') return false;
  if (later.kind === 'heart') {
    if (earlier.kind === 'order' || earlier.id !== later.id) return false;
    return earlier.kind === 'heart' || !later.isFavourite;
  }
  return later.kind === 'order' && earlier.kind === 'order';
}

/** The list with one more action; all that is said of one home in notes is one action. */
export function withAction(list: readonly QueuedAction[], action: OfflineAction, key: string): readonly QueuedAction[] {
  const others = list.filter((each) => each.key !== key && !replaces(action, each));
  if (action.kind !== 'note') return [...others, { ...action, key }];
  const before = others.find((each) => each.kind === 'note' && each.id === action.id);
  const note = before?.kind === 'note' ? { ...before.note, ...action.note } : action.note;
  return [...others.filter((each) => each !== before), { ...action, note, key }];
}

/**
 * Keeps an action until it can be sent.
 * @param key of one that may have been sent already, without an answer.
 */
export function queueAction(action: OfflineAction, key: string = newKey()): void {
  entry.write(withAction(entry.read(), action, key));
}

/** Lets go of actions that were sent, or that are refused for good. */
export function dropActions(isOver: (action: QueuedAction) => boolean): void {
  entry.write(entry.read().filter((each) => !isOver(each)));
}

const refusedKeys = new Set<string>();

/** Notes that an action was refused for good, for the screen that still shows it. */
export const noteRefused = (key: string): void => void refusedKeys.add(key);
export const wasRefused = (key: string): boolean => refusedKeys.has(key);
