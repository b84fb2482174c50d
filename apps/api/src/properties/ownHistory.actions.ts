import { type OwnEvent, TOLD_ACTIONS } from '@karachi-estates/contracts/properties';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { listSubjectRows } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { readStates } from './history.store.ts';

const MOST = 50;

/** The reason that an action gave, as the log keeps it. */
function reasonIn(after: string): ReviewReason | null {
  const { decision } = (JSON.parse(after) ?? {}) as { decision?: { reason?: ReviewReason | null } | null };
  return decision?.reason ?? null;
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
    const action = TOLD_ACTIONS.find((each) => row.action === `listing.${each}`);
    if (!action) return [];
    const reason = action === 'hide' || action === 'send-back' ? reasonIn(row.after) : null;
    return [{ at: row.at.toISOString(), status: null, price: null, action, reason }];
  });
  return [...states.reverse(), ...decisions].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
}
