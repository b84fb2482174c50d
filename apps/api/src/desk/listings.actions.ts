import { randomUUID } from 'node:crypto';
import type { DeskNote } from '@karachi-estates/contracts/desk';
import type { DeskListing, ListingAction } from '@karachi-estates/contracts/deskListings';
import { mayReview } from '@karachi-estates/domain/reviews/actions';
import { mayActBeside } from '@karachi-estates/domain/reviews/appeals';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { findAccount, lockAccount } from '../accounts/accounts.store.ts';
import { hasOpenAppeal } from '../appeals/appeals.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { giveDaysBack } from '../orders/givenDays.actions.ts';
import { readStates } from '../properties/history.store.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import { overturnReports } from '../reports/deskReports.store.ts';
import { gridRow } from './listingReads.actions.ts';
import {
  beforeActing,
  hasRoom,
  type ListingState,
  putState,
  requireSeen,
  stateOf,
  tellSeller,
} from './listingStates.actions.ts';
import { findListing, type ListingRow, lockListing } from './listings.store.ts';
import { type Overturned, REPORT_OVERTURNED } from './listingUndo.actions.ts';
import { insertNote } from './notes.store.ts';
import { findReview } from './reviews.store.ts';

/** A featured ad is shown as such for this long where nothing else is said, as when its seller marks it. */
const FEATURED_DAYS = 30;

/** What the desk orders to be done with an ad. */
interface ListingOrder {
  action: ListingAction;
  reason?: ReviewReason | undefined;
  words?: string | undefined;
  days?: number | undefined;
  /** Of `restore`: the staff hid it by mistake, so that its seller gets the days of their plan back. */
  mistake?: boolean | undefined;
  /** When the ad was changed last as somebody looked at it: what its seller changed since nobody has seen. */
  seen?: string | undefined;
}

/** Who decides, and when. */
interface Decider {
  id: number | null;
  at: Date;
}

/** What was decided waits no longer. */
const decidedNow = ({ id, at }: Decider) => ({
  waitsSince: null,
  points: null,
  decidedBy: id,
  decidedAt: at.toISOString(),
});

function takenDown(state: ListingState, order: ListingOrder, by: Decider): ListingState {
  // What was taken down before comes back as what it was before that.
  const unhidden = state.paused_by_suspension && state.status === 'paused' ? 'active' : state.status;
  const shown = state.hidden_at ? state.decision?.statusBefore : unhidden;
  return {
    ...state,
    status: state.status === 'active' ? 'paused' : state.status,
    paused_by_plan: state.status === 'active' ? false : state.paused_by_plan,
    hidden_at: state.hidden_at ?? by.at.toISOString(),
    decision: {
      state: order.action === 'hide' ? 'hidden' : 'sent_back',
      reason: order.reason ?? null,
      words: order.words?.trim() ?? '',
      statusBefore: shown && shown !== 'deleted' ? shown : null,
      ...decidedNow(by),
    },
  };
}

async function letBack(tx: Db, row: ListingRow, state: ListingState, by: Decider): Promise<ListingState> {
  const wasActive = state.hidden_at !== null && state.status === 'paused' && state.decision?.statusBefore === 'active';
  const room = wasActive ? await hasRoom(tx, row, by.at) : undefined;
  return {
    ...state,
    status: room ? 'active' : state.status,
    paused_by_plan: state.paused_by_plan || room === false,
    // Of a seller who is kept out it comes back with the others, once the suspension is lifted.
    paused_by_suspension: state.paused_by_suspension || (wasActive && room === undefined),
    hidden_at: null,
    decision: { state: 'approved', reason: null, words: '', statusBefore: null, ...decidedNow(by) },
  };
}

async function nextState(
  tx: Db,
  row: ListingRow,
  state: ListingState,
  order: ListingOrder,
  by: Decider,
): Promise<ListingState> {
  if (order.action === 'approve' || order.action === 'restore') return letBack(tx, row, state, by);
  if (order.action === 'send-back' || order.action === 'hide') return takenDown(state, order, by);
  const until = new Date(by.at.getTime() + (order.days ?? FEATURED_DAYS) * DAY_MS);
  return { ...state, featured_until: order.action === 'feature' ? until.toISOString() : null };
}

/** Since when the staff hid an ad by mistake, and whether it was shown before. */
interface Mistake {
  hiddenFrom: Date;
  wasActive: boolean;
}

/** @throws Refused `invalid` for what does not restore an ad that the staff sent back or hid. */
function requireMistake(action: ListingAction, { hidden_at: hiddenAt, decision }: ListingState): Mistake {
  const wrong = forOperator('Only a listing that the staff sent back or hid is restored as hidden by mistake.');
  const isDecided = decision !== null && decision.state !== 'held' && decision.state !== 'approved';
  if (action !== 'restore' || hiddenAt === null || !isDecided) throw new Refused('invalid', wrong, { mistake: wrong });
  return { hiddenFrom: new Date(hiddenAt), wasActive: decision.statusBefore === 'active' };
}

/**
 * Puts right that an ad was hidden by mistake: the reports about it count no longer against its seller, who gets the
 * days back on which it would have been shown. Before it is shown again: a plan that is longer may have room for it.
 */
async function putRight(
  deps: Deps,
  tx: Db,
  actor: Actor,
  row: ListingRow,
  { hiddenFrom, wasActive }: Mistake,
): Promise<AuditEntry[]> {
  if (wasActive) await giveMissedDays(deps, tx, actor, row, hiddenFrom);
  const after: Overturned = { upheld: false, listing: row.id };
  const overturned = await overturnReports(tx, row.id, hiddenFrom);
  return overturned.map((id) => ({ action: REPORT_OVERTURNED, subject: `report:${id}`, after }));
}

async function giveMissedDays(deps: Deps, tx: Db, actor: Actor, row: ListingRow, hiddenFrom: Date): Promise<void> {
  const seller = await findAccount(tx, row.sellerId);
  if (!seller) return;
  const { id, title, status } = row;
  // Of what its seller called sold meanwhile nobody missed anything afterwards.
  const isOver = status === 'sold' || status === 'rented';
  const over = isOver && (await readStates(tx, id)).findLast((each) => each.status === status);
  const hiddenUntil = over && over.at > hiddenFrom.getTime() ? new Date(over.at) : undefined;
  await giveDaysBack(deps, tx, actor, seller, { ad: { id, title }, hiddenFrom, hiddenUntil });
}

/**
 * Does one thing with one ad, in a transaction, after {@link beforeActing}. The seller's row is taken before the ad's,
 * as all that counts against a plan does.
 * @param listing `by` an appeal that is granted has a mail of its own
 * @returns what is logged, the ad first
 * @throws Refused `not-found`, `conflict`, `invalid`
 */
export async function actInTransaction(
  deps: Deps,
  tx: Db,
  actor: Actor,
  listing: { id: number; by?: 'order' | 'appeal' },
  order: ListingOrder,
): Promise<AuditEntry[]> {
  const { id, by = 'order' } = listing;
  const now = deps.clock();
  const seen = await findListing(tx, id);
  if (!seen) throw rowMissing();
  await lockAccount(tx, seen.sellerId);
  const row = await lockListing(tx, id);
  if (!row) throw rowMissing();
  requireSeen(row, order.seen);
  const review = await findReview(tx, id);
  const verdict = mayReview(
    {
      status: row.status,
      isHidden: row.hiddenAt !== null,
      isFeatured: row.featuredUntil !== null && row.featuredUntil > now,
      decision: review?.state ?? null,
    },
    order.action,
    order.reason,
  );
  if (!verdict.ok) {
    const isMissing = verdict.code === 'REVIEW_REASON_MISSING';
    throw new Refused(isMissing ? 'invalid' : 'conflict', verdict, isMissing ? { reason: verdict } : undefined);
  }
  const beside = mayActBeside(order.action, by === 'order' && (await hasOpenAppeal(tx, id)));
  if (!beside.ok) throw new Refused('conflict', beside);
  const before = stateOf(row, review);
  const overturned = order.mistake ? await putRight(deps, tx, actor, row, requireMistake(order.action, before)) : [];
  const after = await nextState(tx, row, before, order, { id: actor.id, at: now });
  await putState(tx, id, { before, after }, now);
  if (by === 'order') await tellSeller(deps, tx, row, { before, after, at: now });
  return [{ action: `listing.${order.action}`, subject: `listing:${id}`, before, after }, ...overturned];
}

const inBatch = (entries: readonly AuditEntry[], batch: string) => entries.map((entry) => ({ ...entry, batch }));

/** Does one thing with one ad. @returns what takes it back. @throws Refused `not-found`, `conflict`, `invalid` */
export async function actOnOne(
  deps: Deps,
  actor: Actor,
  id: number,
  order: ListingOrder,
): Promise<{ listing: DeskListing; undo: string }> {
  const undo = randomUUID();
  await beforeActing(deps);
  await deps.db.transaction(async (tx) => {
    const entries = await actInTransaction(deps, tx, actor, { id }, order);
    await writeAudit(tx, actor, inBatch(entries, undo), deps.clock());
  });
  return { listing: await gridRow(deps, id), undo };
}

/** What a mass action came to. */
interface BulkReport {
  done: number[];
  refused: { id: number; why: Refused }[];
  undo: string | null;
}

/**
 * Does one thing with many ads, one by one: those that cannot are named, and keep the others from nothing.
 * @param seen when each was changed last, as somebody looked at it
 */
export async function actOnMany(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  order: Omit<ListingOrder, 'seen'>,
  seen: readonly { id: number; updated_at: string }[] = [],
): Promise<BulkReport> {
  const undo = randomUUID();
  const report: BulkReport = { done: [], refused: [], undo };
  const seenOf = new Map(seen.map((each) => [each.id, each.updated_at]));
  await beforeActing(deps);
  for (const id of ids) {
    try {
      await deps.db.transaction(async (tx) => {
        const entries = await actInTransaction(deps, tx, actor, { id }, { ...order, seen: seenOf.get(id) });
        await writeAudit(tx, actor, inBatch(entries, undo), deps.clock());
      });
      report.done.push(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      report.refused.push({ id, why: error });
    }
  }
  return report.done.length > 0 ? report : { ...report, undo: null };
}

/** Writes something down about an ad. @throws Refused `not-found` */
export async function noteListing(deps: Deps, actor: Actor, id: number, text: string): Promise<DeskNote> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!(await findListing(tx, id))) throw rowMissing();
    const note = await insertNote(tx, 'listing', id, { text, staffId: actor.id, by: actor.name, createdAt: now });
    await writeAudit(tx, actor, [{ action: 'listing.note', subject: `listing:${id}`, after: { note: note.id } }], now);
    return note;
  });
}
