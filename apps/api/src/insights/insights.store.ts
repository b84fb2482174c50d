import { type EventCounts, sumEvents } from '@karachi-estates/domain/insights/insights';
import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { propertyHistory } from '../properties/history.table.ts';
import { properties, propertyEvents } from '../properties/properties.table.ts';
import { featuredStarts, insightMails, insightSellers } from './insights.table.ts';

/** Days (Karachi's), both included. */
export interface Span {
  from: string;
  until: string;
}

/** Listings that compete for the same buyers. */
export interface Group {
  purpose: 'sale' | 'rent';
  areaId: number;
  propertyType: string;
}

const summed = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::int`;
const SUMS = {
  impression: summed(sql`${propertyEvents.impressions}`),
  view: summed(sql`${propertyEvents.views}`),
  save: summed(sql`${propertyEvents.saves}`),
  whatsapp: summed(sql`${propertyEvents.whatsapp}`),
  call: summed(sql`${propertyEvents.calls}`),
};
const within = ({ from, until }: Span) => and(gte(propertyEvents.day, from), lte(propertyEvents.day, until));

/** Totals over all listings of a seller. */
export async function readTotals(db: Db, sellerId: number, span: Span): Promise<EventCounts | undefined> {
  const [row] = await db
    .select(SUMS)
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), within(span)));
  return row;
}

/** A seller's listings with their totals, those with most views first. */
export async function listTotals(db: Db, sellerId: number, span: Span, limit: number) {
  return db
    .select({ id: properties.id, title: properties.title, status: properties.status, ...SUMS })
    .from(properties)
    .leftJoin(propertyEvents, and(eq(propertyEvents.propertyId, properties.id), within(span)))
    .where(and(eq(properties.sellerId, sellerId), ne(properties.status, 'deleted')))
    .groupBy(properties.id)
    .orderBy(desc(SUMS.view), desc(SUMS.impression), desc(properties.id))
    .limit(limit);
}

/** One of a seller's listings; undefined also for another seller's. */
export async function findOwn(db: Db, sellerId: number, id: number) {
  const [found] = await db
    .select({
      id: properties.id,
      title: properties.title,
      status: properties.status,
      purpose: properties.purpose,
      areaId: properties.areaId,
      propertyType: properties.propertyType,
      createdAt: properties.createdAt,
    })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.id, id), ne(properties.status, 'deleted')));
  return found;
}

const inGroup = ({ purpose, areaId, propertyType }: Group) =>
  and(
    eq(properties.status, 'active'),
    eq(properties.purpose, purpose),
    eq(properties.areaId, areaId),
    eq(properties.propertyType, propertyType),
  );

/** The newest active listings of other sellers in a group. */
export async function listSimilarOf(db: Db, group: Group, sellerId: number, limit: number) {
  return db
    .select({ id: properties.id, createdAt: properties.createdAt })
    .from(properties)
    .where(and(inGroup(group), ne(properties.sellerId, sellerId)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(limit);
}

/** What was counted of some listings, by listing and day. */
export async function readDays(db: Db, ids: readonly number[], span: Span) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: propertyEvents.propertyId,
      day: propertyEvents.day,
      impression: propertyEvents.impressions,
      view: propertyEvents.views,
      save: propertyEvents.saves,
      whatsapp: propertyEvents.whatsapp,
      call: propertyEvents.calls,
    })
    .from(propertyEvents)
    .where(and(inArray(propertyEvents.propertyId, [...ids]), within(span)))
    .orderBy(asc(propertyEvents.day), asc(propertyEvents.propertyId));
}

/** The months of a seller ('2026-11') in which something was counted. */
export async function readMonths(db: Db, sellerId: number, span: Span) {
  // Days are summed as they are: to write the month of each row takes a third of the time.
  const days = await db
    .select({ day: propertyEvents.day, ...SUMS })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), within(span)))
    .groupBy(propertyEvents.day)
    .orderBy(propertyEvents.day);
  const months = new Map<string, EventCounts[]>();
  for (const { day, ...counts } of days) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), counts]);
  }
  return [...months].map(([month, counts]) => ({ month, ...sumEvents(counts) }));
}

/** What was counted of each of a seller's listings: one row instead of one a day. */
const countedOf = (db: Db, sellerId: number, span: Span) =>
  db
    .select({
      id: propertyEvents.propertyId,
      impression: SUMS.impression.as('impression'),
      view: SUMS.view.as('view'),
      save: SUMS.save.as('save'),
      whatsapp: SUMS.whatsapp.as('whatsapp'),
      call: SUMS.call.as('call'),
    })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), within(span)))
    .groupBy(propertyEvents.propertyId)
    .as('counted');

/** The groups in which a seller has active listings, with the totals of these; most listings first. */
export async function listOwnGroups(db: Db, sellerId: number, span: Span, limit: number) {
  const counted = countedOf(db, sellerId, span);
  return db
    .select({
      purpose: properties.purpose,
      areaId: properties.areaId,
      propertyType: properties.propertyType,
      listings: sql<number>`count(*)::int`,
      impression: summed(sql`${counted.impression}`),
      view: summed(sql`${counted.view}`),
      save: summed(sql`${counted.save}`),
      whatsapp: summed(sql`${counted.whatsapp}`),
      call: summed(sql`${counted.call}`),
    })
    .from(properties)
    .leftJoin(counted, eq(counted.id, properties.id))
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')))
    .groupBy(properties.purpose, properties.areaId, properties.propertyType)
    .orderBy(sql`4 desc`, properties.areaId, properties.propertyType, properties.purpose)
    .limit(limit);
}

/** The totals of each of the newest active listings of other sellers, for several groups at once. */
export async function listOthersTotals(
  db: Db,
  groups: readonly Group[],
  { sellerId, span, limit }: { sellerId: number; span: Span; limit: number },
) {
  if (groups.length === 0) return [];
  const { rows } = await db.execute<{ group: number } & EventCounts>(sql`
    select asked.place::int as "group", other.id,
      coalesce(sum(e.impressions), 0)::int as impression, coalesce(sum(e.views), 0)::int as view,
      coalesce(sum(e.saves), 0)::int as save, coalesce(sum(e.whatsapp), 0)::int as whatsapp,
      coalesce(sum(e.calls), 0)::int as call
    from jsonb_to_recordset(${JSON.stringify(groups.map((each, place) => ({ ...each, place })))}::jsonb)
      as asked(place int, purpose text, "areaId" int, "propertyType" text)
    cross join lateral (
      select id from properties
      where status = 'active' and purpose = asked.purpose and area_id = asked."areaId"
        and property_type = asked."propertyType" and seller_id <> ${sellerId}
      order by created_at desc, id desc limit ${limit}
    ) as other
    left join property_events as e
      on e.property_id = other.id and e.day between ${span.from}::date and ${span.until}::date
    group by asked.place, other.id`);
  return rows;
}

/** The place of an active listing among those of its group, newest first, and how many there are. */
export async function readPosition(db: Db, group: Group, listing: { id: number; createdAt: Date }) {
  const at = listing.createdAt.toISOString();
  const [row] = await db
    .select({
      before: sql<number>`(count(*) filter (
        where (${properties.createdAt}, ${properties.id}) > (${at}::timestamptz, ${listing.id}::bigint)
      ))::int`,
      of: sql<number>`count(*)::int`,
    })
    .from(properties)
    .where(inGroup(group));
  return row && { place: row.before + 1, of: row.of };
}

/** What a listing cost from when on for its present purpose, oldest first. */
export async function listPrices(db: Db, id: number) {
  return db
    .select({ at: propertyHistory.at, price: propertyHistory.price })
    .from(propertyHistory)
    .where(and(eq(propertyHistory.propertyId, id), eq(propertyHistory.ofOtherPurpose, false)))
    .orderBy(asc(propertyHistory.at), asc(propertyHistory.id));
}

/** When a listing became featured, oldest first. */
export async function listFeaturedStarts(db: Db, id: number) {
  return db
    .select({ at: featuredStarts.at })
    .from(featuredStarts)
    .where(eq(featuredStarts.propertyId, id))
    .orderBy(asc(featuredStarts.at));
}

/** What was counted of a seller's listings by day, newest first, for a file. */
export async function listWrittenDays(db: Db, sellerId: number, span: Span, limit: number) {
  return db
    .select({
      day: propertyEvents.day,
      id: properties.id,
      title: properties.title,
      impression: propertyEvents.impressions,
      view: propertyEvents.views,
      save: propertyEvents.saves,
      whatsapp: propertyEvents.whatsapp,
      call: propertyEvents.calls,
    })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), within(span)))
    .orderBy(desc(propertyEvents.day), asc(properties.id))
    .limit(limit);
}

/** What is kept of a seller's weekly mail; undefined before the first. */
export async function findMail(db: Db, accountId: number) {
  const [row] = await db.select().from(insightMails).where(eq(insightMails.accountId, accountId));
  return row;
}

/** Turns a seller's weekly mail on or off. */
export async function setMail(db: Db, accountId: number, isOff: boolean): Promise<void> {
  await db
    .insert(insightMails)
    .values({ accountId, isOff })
    .onConflictDoUpdate({ target: insightMails.accountId, set: { isOff } });
}

/** Forgets where a seller was signed in today, and what they chose about the mail. Figures go with their listings. */
export async function eraseSeller(db: Db, accountId: number): Promise<void> {
  await db.delete(insightSellers).where(eq(insightSellers.accountId, accountId));
  await db.delete(insightMails).where(eq(insightMails.accountId, accountId));
}

/** Some Premium sellers with a proven address who have not had the mail of a week and want it. */
export async function listUnmailed(db: Db, week: string, now: Date, limit: number) {
  const at = now.toISOString();
  return db
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName, locale: accounts.locale })
    .from(accounts)
    .leftJoin(insightMails, eq(insightMails.accountId, accounts.id))
    .where(
      and(
        eq(accounts.role, 'seller'),
        eq(accounts.plan, 'premium'),
        sql`(${accounts.planUntil} is null or ${accounts.planUntil} > ${at}::timestamptz)`,
        sql`${accounts.emailProvenAt} is not null and ${accounts.suspendedAt} is null`,
        sql`${accounts.eraseAt} is null and ${accounts.erasedAt} is null`,
        sql`not coalesce(${insightMails.isOff}, false)`,
        sql`coalesce(${insightMails.sentWeek} < ${week}::date, true)`,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** Marks the mail of a week as sent. @returns false where it was already, or is not wanted. */
export async function markMailed(tx: Db, accountId: number, week: string): Promise<boolean> {
  const marked = await tx
    .insert(insightMails)
    .values({ accountId, sentWeek: week })
    .onConflictDoUpdate({
      target: insightMails.accountId,
      set: { sentWeek: week },
      setWhere: sql`not ${insightMails.isOff} and coalesce(${insightMails.sentWeek} < ${week}::date, true)`,
    })
    .returning({ id: insightMails.accountId });
  return marked.length > 0;
}
