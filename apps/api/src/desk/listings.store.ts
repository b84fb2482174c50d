import type { DeskListing, DeskListingsQuery } from '@karachi-estates/contracts/deskListings';
import type { DeskReview } from '@karachi-estates/contracts/deskReviews';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import { type AreaDictionary, areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import { wordsOf } from '../db/searchWords.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import type { Place } from '../plugins/cursor.ts';
import { COUNTED, numberIn, type Wanted } from '../plugins/deskPaging.ts';
import { properties, propertyEvents } from '../properties/properties.table.ts';

type Source = Pick<Deps, 'db' | 'changes'>;

export type ListingRow = typeof properties.$inferSelect;

export async function findListing(db: Db, id: number): Promise<ListingRow | undefined> {
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockListing(tx: Db, id: number): Promise<ListingRow | undefined> {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('update');
  return row;
}

/** The columns of the grid, as PostgreSQL gives them. */
interface GridRow {
  id: number;
  title: string;
  status: DeskListing['status'];
  review: DeskListing['review'];
  purpose: DeskListing['purpose'];
  property_type: string;
  area_id: number;
  price: number;
  dimension: string;
  bedrooms: number | null;
  photo_count: number;
  cover_hash: string | null;
  featured_ms: number | null;
  seller_id: number;
  seller_name: string;
  created_ms: number;
  updated_ms: number;
  [column: string]: unknown;
}

const REVIEW = sql`case
  when l.hidden_at is null then case when r.state = 'approved' then 'approved' else 'unreviewed' end
  when r.state = 'held' then 'held'
  when r.state = 'changed' then 'unreviewed'
  when r.state = 'sent_back' then 'sent_back'
  else 'hidden' end`;

const COLUMNS = sql`l.id, l.title, l.status, ${REVIEW} as review, l.purpose, l.property_type, l.area_id, l.price,
  l.dimension, l.bedrooms, l.photo_count, l.cover_hash,
  (extract(epoch from l.featured_until) * 1000)::float8 as featured_ms, l.seller_id,
  trim(concat(a.first_name, ' ', a.last_name)) as seller_name,
  (extract(epoch from l.created_at) * 1000)::float8 as created_ms,
  (extract(epoch from l.updated_at) * 1000)::float8 as updated_ms`;

const FROM = sql`from properties l left join listing_reviews r on r.property_id = l.id`;

/** Conditions by what the desk decided; each begins with what an index holds. */
const BY_REVIEW: Record<DeskListing['review'], SQL> = {
  unreviewed: sql`((l.hidden_at is null and coalesce(r.state, '') <> 'approved')
    or (l.hidden_at is not null and r.state = 'changed'))`,
  held: sql`(l.hidden_at is not null and r.state = 'held')`,
  approved: sql`(l.hidden_at is null and r.state = 'approved')`,
  sent_back: sql`(l.hidden_at is not null and r.state = 'sent_back')`,
  hidden: sql`(l.hidden_at is not null and not exists (select from listing_reviews d
    where d.property_id = l.id and d.state in ('held', 'changed', 'sent_back')))`,
};

/** What a search asks for, and how many ads it finds, counted to the cap; undefined where that is quick to count. */
interface Searched {
  condition: SQL;
  found?: number;
}

/**
 * From an estimate of so many on, more than the cap are sure to be found: words of one beginning may be in one title.
 */
const SURELY_MORE = 4 * COUNTED;

/** How many rows the statistics of a statement's tables promise. */
async function estimateRows(db: Db, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${statement}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * A word of very many titles is only estimated: to count the cap of them takes longer than the page. Where PostgreSQL
 * promises fewer it may guess wrong, and would read a million titles for it, so the words are looked up first. That
 * counts them too, and up to the cap their ads are read by number; more are found sooner on the way through the list.
 */
async function searched(db: Db, text: string): Promise<Searched> {
  const number = numberIn(text);
  if (number) return { condition: sql`l.id = ${number}::bigint` };
  const words = wordsOf(text);
  if (!words) return { condition: sql`false` };
  const matches = sql`to_tsvector('simple'::regconfig, l.title) @@ to_tsquery('simple'::regconfig, ${words})`;
  const matching = sql`select l.id from properties l where ${matches}`;
  if ((await estimateRows(db, matching)) >= SURELY_MORE) return { condition: matches, found: COUNTED };
  const { rows } = await db.execute<{ id: number }>(sql`${matching} limit ${COUNTED}`);
  const found = rows.length;
  if (found === COUNTED) return { condition: matches, found };
  return { condition: sql`l.id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::bigint[])`, found };
}

/** What a query of the grid asks for. */
interface GridConditions {
  all: readonly SQL[];
  /** How many ads there are, where that is known already; counted to the cap. */
  found: number | undefined;
}

/** Reads once for its page and its count what a query of the grid asks for: words are looked up for it. */
export async function gridConditions(db: Db, query: DeskListingsQuery): Promise<GridConditions> {
  const text = query.q?.trim();
  const search = text ? await searched(db, text) : undefined;
  const conditions = search ? [search.condition] : [];
  if (query.status) conditions.push(sql`l.status = ${query.status}`);
  if (query.review) conditions.push(BY_REVIEW[query.review]);
  if (query.purpose) conditions.push(sql`l.purpose = ${query.purpose}`);
  if (query.property_type) conditions.push(sql`l.property_type = ${query.property_type}`);
  if (query.area_id) conditions.push(sql`l.area_id = ${query.area_id}::integer`);
  if (query.seller_id) conditions.push(sql`l.seller_id = ${query.seller_id}::integer`);
  if (query.price_min) conditions.push(sql`l.price >= ${query.price_min}::bigint`);
  if (query.price_max) conditions.push(sql`l.price <= ${query.price_max}::bigint`);
  return { all: conditions, found: conditions.length === 1 ? search?.found : undefined };
}

const whereAll = (conditions: readonly SQL[]) =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;

type SortColumn = NonNullable<DeskListingsQuery['sort']>;

const SORT_COLUMN: Record<SortColumn, SQL> = {
  created_at: sql`l.created_at`,
  updated_at: sql`l.updated_at`,
  price: sql`l.price`,
};

const keyOf = (sort: SortColumn, key: number): SQL =>
  sort === 'price' ? sql`${key}::bigint` : sql`to_timestamp(${key}::double precision / 1000)`;

const sortOf = (query: DeskListingsQuery): SortColumn => query.sort ?? 'created_at';

/** The place of a row in the order of a query. */
export function gridPlace(query: DeskListingsQuery, row: GridRow): Place {
  const keys = { created_at: row.created_ms, updated_at: row.updated_ms, price: Number(row.price) };
  return { key: Math.round(keys[sortOf(query)]), id: Number(row.id) };
}

const joinedFor = (query: DeskListingsQuery) => (query.review ? FROM : sql`from properties l`);

/**
 * A page of the grid, in the order of an index from a place on. Which ads are on it is found out first: what is shown
 * of them is joined for these alone, and not for thousands that are passed over.
 */
export async function listGrid(
  db: Db,
  query: DeskListingsQuery,
  { all }: GridConditions,
  wanted: Wanted,
): Promise<GridRow[]> {
  const sort = sortOf(query);
  const column = SORT_COLUMN[sort];
  const direction = wanted.isAscending ? sql.raw('asc') : sql.raw('desc');
  const beyond = wanted.isAscending ? sql.raw('>') : sql.raw('<');
  const conditions = [...all];
  if (wanted.place)
    conditions.push(sql`(${column}, l.id) ${beyond} (${keyOf(sort, wanted.place.key)}, ${wanted.place.id}::bigint)`);
  const order = sql`order by ${column} ${direction}, l.id ${direction}`;
  const { rows } = await db.execute<GridRow>(sql`
    select ${COLUMNS} from (
      select l.id ${joinedFor(query)} ${whereAll(conditions)} ${order} limit ${wanted.limit} offset ${wanted.skip}
    ) page join properties l on l.id = page.id left join listing_reviews r on r.property_id = l.id
    join accounts a on a.id = l.seller_id ${order}`);
  return rows;
}

/** How many rows the grid has: counted to the cap; of all ads together, beyond it, what PostgreSQL estimates. */
export async function countGrid(db: Db, query: DeskListingsQuery, { all, found }: GridConditions): Promise<number> {
  if (found !== undefined) return found;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select ${joinedFor(query)} ${whereAll(all)} limit ${COUNTED}) counted`,
  );
  const counted = rows[0]?.count ?? 0;
  if (counted < COUNTED || all.length > 0) return counted;
  const estimate = await db.execute<{ estimate: number }>(
    sql`select reltuples::float8 as estimate from pg_class where oid = 'properties'::regclass`,
  );
  return Math.max(COUNTED, Math.round(estimate.rows[0]?.estimate ?? 0));
}

const iso = (milliseconds: number) => new Date(Math.round(milliseconds)).toISOString();

function wireOf(row: GridRow, dictionary: AreaDictionary): DeskListing {
  return {
    id: Number(row.id),
    title: row.title,
    status: row.status,
    review: row.review,
    purpose: row.purpose,
    property_type: row.property_type,
    area_id: row.area_id,
    area: dictionary.byId.get(row.area_id)?.areaName ?? '',
    price: Number(row.price),
    dimension: row.dimension,
    bedrooms: row.bedrooms,
    photo_count: row.photo_count,
    cover: row.cover_hash && `/media/${row.cover_hash}/320`,
    featured_until: row.featured_ms === null ? null : iso(row.featured_ms),
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    created_at: iso(row.created_ms),
    updated_at: iso(row.updated_ms),
  };
}

/** Rows of the grid as the contract answers them. */
export async function wireRows(source: Source, rows: GridRow[]): Promise<DeskListing[]> {
  const dictionary = await areaDictionary(source);
  return rows.map((row) => wireOf(row, dictionary));
}

/** Ads by a condition, as the grid shows them. */
async function gridWhere(source: Source, condition: SQL, order: SQL, limit: number): Promise<DeskListing[]> {
  const { rows } = await source.db.execute<GridRow>(sql`
    select ${COLUMNS} ${FROM} join accounts a on a.id = l.seller_id where ${condition} order by ${order} limit ${limit}`);
  return wireRows(source, rows);
}

/** An ad of the grid that waits for the desk. */
interface QueueRow extends GridRow {
  kind: DeskReview['kind'];
  waits_ms: number;
  points: number | null;
}

/** An ad that nobody looked at in a fortnight is no work of today any more. */
const NEW_DAYS = 14;

/** What waits to be looked at, each arm in the order of an index: number, kind, since when, points. */
const QUEUE: Record<DeskReview['kind'], (now: Date) => SQL> = {
  appeal: () => sql`select p.property_id as id, 'appeal' as kind, p.created_at as at, null::smallint as points
    from listing_appeals p join properties l on l.id = p.property_id
    where p.outcome is null and l.status <> 'deleted'`,
  held: () => waiting('held'),
  changed: () => waiting('changed'),
  new: (now) => sql`select l.id, 'new' as kind, l.created_at as at, null::smallint as points
    from properties l left join listing_reviews r on r.property_id = l.id
    where l.created_at > ${new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString()}::timestamptz
      and l.status = 'active' and r.property_id is null`,
};

// An ad with an open appeal is in the queue once.
const waiting = (
  state: 'held' | 'changed',
) => sql`select r.property_id as id, ${state} as kind, r.waits_since as at, r.points
  from listing_reviews r join properties l on l.id = r.property_id
  where r.waits_since is not null and r.state = ${state} and l.status <> 'deleted' and not exists (
    select from listing_appeals p where p.property_id = r.property_id and p.outcome is null)`;

/** Ads that wait to be looked at, of some kinds, those that wait longest first; `limit` bounds each kind too. */
export function queueRows(
  kinds: readonly DeskReview['kind'][],
  now: Date,
  limit: number,
  { place, skip }: Pick<Wanted, 'place' | 'skip'> = { place: undefined, skip: 0 },
): SQL {
  const beyond = place ? sql`where (at, id) > (${keyOf('created_at', place.key)}, ${place.id}::bigint)` : sql``;
  const arms = kinds.map(
    (kind) => sql`(select * from (${QUEUE[kind](now)}) arm ${beyond} order by at, id limit ${limit + skip})`,
  );
  return sql`select * from (${sql.join(arms, sql` union all `)}) queue order by at, id
    limit ${limit} offset ${skip}`;
}

/** A page of the queue. */
export async function listQueue(
  db: Db,
  kinds: readonly DeskReview['kind'][],
  now: Date,
  wanted: Pick<Wanted, 'place' | 'skip' | 'limit'>,
): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    select ${COLUMNS}, q.kind, (extract(epoch from q.at) * 1000)::float8 as waits_ms, q.points
    from (${queueRows(kinds, now, wanted.limit, wanted)}) q
    join properties l on l.id = q.id left join listing_reviews r on r.property_id = l.id
    join accounts a on a.id = l.seller_id order by q.at, q.id`);
  return rows;
}

/** How many wait, counted to the cap of lists. */
export async function countQueue(db: Db, kinds: readonly DeskReview['kind'][], now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${queueRows(kinds, now, COUNTED)}) q`,
  );
  return rows[0]?.count ?? 0;
}

/** Rows of the queue as the contract answers them. */
export async function wireQueue(source: Source, rows: QueueRow[]): Promise<DeskReview[]> {
  const listings = await wireRows(source, rows);
  return listings.map((listing, at) => {
    const { kind = 'new', waits_ms = 0, points = null } = rows[at] ?? {};
    return { ...listing, kind, waits_since: iso(waits_ms), points };
  });
}

/** One ad as the grid shows it. */
export async function findGridRow(source: Source, id: number): Promise<DeskListing | undefined> {
  const [found] = await gridWhere(source, sql`l.id = ${id}::bigint`, sql`l.id`, 1);
  return found;
}

const SIMILAR = 6;
const SUSPICIOUS = 5;

/** Active ads of the same area, purpose and type, nearest in price. */
export function listSimilar(source: Source, row: ListingRow): Promise<DeskListing[]> {
  const same = sql`l.status = 'active' and l.purpose = ${row.purpose} and l.area_id = ${row.areaId}
    and l.property_type = ${row.propertyType} and l.id <> ${row.id}::bigint`;
  return gridWhere(source, same, sql`abs(l.price - ${row.price}::bigint), l.id desc`, SIMILAR);
}

/** Ads of other sellers that share a photo, the text or the phone number with an ad. */
export async function listSuspicious(source: Source, row: ListingRow) {
  const others = sql`l.seller_id <> ${row.sellerId} and l.status <> 'deleted'`;
  const newest = sql`l.id desc`;
  const photos = row.photos.map(({ hash }) => sql`l.photos @> ${JSON.stringify([{ hash }])}::jsonb`);
  const byPhoto =
    photos.length > 0
      ? await gridWhere(
          source,
          sql`l.photo_count > 0 and (${sql.join(photos, sql` or `)}) and ${others}`,
          newest,
          SUSPICIOUS,
        )
      : [];
  const byText = row.description
    ? await gridWhere(
        source,
        sql`l.area_id = ${row.areaId} and l.description = ${row.description} and ${others}`,
        newest,
        SUSPICIOUS,
      )
    : [];
  const byPhone = row.cellNo
    ? await gridWhere(source, sql`l.cell_no = ${row.cellNo} and l.cell_no <> '' and ${others}`, newest, SUSPICIOUS)
    : [];
  return [
    ...byPhoto.map((listing) => ({ listing, why: 'photo' as const })),
    ...byText.map((listing) => ({ listing, why: 'text' as const })),
    ...byPhone.map((listing) => ({ listing, why: 'phone' as const })),
  ];
}

/** The newest ads of a seller. */
export function listOfSeller(source: Source, sellerId: number, limit: number): Promise<DeskListing[]> {
  return gridWhere(source, sql`l.seller_id = ${sellerId}`, sql`l.created_at desc, l.id desc`, limit);
}

/** What a lead looks for. */
export interface Wish {
  areaId: number | undefined;
  types: readonly string[];
  bedrooms: number | undefined;
  /** Rupees. */
  budget: number;
}

/** Active ads for sale that a wish allows up to a tenth above its budget, those nearest below the budget first. */
export function listMatching(
  source: Source,
  { areaId, types, bedrooms, budget }: Wish,
  limit: number,
): Promise<DeskListing[]> {
  const most = Math.min(Math.round(budget * 1.1), Number.MAX_SAFE_INTEGER);
  const conditions = [
    sql`l.status = 'active' and l.purpose = 'sale' and l.price <= ${most}::bigint`,
    ...(areaId === undefined ? [] : [sql`l.area_id = ${areaId}`]),
    ...(types.length === 0
      ? []
      : [
          sql`l.property_type in (${sql.join(
            types.map((type) => sql`${type}`),
            sql`, `,
          )})`,
        ]),
    ...(bedrooms === undefined ? [] : [sql`l.bedrooms >= ${bedrooms}::smallint`]),
  ];
  return gridWhere(source, sql.join(conditions, sql` and `), sql`l.price desc, l.id desc`, limit);
}

/** Views and contacts of an ad after a day. */
export async function sumEvents(db: Db, id: number, after: string): Promise<{ views: number; contacts: number }> {
  const [row] = await db
    .select({
      views: sql<number>`coalesce(sum(${propertyEvents.views}), 0)::int`,
      contacts: sql<number>`coalesce(sum(${propertyEvents.contacts}), 0)::int`,
    })
    .from(propertyEvents)
    .where(and(eq(propertyEvents.propertyId, id), sql`${propertyEvents.day} > ${after}::date`));
  return row ?? { views: 0, contacts: 0 };
}

/** The seller of an ad. */
export async function findSeller(db: Db, id: number) {
  const [seller] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.role, 'buyer')));
  return seller;
}
