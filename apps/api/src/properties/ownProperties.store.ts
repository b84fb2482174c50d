import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import { withOwnReviews } from '../desk/reviews.store.ts';
import { withOwnFreshness } from '../freshness/freshness.store.ts';
import type { Place } from '../plugins/cursor.ts';
import { after } from './listSql.store.ts';
import { fullOf, isCircle, type Page, type Row, readSellers, type Source } from './properties.store.ts';
import { properties, propertyEvents } from './properties.table.ts';

/** Its seller sees the true point, also where others see a circle. */
const ownPointOf = (row: Row): Partial<OwnProperty> | undefined =>
  row.latitude === null || row.longitude === null
    ? undefined
    : {
        latitude: row.latitude,
        longitude: row.longitude,
        pin_shown: row.pinShown,
        ...(isCircle(row) && { map_point: { latitude: row.latitude, longitude: row.longitude, exact: true } }),
      };

/** The first day of the last thirty, as `property_events` names days. */
export const daysAgo = (now: Date, days: number): string => karachiDay(now, days);

const last30Days = (now: Date) =>
  sql`${propertyEvents.propertyId} = ${properties.id} and ${propertyEvents.day} > ${daysAgo(now, 30)}`;

async function ownOf(source: Source, condition: SQL | undefined, limit: number): Promise<OwnProperty[]> {
  const now = source.clock();
  const rows = await source.db
    .select({
      row: properties,
      views: sql<number>`(
        select coalesce(sum(${propertyEvents.views}), 0)::int from ${propertyEvents} where ${last30Days(now)}
      )`,
      contacts: sql<number>`(
        select coalesce(sum(${propertyEvents.contacts}), 0)::int from ${propertyEvents} where ${last30Days(now)}
      )`,
    })
    .from(properties)
    .where(condition)
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(limit);
  const areas = await areaDictionary(source);
  const sellers = await readSellers(
    source,
    rows.map(({ row }) => row.sellerId),
  );
  const own = rows.map(({ row, views, contacts }) => ({
    ...fullOf(row, areas, sellers, now.getTime()),
    ...ownPointOf(row),
    status: row.status,
    paused_by_plan: row.pausedByPlan,
    views_30d: views,
    contacts_30d: contacts,
  }));
  const hidden = rows.flatMap(({ row }) => (row.hiddenAt && row.status !== 'deleted' ? [row.id] : []));
  return withOwnFreshness(source, await withOwnReviews(source.db, own, hidden));
}

/** A page of a seller's listings in every status but deleted, newest first. */
export async function listOwn(
  source: Source,
  sellerId: number,
  limit: number,
  place: Place | undefined,
): Promise<Page<OwnProperty>> {
  const own = and(eq(properties.sellerId, sellerId), ne(properties.status, 'deleted'), ...after('newest', place));
  const rows = await ownOf(source, own, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? { key: Date.parse(last.created_at), id: last.id } : undefined;
  return { items, next };
}

/** One of the seller's listings; undefined also for another seller's. A deleted one only for `deletedToo`. */
export async function readOwn(
  source: Source,
  sellerId: number,
  id: number,
  deletedToo = false,
): Promise<OwnProperty | undefined> {
  const visible = deletedToo ? undefined : ne(properties.status, 'deleted');
  const [own] = await ownOf(source, and(eq(properties.sellerId, sellerId), eq(properties.id, id), visible), 1);
  return own;
}

/** The row itself, locked until the transaction ends. */
export async function lockOwn(db: Db, sellerId: number, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.sellerId, sellerId)))
    .for('update');
  return row;
}

/** How many listings the seller has by status, and how many featured ones now. */
export async function countOwn(db: Db, sellerId: number, now: Date) {
  const rows = await db
    .select({
      status: properties.status,
      total: sql<number>`count(*)::int`,
      featured: sql<number>`(
        count(*) filter (where ${properties.featuredUntil} > ${now.toISOString()}::timestamptz)
      )::int`,
    })
    .from(properties)
    .where(eq(properties.sellerId, sellerId))
    .groupBy(properties.status);
  const totals = { active: 0, paused: 0, sold: 0, rented: 0, deleted: 0, featured: 0 };
  for (const row of rows) {
    totals[row.status] = row.total;
    if (row.status === 'active' || row.status === 'paused') totals.featured += row.featured;
  }
  return totals;
}

/** Views and contacts of all the seller's listings in the last thirty days. */
export async function countOwnEvents(db: Db, sellerId: number, now: Date) {
  const [row] = await db
    .select({
      views: sql<number>`coalesce(sum(${propertyEvents.views}), 0)::int`,
      contacts: sql<number>`coalesce(sum(${propertyEvents.contacts}), 0)::int`,
    })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), sql`${propertyEvents.day} > ${daysAgo(now, 30)}`));
  return row ?? { views: 0, contacts: 0 };
}
