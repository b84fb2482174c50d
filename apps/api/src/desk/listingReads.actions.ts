import type { Readable } from 'node:stream';
import type {
  DeskAppeal,
  DeskListing,
  DeskListingDetail,
  DeskListingsQuery,
} from '@karachi-estates/contracts/deskListings';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { isRepeatOffender } from '@karachi-estates/domain/reports/reports';
import { mayDecideAppeal } from '@karachi-estates/domain/reviews/appeals';
import { differencesOf } from '@karachi-estates/domain/reviews/differences';
import type { Account } from '../accounts/accounts.store.ts';
import { appealOf, findLastAppeal, type ListingAppeal } from '../appeals/appeals.store.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import { type Actor, auditRowOf, listSubjectRows } from '../audit/audit.store.ts';
import { writeListFile } from '../audit/listFile.actions.ts';
import type { Deps } from '../deps.ts';
import { readDeskFreshness } from '../freshness/freshness.store.ts';
import { listDeskPapersOf } from '../homePapers/homePapers.store.ts';
import { readDeskHome } from '../homes/homes.store.ts';
import { type DeskPage, readPage } from '../plugins/deskPaging.ts';
import { readStates } from '../properties/history.store.ts';
import { daysAgo } from '../properties/ownProperties.store.ts';
import { countActive } from '../properties/planLimit.store.ts';
import { rowMissing } from '../refused.ts';
import { countUpheld, listReportsAbout } from '../reports/deskReports.store.ts';
import { stateOf } from './listingStates.actions.ts';
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
  sumEvents,
  wireRows,
} from './listings.store.ts';
import { readTakeBack } from './listingUndo.actions.ts';
import { listNotes } from './notes.store.ts';
import { findReview, type ListingReview, snapshotOf } from './reviews.store.ts';
import { readRisk } from './risk.store.ts';

const EVENT_DAYS = 30;

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

/** An ad as a row of the list. @throws Refused `not-found` */
export async function gridRow(deps: Deps, id: number): Promise<DeskListing> {
  const listing = await findGridRow(deps, id);
  if (!listing) throw rowMissing();
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
  if (!row || !seller) throw rowMissing();
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
