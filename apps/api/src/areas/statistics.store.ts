import type { Offer, PriceFigures } from '@karachi-estates/domain/areas/statistics';
import type { Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties, propertyCounts } from '../properties/properties.table.ts';
import { serverState } from '../settings/settings.table.ts';
import { areas } from './areas.table.ts';
import { areaStatistics, areaStatisticsDue, areaStatisticsMonths } from './statistics.table.ts';

/** Some groups of an area: a purpose, and types of property or `homes`. */
export interface Groups {
  purpose: Purpose;
  types: readonly string[];
}

/** The stored figures of a group. */
export type StoredFigures = typeof areaStatistics.$inferSelect;

/** The stored figures of a group as they were in a month. */
export type StoredMonth = typeof areaStatisticsMonths.$inferSelect;

/** The area of the change that waits longest for its figures; undefined where none waits. */
export async function nextDueArea(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ areaId: areaStatisticsDue.areaId })
    .from(areaStatisticsDue)
    .orderBy(asc(areaStatisticsDue.id))
    .limit(1);
  return row?.areaId;
}

/**
 * Takes the changes of an area that wait for their figures. What commits later waits for the next run.
 * @returns the purposes and types that changed, each pair once.
 */
export async function takeDue(tx: Db, areaId: number): Promise<{ purpose: Purpose; propertyType: string }[]> {
  const { rows } = await tx.execute<{ purpose: Purpose; propertyType: string }>(sql`
    with taken as (
      delete from ${areaStatisticsDue} where ${areaStatisticsDue.areaId} = ${areaId} returning purpose, property_type
    )
    select distinct purpose, property_type as "propertyType" from taken`);
  return rows;
}

/**
 * Makes who works out the figures of an area do so one after another; who lists a home there does not wait.
 * @returns whether there is such an area.
 */
export async function lockArea(tx: Db, areaId: number): Promise<boolean> {
  const rows = await tx.select({ id: areas.id }).from(areas).where(eq(areas.id, areaId)).for('no key update');
  return rows.length > 0;
}

/** Every area's id. */
export async function listAreaIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: areas.id }).from(areas).orderBy(areas.id);
  return rows.map(({ id }) => id);
}

/** Active offers of an area by their type, read from a covering index of the lists. */
export async function readOffers(
  db: Db,
  areaId: number,
  purpose: Purpose,
  types?: readonly string[],
): Promise<Map<string, Offer[]>> {
  return offersIn(
    db,
    and(
      eq(properties.purpose, purpose),
      eq(properties.areaId, areaId),
      types ? inArray(properties.propertyType, [...types]) : undefined,
    ),
  );
}

async function offersIn(db: Db, where: SQL | undefined): Promise<Map<string, Offer[]>> {
  const rows = await db
    .select({
      type: properties.propertyType,
      price: properties.price,
      areaSqft: properties.areaSqft,
      listedAt: sql<number>`extract(epoch from ${properties.createdAt})::float8`,
    })
    .from(properties)
    .where(and(eq(properties.status, 'active'), where, isNotNull(properties.areaSqft)));
  const offers = new Map<string, Offer[]>();
  for (const { type, price, areaSqft, listedAt } of rows) {
    const offer = { price, areaSqft, listedAt: Math.round(listedAt * 1_000) };
    const group = offers.get(type);
    if (group) group.push(offer);
    else offers.set(type, [offer]);
  }
  return offers;
}

/** Active offers of a part of an area by their type, read from the index of parts. */
export async function readPartOffers(db: Db, partId: number, purpose: Purpose): Promise<Map<string, Offer[]>> {
  return offersIn(db, and(eq(properties.partId, partId), eq(properties.purpose, purpose)));
}

/** Active listings of each part of an area that has some. */
export async function countParts(db: Db, partIds: readonly number[]): Promise<Map<number, number>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .select({ id: properties.partId, listings: sql<number>`count(*)::integer` })
    .from(properties)
    .where(and(eq(properties.status, 'active'), inArray(properties.partId, [...partIds])))
    .groupBy(properties.partId);
  return new Map(rows.flatMap(({ id, listings }) => (id === null ? [] : [[id, listings] as const])));
}

/** The figures of one area, or of all of them. */
export function readFigures(db: Db, areaId?: number): Promise<StoredFigures[]> {
  return db
    .select()
    .from(areaStatistics)
    .where(areaId === undefined ? undefined : eq(areaStatistics.areaId, areaId))
    .orderBy(areaStatistics.areaId, areaStatistics.purpose, areaStatistics.propertyType);
}

/** The monthly course of an area's groups from a month on, oldest first. */
export function readMonths(db: Db, areaId: number, since: string): Promise<StoredMonth[]> {
  return db
    .select()
    .from(areaStatisticsMonths)
    .where(and(eq(areaStatisticsMonths.areaId, areaId), sql`${areaStatisticsMonths.month} >= ${since}`))
    .orderBy(areaStatisticsMonths.purpose, areaStatisticsMonths.propertyType, areaStatisticsMonths.month);
}

const isSame = (stored: StoredFigures | undefined, figures: PriceFigures | undefined): boolean =>
  stored === undefined || figures === undefined
    ? stored === figures
    : stored.offers === figures.offers &&
      stored.leftOut === figures.leftOut &&
      stored.median === figures.median &&
      stored.lowerQuartile === figures.lowerQuartile &&
      stored.upperQuartile === figures.upperQuartile &&
      stored.medianListedAt.getTime() === figures.medianListedAt;

/**
 * Stores the figures of some groups of an area, and removes those of groups that have too few offers now. The course
 * has a month's last figures: where a group falls silent, those that it had stay.
 * @returns whether any of them is another than before.
 */
export async function storeFigures(
  tx: Db,
  areaId: number,
  { purpose, types }: Groups,
  { figures, month }: { figures: ReadonlyMap<string, PriceFigures>; month: string },
): Promise<boolean> {
  if (types.length === 0) return false;
  const isGroup = and(
    eq(areaStatistics.areaId, areaId),
    eq(areaStatistics.purpose, purpose),
    inArray(areaStatistics.propertyType, [...types]),
  );
  const stored = await tx.select().from(areaStatistics).where(isGroup);
  const before = new Map(stored.map((row) => [row.propertyType, row]));
  const isChanged = types.some((type) => !isSame(before.get(type), figures.get(type)));
  const rows = types.flatMap((propertyType) => {
    const each = figures.get(propertyType);
    if (!each) return [];
    const { medianListedAt, ...rest } = each;
    return [{ areaId, purpose, propertyType, ...rest, medianListedAt: new Date(medianListedAt) }];
  });
  if (isChanged) {
    await tx.delete(areaStatistics).where(isGroup);
    if (rows.length > 0) await tx.insert(areaStatistics).values(rows);
  }
  if (rows.length > 0) {
    await tx
      .insert(areaStatisticsMonths)
      .values(rows.map(({ medianListedAt: _time, leftOut: _left, ...row }) => ({ ...row, month })))
      .onConflictDoUpdate({
        target: [
          areaStatisticsMonths.areaId,
          areaStatisticsMonths.purpose,
          areaStatisticsMonths.propertyType,
          areaStatisticsMonths.month,
        ],
        set: {
          offers: sql`excluded.offers`,
          median: sql`excluded.median`,
          lowerQuartile: sql`excluded.lower_quartile`,
          upperQuartile: sql`excluded.upper_quartile`,
        },
      });
  }
  return isChanged;
}

const MONTH_MARK = 'statistics_month';

/**
 * Marks every group due once a month, so that the course has each month, and in an installation that has no figures
 * yet.
 */
export async function startMonth(db: Db, month: string): Promise<void> {
  const [mark] = await db.select().from(serverState).where(eq(serverState.name, MONTH_MARK));
  if (mark?.value === month) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(serverState)
      .values({ name: MONTH_MARK, value: month })
      .onConflictDoUpdate({ target: serverState.name, set: { value: month } });
    await tx.execute(sql`
      insert into area_statistics_due (area_id, purpose, property_type)
      select area_id, purpose, property_type from ${propertyCounts} where listings > 0`);
  });
}
