import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { DeskNote } from '@karachi-estates/contracts/desk';
import type {
  CorrectionOrder,
  DeskAppeal,
  DeskListing,
  DeskListingDetail,
  DeskListingsQuery,
  ListingAction,
  ListingCorrection,
} from '@karachi-estates/contracts/deskListings';
import { canFeature, planInForce, planOf } from '@karachi-estates/domain/plans/plans';
import { isAnotherHome } from '@karachi-estates/domain/properties/likeness';
import { isRepeatOffender } from '@karachi-estates/domain/reports/reports';
import { mayReview } from '@karachi-estates/domain/reviews/actions';
import { mayActBeside, mayDecideAppeal } from '@karachi-estates/domain/reviews/appeals';
import type { CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { differencesOf } from '@karachi-estates/domain/reviews/differences';
import { mendPath, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import {
  CORRECTION_EMPTY,
  DESK_ROW_MISSING,
  REVIEW_NOT_POSSIBLE,
  REVIEW_NOT_SEEN,
  REVIEW_UNDO_GONE,
} from '@karachi-estates/domain/staff/messages';
import { UNDO_MS } from '@karachi-estates/domain/staff/roles';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Account, findAccount, lockAccount } from '../accounts/accounts.store.ts';
import { appealOf, findLastAppeal, hasOpenAppeal, type ListingAppeal } from '../appeals/appeals.store.ts';
import { writeAppealLink } from '../appeals/links.actions.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import {
  type Actor,
  type AuditEntry,
  auditRowOf,
  findByAction,
  listBatch,
  listSubjectRows,
  writeAudit,
} from '../audit/audit.store.ts';
import { writeListFile } from '../audit/listFile.actions.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { readDeskFreshness } from '../freshness/freshness.store.ts';
import { forgetSeen, listDeskPapersOf } from '../homePapers/homePapers.store.ts';
import { partChanged } from '../homes/homes.actions.ts';
import { readDeskHome } from '../homes/homes.store.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import type { BackAs } from '../mail/listingTemplates.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { giveDaysBack } from '../orders/givenDays.actions.ts';
import { wasGivenBack } from '../orders/givenDays.store.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { type DeskPage, readPage } from '../plugins/deskPaging.ts';
import { readStates, recordPrices, recordStates, startHistory, turnHistory } from '../properties/history.store.ts';
import { updateListing } from '../properties/listing.store.ts';
import { noteToCompare } from '../properties/lookalikes.store.ts';
import { daysAgo } from '../properties/ownProperties.store.ts';
import { countActive, listFeaturedIds } from '../properties/planLimit.store.ts';
import { correctedListing, requireTypeOfPapers } from '../properties/properties.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { countUpheld, listReportsAbout, overturnReports } from '../reports/deskReports.store.ts';
import {
  countGrid,
  findGridRow,
  findListing,
  findSeller,
  gridConditions,
  gridPlace,
  type ListingRow,
  listGrid,
  listSimilar,
  listSuspicious,
  lockListing,
  sumEvents,
  wireRows,
} from './listings.store.ts';
import { insertNote, listNotes } from './notes.store.ts';
import { noteCorrected } from './reviews.actions.ts';
import { findReview, type ListingReview, type StoredDecision, saveReview, snapshotOf } from './reviews.store.ts';
import { readRisk } from './risk.store.ts';

const DAY = 86_400_000;
/** A featured ad is shown as such for this long where nothing else is said, as when its seller marks it. */
const FEATURED_DAYS = 30;
const EVENT_DAYS = 30;

const missing = () => new Refused('not-found', told({ DESK_ROW_MISSING }));

/** A page of all ads. @throws Refused `invalid` for a cursor of another list. */
export async function readListings(
  deps: Pick<Deps, 'db' | 'pool' | 'changes'>,
  query: DeskListingsQuery,
): Promise<DeskPage<DeskListing>> {
  const conditions = await gridConditions(deps.db, query);
  return readPage(deps, 'listings', query, {
    rows: (wanted) => listGrid(deps.db, query, conditions, wanted),
    count: () => countGrid(deps.db, query, conditions),
    placeOf: (row) => gridPlace(query, row),
    wire: (rows) => wireRows(deps, rows),
  });
}

/** The same list, all of it, as a file for spreadsheets. */
export async function exportListings(deps: Deps, actor: Actor, query: DeskListingsQuery): Promise<Readable> {
  const conditions = await gridConditions(deps.db, query);
  return writeListFile(deps, actor, query.order, {
    subject: 'list:listings',
    headings: [
      ...['id', 'title', 'status', 'review', 'purpose', 'type', 'area', 'price', 'size', 'bedrooms', 'photos'],
      ...['featured until', 'seller id', 'seller', 'created', 'updated'],
    ],
    rows: (wanted) => listGrid(deps.db, query, conditions, wanted),
    placeOf: (row) => gridPlace(query, row),
    cells: async (rows) =>
      (await wireRows(deps, rows)).map((row) => [
        String(row.id),
        row.title,
        row.status,
        row.review,
        row.purpose,
        row.property_type,
        row.area,
        String(row.price),
        row.dimension,
        String(row.bedrooms ?? ''),
        String(row.photo_count),
        row.featured_until ?? '',
        String(row.seller_id),
        row.seller_name,
        row.created_at,
        row.updated_at,
      ]),
  });
}

async function gridRow(deps: Deps, id: number): Promise<DeskListing> {
  const listing = await findGridRow(deps, id);
  if (!listing) throw missing();
  return listing;
}

const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** What a seller changed since the last decision, while the ad waits for the next one. */
async function readDifferences(deps: Deps, row: ListingRow, review: ListingReview | undefined) {
  if (!(review?.waitsSince && review.adBefore)) return [];
  return differencesOf(review.adBefore, snapshotOf(row, await areaDictionary(deps)));
}

/** The appeal against the decision that stands, as somebody of the staff sees it. */
async function readAppeal(deps: Deps, review: ListingReview | undefined, staffId: number | null) {
  const last = review && (await findLastAppeal(deps.db, review.propertyId));
  return review && last && appealOf(review, [last]) ? appealWire(last, staffId) : null;
}

/**
 * One ad with all that the desk knows of it.
 * @param staffId who looks: nobody decides an appeal against their own decision
 * @throws Refused `not-found`
 */
export async function readListingDetail(deps: Deps, id: number, staffId: number | null): Promise<DeskListingDetail> {
  const listing = await gridRow(deps, id);
  const row = await findListing(deps.db, id);
  const seller = row && (await findSeller(deps.db, row.sellerId));
  if (!row || !seller) throw missing();
  const now = deps.clock();
  const review = await findReview(deps.db, id);
  const logged = await listSubjectRows(deps.db, `listing:${id}`);
  const upheld = await countUpheld(deps.db, seller.id);
  return {
    ...listing,
    part_id: row.partId,
    description: row.description,
    bathrooms: row.bathrooms,
    garage: row.garage,
    address: row.destination,
    latitude: row.latitude,
    longitude: row.longitude,
    contact: { phone: row.cellNo || seller.phone, email: row.email || seller.email },
    photos: row.photos.map(({ hash, width, height }) => ({ src: `/media/${hash}`, width, height })),
    review_reason: review?.reason ?? null,
    review_words: review?.words ?? '',
    reviewed_at: review?.state === 'held' ? null : (review?.decidedAt.toISOString() ?? null),
    waits_since: review?.waitsSince?.toISOString() ?? null,
    risks: await readRisk(deps.db, row, now),
    differences: await readDifferences(deps, row, review),
    appeal: await readAppeal(deps, review, staffId),
    home: await readDeskHome(deps.db, id),
    freshness: await readDeskFreshness(deps.db, id),
    papers: await listDeskPapersOf(deps.db, id),
    reports: await listReportsAbout(deps.db, id),
    seller: {
      id: seller.id,
      name: nameOf(seller),
      email: seller.email,
      phone: seller.phone,
      plan: planInForce({ plan: seller.plan, expiresAt: seller.planUntil }, now),
      suspended: seller.suspendedAt !== null,
      since: seller.createdAt.toISOString(),
      active_listings: await countActive(deps.db, seller.id),
      upheld_listings: upheld,
      repeat_offender: isRepeatOffender(upheld),
    },
    ...(await sumEvents(deps.db, id, daysAgo(now, EVENT_DAYS))),
    history: (await readStates(deps.db, id)).map(({ at, price, status }) => ({
      at: new Date(at).toISOString(),
      price,
      status,
    })),
    similar: await listSimilar(deps, row),
    suspicious: await listSuspicious(deps, row),
    notes: await listNotes(deps.db, 'listing', id),
    log: logged.map(auditRowOf),
    take_back: await readTakeBack(deps, row, stateOf(row, review), { logged, staffId }),
  };
}

/** An appeal as somebody of the staff sees it. */
export const appealWire = (
  { id, words, createdAt, againstBy, outcome, answer }: ListingAppeal,
  staffId: number | null,
): DeskAppeal => ({
  id,
  words,
  created_at: createdAt.toISOString(),
  mine: !mayDecideAppeal(againstBy, staffId).ok,
  outcome,
  answer,
});

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

/** What of an ad an action changes: what the log keeps, and what its undo puts back. */
interface ListingState {
  status: ListingRow['status'];
  paused_by_plan: boolean;
  paused_by_suspension: boolean;
  hidden_at: string | null;
  featured_until: string | null;
  decision: StoredDecision | null;
}

function decisionOf(review: ListingReview): StoredDecision {
  const { state, reason, words, statusBefore, waitsSince, points, decidedBy, decidedAt } = review;
  const decision = { state, reason, words, statusBefore, waitsSince: waitsSince?.toISOString() ?? null, points };
  return { ...decision, decidedBy, decidedAt: decidedAt.toISOString() };
}

function stateOf(row: ListingRow, review: ListingReview | undefined): ListingState {
  return {
    status: row.status,
    paused_by_plan: row.pausedByPlan,
    paused_by_suspension: row.pausedBySuspension,
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    featured_until: row.featuredUntil?.toISOString() ?? null,
    decision: review ? decisionOf(review) : null,
  };
}

/** What its seller reads that an ad is, once it is let back. Nothing deleted is. */
export const backAs = (
  { status, pausedByPlan }: Pick<ListingRow, 'status' | 'pausedByPlan'>,
  { suspendedAt }: Pick<Account, 'suspendedAt'>,
): BackAs => {
  if (status === 'paused' && suspendedAt) return 'kept-out';
  if (status === 'paused' && pausedByPlan) return 'full';
  return status === 'deleted' ? 'paused' : status;
};

/** Whether the plan in force has room for an ad to be active again; undefined where its seller is kept out. */
async function hasRoom(tx: Db, row: ListingRow, now: Date): Promise<boolean | undefined> {
  const seller = await findAccount(tx, row.sellerId);
  if (!seller || seller.suspendedAt || seller.erasedAt) return undefined;
  const plan = planInForce({ plan: seller.plan, expiresAt: seller.planUntil }, now);
  return (await countActive(tx, seller.id)) < planOf(plan).maxActiveListings;
}

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
  const until = new Date(by.at.getTime() + (order.days ?? FEATURED_DAYS) * DAY);
  return { ...state, featured_until: order.action === 'feature' ? until.toISOString() : null };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Writes a state of an ad with its history, and lets the pages that show it know. */
async function putState(
  tx: Db,
  id: number,
  states: { before: ListingState; after: ListingState },
  at: Date,
): Promise<void> {
  const { before, after } = states;
  await updateListing(tx, id, {
    status: after.status,
    pausedByPlan: after.paused_by_plan,
    pausedBySuspension: after.paused_by_suspension,
    hiddenAt: dateOf(after.hidden_at),
    featuredUntil: dateOf(after.featured_until),
    updatedAt: at,
  });
  // A decision that stands keeps who made it and when: the link of an appeal names it by its moment.
  if (!isSame(after.decision, before.decision)) await saveReview(tx, id, after.decision);
  if (after.status !== before.status) await recordStates(tx, [id], at);
}

/**
 * Tells the seller what they cannot see for themselves: their ad went, or came back. The secret of the link of an
 * appeal is read before the transaction ({@link beforeActing}).
 */
async function tellSeller(
  deps: Deps,
  tx: Db,
  row: ListingRow,
  { before, after, at }: { before: ListingState; after: ListingState; at: Date },
): Promise<void> {
  const seller = await findAccount(tx, row.sellerId);
  const wentDown =
    after.hidden_at !== null && (before.hidden_at === null || before.decision?.state !== after.decision?.state);
  const cameBack = before.hidden_at !== null && after.hidden_at === null;
  const isDecided = after.decision?.state !== 'held' && after.decision?.state !== 'changed';
  if (!seller || seller.erasedAt || !(cameBack || (wentDown && isDecided))) return;
  const { locale, firstName } = seller;
  const urlOf = (path: string) => pageUrl(deps.settings.siteUrl, locale, path);
  const to = { firstName, title: row.title };
  const decidedAt = dateOf(after.decision?.decidedAt ?? null) ?? at;
  const token = writeAppealLink(await cursorSecret(deps), row.id, decidedAt);
  const template = wentDown
    ? templatesIn(locale).listingTakenDownTemplate({
        ...to,
        reason: after.decision?.reason ?? 'other',
        words: after.decision?.words ?? '',
        mayBeMended: after.decision?.state === 'sent_back',
        editUrl: urlOf(mendPath(row.id, after.decision?.reason ?? null)),
        appealUrl: urlOf(`/appeal-listing?${new URLSearchParams({ token })}`),
      })
    : templatesIn(locale).listingBackTemplate({
        ...to,
        backAs: backAs({ status: after.status, pausedByPlan: after.paused_by_plan }, seller),
        isFirst: before.decision?.state === 'held',
        listingsUrl: urlOf('/my-properties'),
      });
  // The link appeals in the seller's name, so the text is erased once it is sent.
  await queueMail(tx, { to: seller.email, template, at, secret: wentDown });
}

const REPORT_OVERTURNED = 'report.overturn';

/** Since when the staff hid an ad by mistake, and whether it was shown before. */
interface Mistake {
  hiddenFrom: Date;
  wasActive: boolean;
}

/** What the log says of a report that was not right after all, as the takedown on it was wrong. */
interface Overturned {
  upheld: false;
  listing: number;
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

/** Reads what the mails of decisions need: on one connection it cannot be read inside of a transaction. */
export const beforeActing = (deps: Deps): Promise<unknown> => cursorSecret(deps);

/** @throws Refused `conflict` where an ad has been changed since somebody looked at it. */
function requireSeen(row: ListingRow, seen: string | undefined): void {
  if (seen !== undefined && seen !== row.updatedAt.toISOString()) {
    throw new Refused('conflict', told({ REVIEW_NOT_SEEN }));
  }
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
  if (!seen) throw missing();
  await lockAccount(tx, seen.sellerId);
  const row = await lockListing(tx, id);
  if (!row) throw missing();
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
async function readTakeBack(
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

type CorrectedTexts = Partial<Record<CorrectedField, string>>;

/** What a correction sends of an ad's form, and what the ad said there: only what differs. */
function correctedFields(
  row: ListingRow,
  correction: ListingCorrection,
): { names: CorrectedField[]; fields: CorrectedTexts; before: CorrectedTexts } {
  const present: Record<CorrectedField, string | number | null> = {
    title: row.title,
    price: row.price,
    purpose: row.purpose,
    property_type: row.propertyType,
    area_id: row.areaId,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    part_id: row.partId,
    dimension: row.dimension,
    garage: row.garage,
    description: row.description,
  };
  const names = (Object.keys(present) as CorrectedField[]).filter(
    (name) => correction[name] !== undefined && correction[name] !== present[name],
  );
  const texts = (values: Partial<typeof present>): CorrectedTexts =>
    Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
  return { names, fields: texts(correction), before: texts(present) };
}

/** A description may name people, whom the log does not: it has how long it was. */
const logged = ({ description, ...facts }: CorrectedTexts) =>
  description === undefined ? facts : { ...facts, description: `${description.length} characters` };

/**
 * Corrects facts of an ad by the rules of its form; the seller gets a mail that names them.
 * @throws Refused `not-found`, `conflict` where the seller has changed it since it was seen, `invalid` naming the
 * fields, or where nothing would change.
 */
export async function correct(
  deps: Deps,
  actor: Actor,
  id: number,
  { seen, ...correction }: CorrectionOrder,
): Promise<DeskListing> {
  const now = deps.clock();
  const areas = await areaDictionary(deps);
  await deps.db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    if (!row) throw missing();
    if (row.status === 'deleted') throw new Refused('conflict', told({ REVIEW_NOT_POSSIBLE }));
    requireSeen(row, seen);
    const { names, fields, before } = correctedFields(row, correction);
    if (names.length === 0) throw new Refused('invalid', told({ CORRECTION_EMPTY }));
    const listing = correctedListing(row, fields, areas);
    await requireTypeOfPapers(tx, id, { before: row.propertyType, after: listing.propertyType });
    if (listing.price !== row.price || listing.purpose !== row.purpose) await startHistory(tx, [id]);
    const pin = fields.area_id === undefined ? { latitude: row.latitude, longitude: row.longitude } : {};
    await updateListing(tx, id, { ...listing, ...pin, updatedAt: now });
    if (isAnotherHome(row, listing)) {
      await forgetSeen(tx, id, now);
      await partChanged(tx, id, now, actor);
    }
    await noteCorrected(tx, { id, before: row, after: { ...row, ...listing, ...pin }, areas });
    await noteToCompare(tx, id, now);
    if (listing.purpose !== row.purpose) await turnHistory(tx, [id], now);
    else if (listing.price !== row.price) await recordPrices(tx, [{ id, price: listing.price }], now);
    const seller = await findAccount(tx, row.sellerId);
    if (seller && !seller.erasedAt) {
      const editUrl = pageUrl(deps.settings.siteUrl, seller.locale, `/seller-post-edit/${id}`);
      const to = { firstName: seller.firstName, title: listing.title, fields: names, editUrl };
      await queueMail(tx, {
        to: seller.email,
        template: templatesIn(seller.locale).listingCorrectedTemplate(to),
        at: now,
      });
    }
    const entry: AuditEntry = {
      action: 'listing.correct',
      subject: `listing:${id}`,
      before: logged(before),
      after: logged(fields),
    };
    await writeAudit(tx, actor, [entry], now);
  });
  return gridRow(deps, id);
}

/** Writes something down about an ad. @throws Refused `not-found` */
export async function noteListing(deps: Deps, actor: Actor, id: number, text: string): Promise<DeskNote> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (!(await findListing(tx, id))) throw missing();
    const note = await insertNote(tx, 'listing', id, { text, staffId: actor.id, by: actor.name, createdAt: now });
    await writeAudit(tx, actor, [{ action: 'listing.note', subject: `listing:${id}`, after: { note: note.id } }], now);
    return note;
  });
}
