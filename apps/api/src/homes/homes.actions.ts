import type { DeskHome } from '@karachi-estates/contracts/homes';
import { type JoinedOffer, mayJoin, offeredAnew } from '@karachi-estates/domain/homes/joining';
import { HOME_NOT_JOINED, HOME_REASON_MISSING } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, SITE, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { type MovedPair, movePairs } from '../desk/duplicates.store.ts';
import { Refused, rowMissing } from '../refused.ts';
import {
  homesOfListings,
  listDoubled,
  lockHomes,
  putTogether,
  readDeskHome,
  readJoined,
  takeOut,
} from './homes.store.ts';

/** The reason, which no join and no parting goes without. */
function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '')
    throw new Refused('invalid', told({ HOME_REASON_MISSING }), { reason: told({ HOME_REASON_MISSING }) });
  return reason;
}

const entriesOfPairs = (moved: readonly MovedPair[]): AuditEntry[] =>
  moved.flatMap(({ firstId, secondId, before, after }) =>
    [
      [firstId, secondId],
      [secondId, firstId],
    ].map(([listing, other]) => ({
      action: 'listing.duplicate',
      subject: `listing:${listing}`,
      before: { state: before, other },
      after: { state: after, other },
    })),
  );

/**
 * Two listings that may be joined, each with all that it is joined with. What their sellers deleted and offer anew by
 * one of the two is out of its home by then.
 */
async function readToJoin(tx: Db, actor: Actor, [id, other]: readonly [number, number], now: Date) {
  const read = async () => {
    const [one, two] = [await readJoined(tx, id), await readJoined(tx, other)];
    if (!one || !two) throw rowMissing();
    return [one, two] as const;
  };
  const [one, two] = await read();
  const verdict = mayJoin({ id, offers: one.offers }, { id: other, offers: two.offers });
  if (!verdict.ok) throw new Refused('conflict', verdict);
  const gone = offeredAnew([...one.offers, ...two.offers]);
  if (gone.length === 0) return [one, two] as const;
  const reason = 'Its seller deleted it and offers the home anew.';
  for (const each of gone) await partWhereJoined(tx, actor, { id: each, reason }, now);
  return read();
}

/**
 * Joins a listing with another one under one home: several sellers offer it. Neither listing changes; their pages name
 * each other. Each listing of the home has a row in the log, with the reason.
 * @param other the other listing
 * @throws Refused `not-found`, `invalid` without a reason, `conflict` where a rule is against it
 */
export async function joinOffers(
  deps: Deps,
  actor: Actor,
  id: number,
  { with: other, reason: text }: { with: number; reason: string },
): Promise<DeskHome> {
  const now = deps.clock();
  const reason = reasonOf(text);
  await deps.db.transaction(async (tx) => {
    await lockHomes(tx);
    const [one, two] = await readToJoin(tx, actor, [id, other], now);
    const home = await putTogether(tx, [one, two], { joinedAt: now, joinedBy: actor.id, reason });
    const [ids, others] = [one, two].map(({ offers }) => offers.map((offer) => offer.id));
    const listings = [...(ids ?? []), ...(others ?? [])];
    const moved = await movePairs(tx, [ids ?? [], others ?? []], 'same', { at: now, by: actor.id });
    const entries = listings.map(
      (listing): AuditEntry => ({
        action: 'listing.join',
        subject: `listing:${listing}`,
        before: { with: (ids?.includes(listing) ? ids : (others ?? [])).filter((each) => each !== listing) },
        after: { home, with: listings.filter((each) => each !== listing), reason },
      }),
    );
    await writeAudit(tx, actor, [...entries, ...entriesOfPairs(moved)], now);
  });
  return readDeskHome(deps.db, id);
}

/**
 * Takes a listing out of the home under which it was joined. A home that is left with one offer ends. Possible
 * duplicates of it and of those that it leaves wait for a decision again.
 * @throws Refused `not-found`, `invalid` without a reason, `conflict` where it is not joined
 */
export async function partOffer(deps: Deps, actor: Actor, id: number, text: string): Promise<DeskHome> {
  const now = deps.clock();
  const reason = reasonOf(text);
  await deps.db.transaction(async (tx) => {
    await lockHomes(tx);
    const joined = await readJoined(tx, id);
    if (!joined) throw rowMissing();
    if (joined.homeId === undefined) throw new Refused('conflict', told({ HOME_NOT_JOINED }));
    await partJoined(tx, actor, { id, home: joined.homeId, offers: joined.offers, reason }, now);
  });
  return readDeskHome(deps.db, id);
}

async function partJoined(
  tx: Db,
  actor: Actor,
  { id, home, offers, reason }: { id: number; home: number; offers: readonly JoinedOffer[]; reason: string },
  now: Date,
): Promise<void> {
  await takeOut(tx, home, id);
  const others = offers.map((offer) => offer.id).filter((each) => each !== id);
  const moved = await movePairs(tx, [[id], others], 'open', { at: now, by: actor.id });
  const entries = [id, ...others].map(
    (listing): AuditEntry => ({
      action: 'listing.part',
      subject: `listing:${listing}`,
      before: { home, with: [id, ...others].filter((each) => each !== listing) },
      after: { with: listing === id ? [] : others.filter((each) => each !== listing), parted: id, reason },
    }),
  );
  await writeAudit(tx, actor, [...entries, ...entriesOfPairs(moved)], now);
}

async function partWhereJoined(
  tx: Db,
  actor: Actor,
  parting: { id: number; reason: string },
  now: Date,
): Promise<void> {
  const joined = await readJoined(tx, parting.id);
  if (joined?.homeId === undefined) return;
  await partJoined(tx, actor, { ...parting, home: joined.homeId, offers: joined.offers }, now);
}

/**
 * Takes a listing out of the home under which it was joined, where it is, since it was changed into one of another
 * home. Call it in the transaction of the change.
 * @param corrector who of the staff corrected it; without, its seller changed it
 */
export async function partChanged(tx: Db, id: number, now: Date, corrector?: Actor): Promise<void> {
  // Joined listings are few: the others need no lock.
  if (!(await homesOfListings(tx, [id])).has(id)) return;
  await lockHomes(tx);
  const who = corrector ? 'The desk corrected' : 'Its seller changed';
  await partWhereJoined(tx, corrector ?? SITE, { id, reason: `${who} it into one of another home.` }, now);
}

/**
 * Leaves a seller whose two accounts became one a home once for sale and once to let, the first of each. Call
 * {@link lockHomes} before.
 */
export async function partDoubled(tx: Db, actor: Actor, sellerId: number, now: Date): Promise<void> {
  const reason = 'Two accounts of its seller became one, and both offered the home.';
  for (const id of await listDoubled(tx, sellerId)) await partWhereJoined(tx, actor, { id, reason }, now);
}
