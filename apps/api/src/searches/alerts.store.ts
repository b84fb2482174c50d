import { FREQUENCIES, isQuiet, lastDigestAt } from '@karachi-estates/domain/searches/frequency';
import { and, asc, count, countDistinct, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import { listsWith } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { isInSavedFilter } from '../properties/savedFilter.store.ts';
import type { Search } from './searches.store.ts';
import { isActive, listingEvents, searchAlerts, searches } from './searches.table.ts';

type ListingEvent = typeof listingEvents.$inferSelect;
export type Alert = typeof searchAlerts.$inferSelect;

/** Takes some events of listings, oldest first. What another process has in hand is left to it. */
export async function takeEvents(db: Db, limit: number): Promise<ListingEvent[]> {
  // In a WITH, not in a subquery, which a join row by row would run again for each row: more than the limit.
  const next = db
    .$with('next')
    .as(
      db
        .select({ id: listingEvents.id })
        .from(listingEvents)
        .orderBy(asc(listingEvents.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  const taken = await db
    .with(next)
    .delete(listingEvents)
    .where(inArray(listingEvents.id, db.select({ id: next.id }).from(next)))
    .returning();
  return taken.sort((one, other) => one.id - other.id);
}

/**
 * A home that is shown again is not new, whatever its row. Call it in the transaction that shows it.
 * @param wasAway nobody could see it meanwhile: it is back
 */
export async function noteShownAgain(tx: Db, propertyId: number, wasAway: boolean): Promise<void> {
  await tx.delete(listingEvents).where(and(eq(listingEvents.propertyId, propertyId), eq(listingEvents.kind, 'new')));
  if (wasAway) await tx.insert(listingEvents).values({ propertyId, kind: 'back' });
}

/** How long a listing that comes and goes is no news in the same search. */
const QUIET = sql.raw(`interval '1 day'`);

/**
 * The statement that finds the searches for one event of a listing and writes their alerts; exported for the test that
 * explains it. The index on the lists finds the candidates, the list's own conditions decide. A price cut is one below
 * every price that the search was told of. That a doubtful home is confirmed again is news to who was told of it, and
 * to who looks for confirmed homes only; neither that nor a home that is back is news within a day of an earlier alert.
 * A search that is changed or paused meanwhile is waited for and asked again: its lock makes the database look at the
 * row as it is then.
 */
export function matchStatement(event: ListingEvent, lists: string[], now: Date) {
  const { id, propertyId, kind, priceBefore } = event;
  const at = sql`${now.toISOString()}::timestamptz`;
  const told = sql`select from search_alerts as told where told.property_id = listing.id and told.search_id = search.id`;
  const isLongAgo = sql`not exists (${told} and told.at > ${at} - ${QUIET})`;
  const isNews = {
    new: sql`true`,
    price_cut: sql`not exists (${told} and told.price <= listing.price)`,
    back: isLongAgo,
    confirmed: sql`${isLongAgo} and (search.filter ? 'confirmed' or exists (${told}))`,
  }[kind];
  // The row is read first, by itself: planned against the table, each filter would be held against each of its partial
  // indexes, which takes many times longer than the match.
  return sql`
    with this as materialized (select * from properties where id = ${propertyId}::bigint and status = 'active')
    insert into search_alerts (search_id, event_id, property_id, kind, price, price_before, at)
    select search.id, ${id}::bigint, listing.id, ${kind}, listing.price, ${priceBefore}::bigint, ${at}
    from searches as search
    cross join lateral (select id, price, seller_id from this as properties
      where ${isInSavedFilter(sql`search.filter`, now)}) as listing
    where search.lists && ${sql.param(lists)}::text[]
      and search.confirmed_at is not null and search.paused_at is null
      and search.account_id is distinct from listing.seller_id
      and ${isNews}
    for share of search
    on conflict (search_id, event_id) do nothing`;
}

/**
 * The database expects one in two hundred searches for every list of which it has no statistics, and would rather read
 * them all. What it then may not choose makes every plan look so dear that PostgreSQL would compile it first, which
 * takes a second for each event. Both hold until the transaction ends.
 */
export const PREFER_INDEXES = sql.raw(
  "select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)",
);

/** Writes the alerts of one event, in the transaction that takes it. A listing that is shown no more has none. */
export async function insertAlerts(tx: Db, event: ListingEvent, now: Date): Promise<void> {
  const [listing] = await tx
    .select({ purpose: properties.purpose, areaId: properties.areaId, propertyType: properties.propertyType })
    .from(properties)
    .where(and(eq(properties.id, event.propertyId), eq(properties.status, 'active')));
  if (!listing) return;
  await tx.execute(PREFER_INDEXES);
  await tx.execute(matchStatement(event, listsWith(listing), now));
}

/** A search that has something to tell now, in the language of its account where it has one, and to whom. */
export interface DueSearch {
  search: Search;
  email: string;
}

/** The last moment whose alerts a search may tell now, by how often it writes. */
function lastDigest(now: Date) {
  const cases = FREQUENCIES.map((each) => sql`when ${each} then ${lastDigestAt(each, now).toISOString()}::timestamptz`);
  return sql`case ${searches.frequency} ${sql.join(cases, sql` `)} end`;
}

/**
 * One search with alerts that is due: one of a digest if something came before the last one, for after a morning
 * without news the next home waits for the next morning. Those of an account wait until its address is proven, and a
 * suspended or erased account gets none. In the quiet hours all wait but those whose owner wants it otherwise.
 * @param wanted only this one, locked until the transaction ends.
 */
export async function findDueSearch(db: Db, now: Date, wanted?: number): Promise<DueSearch | undefined> {
  const statement = db
    .select({ search: searches, accountEmail: accounts.email, accountLocale: accounts.locale })
    .from(searches)
    .leftJoin(
      accounts,
      and(
        eq(accounts.id, searches.accountId),
        sql`${accounts.emailProvenAt} is not null`,
        isNull(accounts.erasedAt),
        isNull(accounts.suspendedAt),
      ),
    )
    .where(
      and(
        wanted === undefined ? undefined : eq(searches.id, wanted),
        isActive(searches),
        isQuiet(now) ? eq(searches.quietHours, false) : undefined,
        sql`${searches.nextAlertAt} <= ${now.toISOString()}::timestamptz`,
        sql`coalesce(${accounts.email}, ${searches.email}) is not null`,
        sql`exists (select from search_alerts as waiting
          where waiting.search_id = ${searches.id} and waiting.mailed_at is null
            and waiting.at <= ${lastDigest(now)})`,
      ),
    )
    .orderBy(asc(searches.nextAlertAt))
    .limit(1);
  const [due] = await (wanted === undefined ? statement : statement.for('update', { of: searches }));
  const email = due?.accountEmail ?? due?.search.email;
  if (!due || !email) return undefined;
  return { search: { ...due.search, locale: due.accountLocale ?? due.search.locale }, email };
}

/**
 * Takes back what waits of a search and is not true any more: homes that are not in it, and price cuts of homes that
 * cost as much again. It was not told, so it stands in the way of no later news. 'In the last days' is counted from the
 * first that waits: a home does not drop out because its mail comes once a week. The search must be locked.
 */
export async function dropUntrue(tx: Db, searchId: number): Promise<void> {
  const ofSearch = and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt));
  const [first] = await tx
    .select({ at: searchAlerts.at })
    .from(searchAlerts)
    .where(ofSearch)
    .orderBy(asc(searchAlerts.at))
    .limit(1);
  if (!first) return;
  const filter = sql`(select filter from searches where id = ${searchId}::bigint)`;
  // The rows are read first, as for a match.
  await tx.execute(sql`
    with this as materialized (select * from properties where id in (select property_id from search_alerts
      where search_id = ${searchId}::bigint and mailed_at is null)),
    listing as materialized (select id, price from this as properties where ${isInSavedFilter(filter, first.at)})
    delete from search_alerts as waiting
    where search_id = ${searchId}::bigint and mailed_at is null
      and not exists (select from listing where listing.id = waiting.property_id
        and (listing.price < waiting.price_before) is not false)`);
}

/** What waits to be told of a search at one moment. */
export interface Waiting {
  searchId: number;
  /** How many alerts there are, and the last one written: those that come meanwhile have their own mail. */
  alerts: number;
  lastId: number;
  /** How many homes of them are still shown. */
  homes: number;
}

const waits = ({ searchId, lastId }: Pick<Waiting, 'searchId' | 'lastId'>) =>
  and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt), lte(searchAlerts.id, lastId));

const isShown = and(eq(properties.id, searchAlerts.propertyId), eq(properties.status, 'active'));

/** Counts what waits of a search: there may be far more than a process should read. */
export async function countWaiting(db: Db, searchId: number): Promise<Waiting> {
  const [counted] = await db
    .select({
      alerts: count(),
      lastId: sql`coalesce(max(${searchAlerts.id}), 0)`.mapWith(Number),
      homes: countDistinct(properties.id),
    })
    .from(searchAlerts)
    .leftJoin(properties, isShown)
    .where(and(eq(searchAlerts.searchId, searchId), isNull(searchAlerts.mailedAt)));
  return { searchId, alerts: 0, lastId: 0, homes: 0, ...counted };
}

/** The last alert of each home that is still shown, newest first. Of several events of a home the latest is told. */
export async function listNewestAlerts(db: Db, waiting: Waiting, limit: number): Promise<Alert[]> {
  const newest = db
    .selectDistinctOn([searchAlerts.propertyId], getTableColumns(searchAlerts))
    .from(searchAlerts)
    .innerJoin(properties, isShown)
    .where(waits(waiting))
    .orderBy(asc(searchAlerts.propertyId), desc(searchAlerts.eventId))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.eventId)).limit(limit);
}

/** Whether what waited still does. Their search must be locked, so that nobody else claims or adds any meanwhile. */
export async function stillWait(tx: Db, waiting: Waiting): Promise<boolean> {
  return waiting.alerts > 0 && (await tx.$count(searchAlerts, waits(waiting))) === waiting.alerts;
}

/**
 * Claims what waits for one mail, in the transaction that found all of it waiting.
 * @param mailId the mail that tells it: with its search, it is taken back while it is queued. Null where there is none.
 */
export async function claimAlerts(tx: Db, waiting: Waiting, mailId: number | null, now: Date): Promise<void> {
  await tx.update(searchAlerts).set({ mailedAt: now, mailId }).where(waits(waiting));
}

/** Lets a search that could not be told wait, so that it is not the first one again. */
export async function putOffSearch(db: Db, id: number, now: Date, until: Date): Promise<void> {
  // Told by another process meanwhile, it has its own time already.
  await db
    .update(searches)
    .set({ nextAlertAt: until })
    .where(and(eq(searches.id, id), lte(searches.nextAlertAt, now)));
}
