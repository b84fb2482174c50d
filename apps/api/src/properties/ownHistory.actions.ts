import { type OwnEvent, TOLD_ACTIONS } from '@karachi-estates/contracts/ownProperties';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { listRowsOfAll, listSubjectRows, type StoredRow } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { readStates } from './history.store.ts';

const MOST = 50;

/** What the desk did with a listing that its seller was told; the reason and words only where those were told, too. */
function toldIn({ action, after, at }: Pick<StoredRow, 'action' | 'after' | 'at'>) {
  const name = TOLD_ACTIONS.find((each) => action === `listing.${each}`);
  if (!name) return undefined;
  const saysWhy = name === 'hide' || name === 'send-back';
  const { decision } = (JSON.parse(after) ?? {}) as {
    decision?: { reason?: ReviewReason | null; words?: string } | null;
  };
  return {
    at: at.toISOString(),
    action: name,
    reason: (saysWhy && decision?.reason) || null,
    words: (saysWhy && decision?.words) || '',
  };
}

const LISTINGS_AT_ONCE = 500;

/** What the desk did with some listings and told their seller, oldest first, for the archive of their account. */
export async function listToldOf(db: Db, ids: readonly number[]) {
  const told: ({ propertyId: number } & NonNullable<ReturnType<typeof toldIn>>)[] = [];
  for (let from = 0; from < ids.length; from += LISTINGS_AT_ONCE) {
    const subjects = ids.slice(from, from + LISTINGS_AT_ONCE).map((id) => `listing:${id}`);
    for (const row of await listRowsOfAll(db, subjects)) {
      const event = toldIn(row);
      if (event) told.push({ propertyId: Number(row.subject.slice('listing:'.length)), ...event });
    }
  }
  return told;
}

/**
 * What happened to a listing as its seller reads it, newest first: its states and prices, and what the desk did. Who of
 * the staff it was, their notes and what was reported stay out of it.
 */
export async function readOwnHistory(db: Db, id: number): Promise<OwnEvent[]> {
  const states = (await readStates(db, id)).map(
    ({ at, price, status }): OwnEvent => ({
      at: new Date(at).toISOString(),
      status,
      price,
      action: null,
      reason: null,
    }),
  );
  const decisions = (await listSubjectRows(db, `listing:${id}`)).flatMap((row): OwnEvent[] => {
    const event = toldIn(row);
    if (!event) return [];
    const { words: _mailed, ...shown } = event;
    return [{ status: null, price: null, ...shown }];
  });
  return [...states.reverse(), ...decisions].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
}
