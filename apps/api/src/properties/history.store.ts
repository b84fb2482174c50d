import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { type ListingState, REDUCED_DAYS, reductionOf, shownStates } from '@karachi-estates/domain/properties/history';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { priceReductions, propertyHistory } from './history.table.ts';
import { properties } from './properties.table.ts';

/**
 * Begins the history of listings that have none: what they cost since they were listed. Call it before a price changes.
 */
export async function startHistory(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into property_history (property_id, at, price, status)
    select id, created_at, price, 'active' from properties
    where ${inArray(sql`id`, [...ids])}
      and not exists (select from property_history where property_history.property_id = properties.id)`);
}

/**
 * Begins the history of an ad that waits for the desk: nobody has seen it. Not where it goes on with an earlier one's.
 */
export async function startHistoryUnseen(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`
    insert into property_history (property_id, at, price, status)
    select id, created_at, price, status from properties where id = ${id}::bigint
      and not exists (select from property_history where property_history.property_id = properties.id)`);
}

/** Notes what listings cost and which state they have from now on. Call it after the change, in its transaction. */
export async function recordStates(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await startHistory(tx, ids);
  await tx.execute(sql`
    insert into property_history (property_id, at, price, status)
    select id, ${now.toISOString()}::timestamptz, price, status from properties where ${inArray(sql`id`, [...ids])}`);
}

/**
 * Notes that a listing which looked doubtful was confirmed again: the state that it has, once more. Not where another
 * price is noted with it, which says more. Call it in the transaction that confirms it.
 */
export async function recordConfirmed(tx: Db, id: number, now: Date): Promise<void> {
  await startHistory(tx, [id]);
  await tx.execute(sql`
    insert into property_history (property_id, at, price, status)
    select id, ${now.toISOString()}::timestamptz, price, status from properties
    where id = ${id}::bigint and (price, status) = (
      select price, status from property_history where property_id = ${id}::bigint and not of_other_purpose
      order by at desc, id desc limit 1)`);
}

/**
 * Lets a listing that is posted anew have the course of an earlier one of the same home, and its price as the next
 * step. Call it once the listing is stored.
 */
export async function continueHistory(
  tx: Db,
  earlierId: number,
  listing: { id: number; price: number },
  now: Date,
): Promise<void> {
  await startHistory(tx, [earlierId]);
  await tx.execute(sql`
    insert into property_history (property_id, at, price, status, of_other_purpose)
    select ${listing.id}::bigint, at, price, status, of_other_purpose from property_history
    where property_id = ${earlierId}::bigint order by at, id`);
  const before = (await readStates(tx, listing.id)).at(-1);
  if (before?.price !== listing.price) return recordPrices(tx, [listing], now);
  await tx.execute(sql`
    insert into price_reductions (property_id, reduced_by, reduced_at)
    select ${listing.id}::bigint, reduced_by, reduced_at from price_reductions where property_id = ${earlierId}::bigint`);
  const [posted] = await tx.select({ status: properties.status }).from(properties).where(eq(properties.id, listing.id));
  // A state noted twice would say that it was confirmed again.
  if (posted?.status !== before.status) await recordStates(tx, [listing.id], now);
}

/** What listings cost and which state they had for their present purpose, oldest first, by their ids. */
export async function statesOf(db: Db, ids: readonly number[]): Promise<Map<number, ListingState[]>> {
  const rows = await db
    .select()
    .from(propertyHistory)
    .where(and(inArray(propertyHistory.propertyId, [...ids]), eq(propertyHistory.ofOtherPurpose, false)))
    .orderBy(propertyHistory.at, propertyHistory.id);
  const states = new Map<number, ListingState[]>(ids.map((id) => [id, []]));
  for (const { propertyId, at, price, status } of rows) {
    states.get(propertyId)?.push({ at: at.getTime(), price, status });
  }
  return states;
}

/** What a listing cost and which state it had for its present purpose, oldest first. */
export async function readStates(db: Db, id: number): Promise<ListingState[]> {
  return (await statesOf(db, [id])).get(id) ?? [];
}

/** Whether guests could ever see a listing that has a history. */
export const wasShown = async (db: Db, id: number): Promise<boolean> =>
  shownStates(await readStates(db, id)).length > 0;

/**
 * Notes new prices, and which of them are reductions. Call it after the change, and {@link startHistory} before it.
 */
export async function recordPrices(
  tx: Db,
  changed: readonly { id: number; price: number }[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const states = await statesOf(tx, ids);
  await recordStates(tx, ids, now);
  await tx.delete(priceReductions).where(inArray(priceReductions.propertyId, ids));
  const reductions = changed.flatMap(({ id, price }) => {
    const reducedBy = reductionOf(states.get(id) ?? [], price, now.getTime());
    return reducedBy === undefined ? [] : [{ propertyId: id, reducedBy, reducedAt: now }];
  });
  if (reductions.length > 0) await tx.insert(priceReductions).values(reductions);
}

/**
 * Goes on with what homes cost when they last had their new purpose: what was for sale and is for rent now is another
 * offer, and a way there and back hides no price. Call it after the change, and {@link startHistory} before it.
 */
export async function turnHistory(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(propertyHistory)
    .set({ ofOtherPurpose: sql`not ${propertyHistory.ofOtherPurpose}` })
    .where(inArray(propertyHistory.propertyId, [...ids]));
  await tx.delete(priceReductions).where(inArray(priceReductions.propertyId, [...ids]));
  const turned = await tx
    .select({ id: properties.id, price: properties.price, status: properties.status })
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  const states = await statesOf(tx, ids);
  const changed = turned.filter(({ id, price, status }) => {
    const last = states.get(id)?.at(-1);
    // A state noted twice would say that it was confirmed again.
    return last?.price !== price || last.status !== status;
  });
  await recordPrices(tx, changed, now);
}

/** Cards with the reductions of the last thirty days on those that have one. */
export async function withReductions<Card extends PropertyCardFields>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cards: Card[],
): Promise<Card[]> {
  if (cards.length === 0) return cards;
  const since = new Date(clock().getTime() - REDUCED_DAYS * DAY_MS);
  const ids = cards.map((card) => card.property_id);
  const rows = await db
    .select()
    .from(priceReductions)
    .where(and(inArray(priceReductions.propertyId, ids), gt(priceReductions.reducedAt, since)));
  if (rows.length === 0) return cards;
  const byId = new Map(rows.map((row) => [row.propertyId, row]));
  return cards.map((card) => {
    const row = byId.get(card.property_id);
    return row ? { ...card, price_reduced: { by: row.reducedBy, at: row.reducedAt.toISOString() } } : card;
  });
}
