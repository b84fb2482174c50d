import type { ListingNews } from '@karachi-estates/contracts/propertyLists';
import { NEWS_DAYS, newsOfListing } from '@karachi-estates/domain/properties/listingNews';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { statesOf } from './history.store.ts';
import { conditionsOf } from './listSql.store.ts';
import type { Filter } from './properties.query.ts';
import { listCards, readCards } from './properties.store.ts';
import { properties } from './properties.table.ts';

/** What a feed tells at most. */
const MOST_NEWS = 50;
/** Whatever happens to a listing touches it: the news are looked for among those that were touched last. */
const LOOKED_AT = 200;
/** So many of the newest homes are told however old they are: a feed that shows nothing looks broken. */
const NEWEST = 10;

type Source = Pick<Deps, 'db' | 'changes' | 'clock'>;

/**
 * The listings of a search that were changed last, and those that were confirmed last, which changes no listing;
 * exported for the test that explains it.
 */
export function touchedStatements(filter: Filter, now: Date): SQL[] {
  const since = sql`${new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString()}::timestamptz`;
  const conditions = conditionsOf(filter, now);
  return [
    sql`select id, created_at from properties where ${conditions} and updated_at > ${since}
      order by updated_at desc, id desc limit ${LOOKED_AT}`,
    sql`select id, created_at from listing_freshness as fresh join properties on properties.id = fresh.property_id
      where ${conditions} and fresh.confirmed_at > ${since} and fresh.state in ('confirmed', 'asked', 'dimmed')
      order by fresh.confirmed_at desc, id desc limit ${LOOKED_AT}`,
  ];
}

/**
 * The news of the listings that a search finds: what its alerts would tell of the last {@link NEWS_DAYS} days, newest
 * first, at most fifty, and in any case that its ten newest homes are new. In a search with more than two hundred
 * changes of these days older news may be left out.
 */
export async function listNews(source: Source, filter: Filter): Promise<ListingNews[]> {
  const now = source.clock();
  const since = now.getTime() - NEWS_DAYS * DAY_MS;
  const listedAt = new Map<number, number>();
  for (const statement of touchedStatements(filter, now)) {
    const { rows } = await source.db.execute<{ id: number; created_at: Date }>(statement);
    for (const row of rows) listedAt.set(Number(row.id), new Date(row.created_at).getTime());
  }
  const { items } = await listCards(source, { ...filter, sort: 'newest' }, NEWEST, undefined);
  const newest = new Set(items.map(({ property_id: id }) => id));
  if (newest.size === 0) return [];
  const untouched = await source.db
    .select({ id: properties.id, createdAt: properties.createdAt })
    .from(properties)
    .where(inArray(properties.id, [...newest]));
  for (const { id, createdAt } of untouched) listedAt.set(id, createdAt.getTime());
  const states = await statesOf(source.db, [...listedAt.keys()]);
  const news = [...listedAt].flatMap(([id, at]) =>
    newsOfListing(states.get(id) ?? [], at).map((each) => ({ id, ...each })),
  );
  const latest = news
    .filter(({ id, kind, at }) => at > since || (kind === 'new' && newest.has(id)))
    .sort((one, other) => other.at - one.at || other.id - one.id)
    .slice(0, MOST_NEWS);
  const ids = [...new Set(latest.map(({ id }) => id))];
  const cards = new Map((await readCards(source, ids)).map((card) => [card.property_id, card]));
  const words = await source.db
    .select({ id: properties.id, description: properties.description })
    .from(properties)
    .where(inArray(properties.id, ids));
  const descriptions = new Map(words.map(({ id, description }) => [id, description]));
  return latest.flatMap(({ id, kind, at, priceBefore }) => {
    const home = cards.get(id);
    const description = descriptions.get(id) ?? '';
    return home ? [{ kind, at: new Date(at).toISOString(), price_before: priceBefore, description, home }] : [];
  });
}
