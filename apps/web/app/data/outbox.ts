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
export type Deed =
  | (FavouriteChange & { owner: number })
  | { kind: 'message'; body: Omit<BodyOf<typeof writeToSeller>, 'page'> };

/** A deed on its way. The key tells it from a later one; the server knows a message that is sent again by it. */
export type Waiting = Deed & { key: string };

/** What an entry of the storage says; nothing where it is no list of deeds. */
export function parseWaiting(text: string | null): readonly Waiting[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((each) => typeof each?.key === 'string' && typeof each?.kind === 'string');
  } catch {
    return [];
  }
}

const entry = deviceEntry('outbox', parseWaiting);

/** What was done on this device without a network, oldest first. Logging out forgets it with all else. */
export const { read: waitingDeeds, use: useWaiting } = entry;

/** Whether a later deed makes an earlier one pointless: only the last heart of a home counts, and the last order. */
function replaces(later: Deed, earlier: Waiting): boolean {
  if (later.kind === 'message' || earlier.kind === 'message') return false;
  if (later.kind === 'heart') {
    if (earlier.kind === 'order' || earlier.id !== later.id) return false;
    return earlier.kind === 'heart' || !later.isFavourite;
  }
  return later.kind === 'order' && earlier.kind === 'order';
}

/** The list with another deed; what is said of one home is one deed. */
export function withDeed(list: readonly Waiting[], deed: Deed, key: string): readonly Waiting[] {
  const others = list.filter((each) => each.key !== key && !replaces(deed, each));
  if (deed.kind !== 'note') return [...others, { ...deed, key }];
  const before = others.find((each) => each.kind === 'note' && each.id === deed.id);
  const note = before?.kind === 'note' ? { ...before.note, ...deed.note } : deed.note;
  return [...others.filter((each) => each !== before), { ...deed, note, key }];
}

/**
 * Keeps a deed until it can be sent.
 * @param key of one that may have been sent already, without an answer.
 */
export function keepDeed(deed: Deed, key: string = newKey()): void {
  entry.write(withDeed(entry.read(), deed, key));
}

/** Lets go of deeds that were sent, or that are refused for good. */
export function dropDeeds(isOver: (deed: Waiting) => boolean): void {
  entry.write(entry.read().filter((each) => !isOver(each)));
}

const refusedKeys = new Set<string>();

/** Notes that a deed was refused for good, for the screen that still shows it. */
export const noteRefused = (key: string): void => void refusedKeys.add(key);
export const wasRefused = (key: string): boolean => refusedKeys.has(key);
