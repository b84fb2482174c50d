import type { DuplicatePair } from '@karachi-estates/contracts/duplicates';
import { HOME_STILL_JOINED } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { homesOfListings } from '../homes/homes.store.ts';
import { type DeskPage, type PageQuery, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { Refused, rowMissing } from '../refused.ts';
import { countPairs, listPairs, lockPair, type PairRow, pairsOf, updatePair } from './duplicates.store.ts';

type State = PairRow['state'];

/** A page of pairs of ads that may offer one home. @throws Refused `invalid` for a cursor of another list. */
export function readDuplicates(
  deps: Deps,
  query: PageQuery & { state?: State | undefined },
): Promise<DeskPage<DuplicatePair>> {
  return readPage(deps, 'duplicates', query, {
    rows: (wanted) => listPairs(deps.db, query.state, wanted),
    count: () => countPairs(deps.db, query.state),
    placeOf: placeOfId,
    wire: (rows) => pairsOf(deps.db, rows),
  });
}

/**
 * Notes whether two ads offer one home, or takes the decision back. Neither ad changes by it, and it joins nothing.
 * @throws Refused `not-found`, `conflict` for another word about two that are joined
 */
export async function decidePair(deps: Deps, actor: Actor, id: number, state: State): Promise<DuplicatePair> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const row = await lockPair(tx, id);
    if (!row) throw rowMissing();
    const homes = state === 'same' ? undefined : await homesOfListings(tx, [row.firstId, row.secondId]);
    if (homes?.has(row.firstId) && homes.get(row.firstId) === homes.get(row.secondId))
      throw new Refused('conflict', told({ HOME_STILL_JOINED }));
    const decided = state === 'open' ? { decidedAt: null, decidedBy: null } : { decidedAt: now, decidedBy: actor.id };
    await updatePair(tx, id, { state, ...decided });
    const entry = (listing: number, other: number): AuditEntry => ({
      action: 'listing.duplicate',
      subject: `listing:${listing}`,
      before: { state: row.state, other },
      after: { state, other },
    });
    await writeAudit(tx, actor, [entry(row.firstId, row.secondId), entry(row.secondId, row.firstId)], now);
    const [pair] = await pairsOf(tx, [{ ...row, state, ...decided }]);
    if (!pair) throw rowMissing();
    return pair;
  });
}
