import type { DeskFreshness } from '@karachi-estates/contracts/freshness';
import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import {
  daysSince,
  endOfDay,
  type Freshness,
  type FreshnessState,
  type FreshnessStep,
  takeStep,
} from '@karachi-estates/domain/freshness/freshness';
import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { recordConfirmed } from '../properties/history.store.ts';
import { properties } from '../properties/properties.table.ts';
import { listingFreshness } from './freshness.table.ts';

type Source = Pick<Deps, 'db' | 'clock'>;
type Row = typeof listingFreshness.$inferSelect;

/** Rows that one statement names. */
const BATCH = 1_000;

/** The states of what stands in the lists. */
const SHOWN: FreshnessState[] = ['confirmed', 'asked', 'dimmed'];

/** A listing of a file rests as `idle`: the day in its row is that of the import, of which its seller said nothing. */
const saysItsDay = sql`state <> 'idle'`;

/** Whether the seller of a row of `properties` said since a time that it is to be had; posting it says so too. */
export const isConfirmedSince = (since: SQL): SQL =>
  sql`id in (select property_id from listing_freshness where confirmed_at >= ${since} and ${saysItsDay})`;

/**
 * The same, looked up by the listing: where one row of `properties` is asked again and again, since ever other times.
 */
export const isThisConfirmedSince = (since: SQL): SQL =>
  sql`coalesce((
    select confirmed_at >= ${since} and ${saysItsDay} from listing_freshness where property_id = properties.id), false)`;

/** What one statement does not name at once. */
export const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));

const stored = (row: Row): Freshness => ({
  state: row.state,
  since: row.since.getTime(),
  confirmedAt: row.confirmedAt.getTime(),
  question: row.question,
});

/**
 * Takes a step with rows that are locked; what the step is not allowed for stays as it is.
 * @returns the ids that took it.
 */
async function step(tx: Db, rows: readonly Row[], name: FreshnessStep, now: Date): Promise<number[]> {
  const allowed = rows.filter((row) => takeStep(stored(row), name, now.getTime()).ok);
  const [first] = allowed;
  const taken = first && takeStep(stored(first), name, now.getTime());
  if (!taken?.ok) return [];
  const ids = allowed.map((row) => row.propertyId);
  for (const part of inBatches(ids)) {
    await tx
      .update(listingFreshness)
      .set({
        state: taken.freshness.state,
        since: now,
        ...(name === 'confirm' ? { confirmedAt: now } : {}),
        ...(name === 'ask' ? { question: sql`${listingFreshness.question} + 1` } : {}),
      })
      .where(inArray(listingFreshness.propertyId, part));
  }
  return ids;
}

/**
 * A listing of a file rests while it is shown: its file says what there is. With the first word about it from elsewhere
 * its clock starts. @returns the row as it is then.
 */
async function woken(tx: Db, row: Row, now: Date): Promise<Row> {
  if (row.state !== 'idle') return row;
  await step(tx, [row], 'show', now);
  return { ...row, state: 'confirmed', since: now };
}

/** Notes that its seller has a listing on offer. One that is not shown stays as it is. */
export async function confirmFresh(tx: Db, id: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ row: listingFreshness })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .where(and(eq(listingFreshness.propertyId, id), eq(properties.status, 'active')))
    .for('update', { of: listingFreshness });
  for (const { row } of rows) {
    await step(tx, [await woken(tx, row, now)], 'confirm', now);
    if (row.state === 'dimmed') await recordConfirmed(tx, id, now);
  }
}

/** Whether a paused listing left the lists because nobody answered. */
export async function hasLeft(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: listingFreshness.propertyId })
    .from(listingFreshness)
    .where(and(eq(listingFreshness.propertyId, id), eq(listingFreshness.state, 'left')));
  return row !== undefined;
}

async function rowsOf({ db }: Pick<Deps, 'db'>, ids: number[]): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(listingFreshness).where(inArray(listingFreshness.propertyId, ids));
  return new Map(rows.map((row) => [row.propertyId, row]));
}

function told<Card extends PropertyCardFields>(card: Card, row: Row | undefined, now: Date): Card {
  if (!row || row.state === 'idle') return card;
  const days = daysSince(row.confirmedAt.getTime(), now.getTime());
  return { ...card, confirmed_days: days, ...(row.state === 'dimmed' ? { unconfirmed: true as const } : {}) };
}

/** Cards with the days since each was confirmed. */
export async function withFreshness<Card extends PropertyCardFields>(source: Source, cards: Card[]): Promise<Card[]> {
  const ids = cards.map((card) => card.property_id);
  const rows = await rowsOf(source, ids);
  return cards.map((card) => told(card, rows.get(card.property_id), source.clock()));
}

/** A seller's own listings with what they are asked. */
export async function withOwnFreshness(source: Source, own: OwnProperty[]): Promise<OwnProperty[]> {
  const ids = own.map((each) => each.property_id);
  const rows = await rowsOf(source, ids);
  return own.map((each) => {
    const row = rows.get(each.property_id);
    return {
      ...told(each, row, source.clock()),
      ...(row?.state === 'asked' || row?.state === 'dimmed' ? { asked: true as const } : {}),
      ...(row?.state === 'left' ? { left_lists: true as const } : {}),
    };
  });
}

/** A listing as a mail about it says it, and the question that its links answer. */
export interface AskedListing {
  id: number;
  title: string;
  price: number;
  purpose: 'sale' | 'rent';
  propertyType: string;
  areaId: number;
  question: number;
}

/** A seller to whom a mail goes. */
export interface AskedSeller {
  id: number;
  firstName: string;
  email: string;
  locale: 'en' | 'ur';
}

const due = (state: FreshnessState, until: Date): SQL | undefined =>
  and(eq(listingFreshness.state, state), lte(listingFreshness.since, until));

/** A seller with a listing that is in a state since a moment or earlier. */
export async function nextDueSeller(db: Db, state: FreshnessState, until: Date): Promise<AskedSeller | undefined> {
  const [seller] = await db
    .select({ id: accounts.id, firstName: accounts.firstName, email: accounts.email, locale: accounts.locale })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(due(state, until))
    .orderBy(listingFreshness.since)
    .limit(1);
  return seller;
}

/**
 * Takes a step with a seller's listings that are in a state since a moment or earlier, the oldest first.
 * @returns those that took it, with the question that is open now.
 */
export async function stepSeller(
  tx: Db,
  seller: AskedSeller,
  wanted: { state: FreshnessState; step: FreshnessStep; until: Date; now: Date },
): Promise<AskedListing[]> {
  const rows = await tx
    .select({
      row: listingFreshness,
      property: {
        id: properties.id,
        title: properties.title,
        price: properties.price,
        purpose: properties.purpose,
        propertyType: properties.propertyType,
        areaId: properties.areaId,
      },
    })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .where(and(eq(properties.sellerId, seller.id), due(wanted.state, wanted.until)))
    .orderBy(listingFreshness.since, listingFreshness.propertyId)
    .for('update', { of: listingFreshness });
  const ids = await step(
    tx,
    rows.map(({ row }) => row),
    wanted.step,
    wanted.now,
  );
  const taken = new Set(ids);
  const added = wanted.step === 'ask' ? 1 : 0;
  return rows.flatMap(({ row, property }) =>
    taken.has(property.id) ? [{ ...property, question: row.question + added }] : [],
  );
}

/** Dims listings that nobody answered about since a moment. @returns how many. */
export async function dimListings(tx: Db, until: Date, limit: number, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(listingFreshness)
    .where(due('asked', until))
    .orderBy(listingFreshness.since)
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await step(tx, rows, 'dim', now)).length;
}

/**
 * Takes listings out of the lists: paused, so that nothing of the site shows them, and brought back by their seller.
 */
export async function pauseLeft(tx: Db, ids: number[], now: Date): Promise<void> {
  await tx
    .update(properties)
    .set({ status: 'paused', pausedByPlan: false, updatedAt: now })
    .where(and(inArray(properties.id, ids), eq(properties.status, 'active')));
  // The trigger has set them idle, as it does with whatever is paused.
  await tx.update(listingFreshness).set({ state: 'left', since: now }).where(inArray(listingFreshness.propertyId, ids));
}

/**
 * After a backup was restored: listings whose question came due since count as asked, so that the links of those mails
 * work and nobody is asked twice. Answers since are lost, so the time in between is not counted: who was asked before
 * has as long as they had when the backup was made, who was asked since begins now.
 */
export async function markAskedMeanwhile(
  db: Db,
  days: number,
  { madeAt, now }: { madeAt: Date; now: Date },
): Promise<void> {
  const gap = `${Math.max(0, now.getTime() - madeAt.getTime())} milliseconds`;
  await db
    .update(listingFreshness)
    .set({ since: sql`${listingFreshness.since} + ${gap}::interval` })
    .where(inArray(listingFreshness.state, ['asked', 'dimmed']));
  const [until, today] = [now.getTime(), endOfDay(now.getTime())].map((at) => new Date(at - days * DAY_MS));
  const asked = db
    .select({ sellerId: properties.sellerId })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .where(due('confirmed', until ?? now));
  // What is due later on a day was in the same mail.
  const rows = await db
    .select({ row: listingFreshness })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .where(and(due('confirmed', today ?? now), inArray(properties.sellerId, asked)));
  await step(
    db,
    rows.map(({ row }) => row),
    'ask',
    now,
  );
}

/** Starts the question about a listing now, whenever it was confirmed. @returns whether it was started. */
export async function askNow(tx: Db, id: number, now: Date): Promise<AskedListing | undefined> {
  const [found] = await tx
    .select({ row: listingFreshness, property: properties })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .where(and(eq(listingFreshness.propertyId, id), eq(properties.status, 'active')))
    .for('update', { of: listingFreshness });
  if (!found || (await step(tx, [await woken(tx, found.row, now)], 'ask', now)).length === 0) return undefined;
  const { title, price, purpose, propertyType, areaId } = found.property;
  return { id, title, price, purpose, propertyType, areaId, question: found.row.question + 1 };
}

/** The seller of a listing, for a mail. */
export async function sellerOf(db: Db, id: number): Promise<AskedSeller | undefined> {
  const [seller] = await db
    .select({ id: accounts.id, firstName: accounts.firstName, email: accounts.email, locale: accounts.locale })
    .from(properties)
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(eq(properties.id, id));
  return seller;
}

/** How the seller of a listing is reached by WhatsApp, and in which language; undefined where there is no listing. */
export async function findTextee(db: Db, id: number) {
  const [found] = await db
    .select({ phone: accounts.phone, adPhone: properties.cellNo, locale: accounts.locale })
    .from(properties)
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(eq(properties.id, id));
  return found;
}

/** Where a listing stands, for the staff. */
export async function readDeskFreshness(db: Db, id: number): Promise<DeskFreshness | null> {
  const [row] = await db.select().from(listingFreshness).where(eq(listingFreshness.propertyId, id));
  return row ? { state: row.state, since: row.since.toISOString(), confirmed_at: row.confirmedAt.toISOString() } : null;
}

/** What a link asks about; undefined where the listing is gone or its seller is kept out. */
export async function readQuestion(db: Db, id: number) {
  const [found] = await db
    .select({
      id: properties.id,
      title: properties.title,
      price: properties.price,
      purpose: properties.purpose,
      propertyType: properties.propertyType,
      areaId: properties.areaId,
      areaSqft: properties.areaSqft,
      status: properties.status,
      sellerId: properties.sellerId,
      suspendedAt: accounts.suspendedAt,
      state: listingFreshness.state,
      question: listingFreshness.question,
    })
    .from(listingFreshness)
    .innerJoin(properties, eq(properties.id, listingFreshness.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(and(eq(listingFreshness.propertyId, id), ne(properties.status, 'deleted')));
  return found && found.suspendedAt === null ? found : undefined;
}

/**
 * Listings in the lists whose sellers confirm them: all, those confirmed since a moment, those that are dimmed; and
 * those that left. Those of a file count once their seller has confirmed them, as the page says.
 */
export async function countShare(db: Db, since: Date) {
  const [row] = await db
    .select({
      listings: sql<number>`(count(*) filter (where ${inArray(listingFreshness.state, SHOWN)}))::int`,
      confirmed: sql<number>`(count(*) filter (where ${inArray(listingFreshness.state, SHOWN)}
        and ${listingFreshness.confirmedAt} >= ${since.toISOString()}::timestamptz))::int`,
      dimmed: sql<number>`(count(*) filter (where ${eq(listingFreshness.state, 'dimmed')}))::int`,
      left: sql<number>`(count(*) filter (where ${eq(listingFreshness.state, 'left')}))::int`,
    })
    .from(listingFreshness);
  return row ?? { listings: 0, confirmed: 0, dimmed: 0, left: 0 };
}
