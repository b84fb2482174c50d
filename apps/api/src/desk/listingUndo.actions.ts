import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { canFeature, planInForce } from '@karachi-estates/domain/plans/plans';
import { REVIEW_UNDO_GONE } from '@karachi-estates/domain/staff/messages';
import { UNDO_MS } from '@karachi-estates/domain/staff/roles';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount, lockAccount } from '../accounts/accounts.store.ts';
import { hasOpenAppeal } from '../appeals/appeals.store.ts';
import {
  type Actor,
  type AuditEntry,
  findByAction,
  listBatch,
  type listSubjectRows,
  writeAudit,
} from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { wasGivenBack } from '../orders/givenDays.store.ts';
import { listFeaturedIds } from '../properties/planLimit.store.ts';
import { Refused } from '../refused.ts';
import {
  beforeActing,
  dateOf,
  hasRoom,
  isSame,
  type ListingState,
  putState,
  stateOf,
  tellSeller,
} from './listingStates.actions.ts';
import { findListing, type ListingRow, lockListing } from './listings.store.ts';
import { findReview } from './reviews.store.ts';

/**
 * Whether an ad may be featured again by an undo: its place may have been given to another one meanwhile. The desk
 * features whatever the plan says, so an ad that would be the only one always may.
 */
async function mayBeFeaturedAgain(tx: Db, row: ListingRow, now: Date): Promise<boolean> {
  const seller = await findAccount(tx, row.sellerId);
  if (!seller) return false;
  const plan = planInForce({ plan: seller.plan, expiresAt: seller.planUntil }, now);
  const others = (await listFeaturedIds(tx, seller.id, now)).filter((id) => id !== row.id);
  return others.length === 0 || canFeature({ plan, featuredListings: others.length }).ok;
}

/** How the log calls that a report was not right after all. */
export const REPORT_OVERTURNED = 'report.overturn';

/** What the log says of a report that was not right after all, as the takedown on it was wrong. */
export interface Overturned {
  upheld: false;
  listing: number;
}

const isOfListing = ({ subject }: { subject: string }) => subject.startsWith('listing:');

/** Whether an undo is of a mass action, which counts as one itself. */
export async function isOfMany({ db }: Pick<Deps, 'db'>, batch: string): Promise<boolean> {
  return (await listBatch(db, batch)).filter(isOfListing).length > 1;
}

const idOfSubject = (subject: string) => Number(subject.slice('listing:'.length));

/** What an action did with an ad, as the log has it. */
interface Logged {
  before: ListingState;
  after: ListingState;
}

const loggedStates = ({ before, after }: { before: string; after: string }): Logged => ({
  before: JSON.parse(before) as ListingState,
  after: JSON.parse(after) as ListingState,
});

/** Whether an ad stands as an action left it, and may be again what it was before. */
async function mayBeUndone(tx: Db, row: ListingRow, present: ListingState, logged: Logged, now: Date) {
  const hiddenAt = dateOf(logged.before.hidden_at);
  // Days that were given back stay: it can be hidden again, as a decision of its own.
  if (hiddenAt && (await wasGivenBack(tx, row.id, hiddenAt))) return false;
  if (!isSame(present, logged.after) || (await hasOpenAppeal(tx, row.id))) return false;
  if (logged.before.status === 'active' && present.status !== 'active' && !(await hasRoom(tx, row, now))) return false;
  const isOver = (text: string | null) => text === null || new Date(text) <= now;
  const isFeaturedAgain = isOver(present.featured_until) && !isOver(logged.before.featured_until);
  return !isFeaturedAgain || (await mayBeFeaturedAgain(tx, row, now));
}

const isTooLate = (at: Date, now: Date) => now.getTime() - at.getTime() > UNDO_MS;

/**
 * Of which ads a batch says that what was done before was a mistake: that stays so, as days that were given back do.
 */
const settledBy = (rows: readonly { action: string; after: string }[]) =>
  rows
    .filter(({ action }) => action === REPORT_OVERTURNED)
    .map(({ after }) => (JSON.parse(after) as Overturned).listing);

/** The newest action of somebody's own on an ad, where they may still take it back. */
export async function readTakeBack(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: ListingRow,
  present: ListingState,
  { logged, staffId }: { logged: Awaited<ReturnType<typeof listSubjectRows>>; staffId: number | null },
): Promise<DeskListingDetail['take_back']> {
  const now = clock();
  const last = logged.find(({ batch }) => batch !== null);
  if (!last?.batch || staffId === null || last.actorId !== staffId || isTooLate(last.at, now)) return null;
  if (await findByAction(db, 'listing.undo', `batch:${last.batch}`)) return null;
  const together = await listBatch(db, last.batch);
  if (settledBy(together).includes(row.id)) return null;
  if (!(await mayBeUndone(db, row, present, loggedStates(last), now))) return null;
  return { row: last.id, undo: last.batch, ads: together.filter(isOfListing).length };
}

async function undoOne(deps: Deps, tx: Db, id: number, logged: Logged): Promise<boolean> {
  const now = deps.clock();
  const seen = await findListing(tx, id);
  if (seen) await lockAccount(tx, seen.sellerId);
  const row = seen && (await lockListing(tx, id));
  if (!row) return false;
  const present = stateOf(row, await findReview(tx, row.id));
  if (!(await mayBeUndone(tx, row, present, logged, now))) return false;
  const states = { before: present, after: logged.before };
  await putState(tx, row.id, states, now);
  await tellSeller(deps, tx, row, { ...states, at: now });
  return true;
}

/**
 * Takes one's own action on ads back, once, within {@link UNDO_MS}. An ad that somebody changed since stays as it is.
 * @throws Refused `conflict` where it is too late, was done already, or is somebody else's.
 */
export async function undo(deps: Deps, actor: Actor, batch: string): Promise<{ undone: number[]; left: number[] }> {
  const now = deps.clock();
  await beforeActing(deps);
  return deps.db.transaction(async (tx) => {
    const rows = (await listBatch(tx, batch)).filter(({ actorId }) => actorId === actor.id);
    const isLate = rows.some(({ at }) => isTooLate(at, now));
    const isDone = await findByAction(tx, 'listing.undo', `batch:${batch}`);
    if (rows.length === 0 || isLate || isDone) throw new Refused('conflict', told({ REVIEW_UNDO_GONE }));
    const settled = settledBy(rows);
    const undone: number[] = [];
    const left: number[] = [];
    for (const row of rows.filter(({ action }) => action !== REPORT_OVERTURNED)) {
      const id = idOfSubject(row.subject);
      const isUndone = !settled.includes(id) && (await undoOne(deps, tx, id, loggedStates(row)));
      (isUndone ? undone : left).push(id);
    }
    const entries: AuditEntry[] = [
      { action: 'listing.undo', subject: `batch:${batch}`, after: { undone, left } },
      ...undone.map((id): AuditEntry => ({ action: 'listing.undone', subject: `listing:${id}` })),
    ];
    await writeAudit(tx, actor, entries, now);
    return { undone, left };
  });
}
