import { listCardsByIds } from '@karachi-estates/contracts/favourites';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { whoIsHere } from '../session/storage.ts';
import { CallFailed, call } from './call.ts';
import { deviceEntry } from './deviceEntry.ts';

/** The newest homes of a shortlist, whose cards a device keeps; as many as are read in one call. */
const MOST_KEPT = 100;

/** The cards of the shortlist as they were read last. What has left the market was asked for and has none. */
interface KeptCards {
  asked: readonly number[];
  cards: readonly PropertyCardFields[];
}

const nothing: KeptCards = { asked: [], cards: [] };

/** What an entry of the storage says, whoever wrote it. */
export function parseKeptCards(text: string | null): KeptCards {
  try {
    const { asked, cards } = JSON.parse(text ?? '') as Partial<KeptCards>;
    if (!Array.isArray(asked) || !Array.isArray(cards)) return nothing;
    return { asked, cards: cards.filter((card) => typeof card?.property_id === 'number') };
  } catch {
    return nothing;
  }
}

const entry = deviceEntry('shortlistCards', parseKeptCards);

/** Keeps the cards of the shortlist for when there is no network. */
export function keepCards(asked: readonly number[], cards: readonly PropertyCardFields[]): void {
  entry.write({ asked: asked.slice(0, MOST_KEPT), cards: cards.slice(0, MOST_KEPT) });
}

/**
 * The kept cards of these homes, where nothing answers.
 * @throws the failure where the server has answered, and where there are none
 */
export function keptCardsOnFailure(failure: unknown, ids: readonly number[]): PropertyCardFields[] {
  const isOffline = failure instanceof CallFailed && failure.status === 0;
  const cards = entry.read().cards.filter(({ property_id: id }) => ids.includes(id));
  if (!isOffline || cards.length === 0) throw failure;
  return cards;
}

/** Reads and keeps the cards of a shortlist with homes that were not read yet: it may not have been opened. */
export async function keepUnread(ids: readonly number[]): Promise<void> {
  const asked = ids.slice(0, MOST_KEPT);
  const known = new Set(entry.read().asked);
  if (asked.every((id) => known.has(id))) return;
  const isStillHere = whoIsHere();
  const { data } = await call(listCardsByIds, { query: { ids: asked.join(',') } });
  if (isStillHere()) keepCards(asked, data);
}
