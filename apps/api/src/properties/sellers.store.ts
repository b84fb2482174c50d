import { maySeeSeller } from '@karachi-estates/domain/accounts/sellerPage';
import { and, asc, eq, exists, gt, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';
import { properties } from './properties.table.ts';

type Source = Pick<Deps, 'db' | 'changes'>;

/** Areas that a seller's page names. */
const MOST_AREAS = 8;

/**
 * How many rows a condition finds, at most one more than `cap`: a bulk importer has more listings than one wants to
 * count.
 */
const cappedCount = (condition: SQL, cap: number) =>
  sql<number>`(select count(*)::int from (select from properties where ${condition} limit ${cap + 1}) as found)`;

/**
 * What a seller offers and has sold, without what the desk took down. Counts are exact up to `cap`, `cap + 1` stands
 * for more.
 */
export async function countOfSeller({ db }: Source, sellerId: number, cap: number) {
  const active = (purpose: string) => sql`seller_id = ${sellerId} and status = 'active' and purpose = ${purpose}`;
  const done = (status: string) =>
    sql`seller_id = ${sellerId} and status = ${status} and status in ('sold', 'rented') and hidden_at is null`;
  const { rows } = await db.execute<{ for_sale: number; for_rent: number; sold: number; rented: number }>(sql`select
    ${cappedCount(active('sale'), cap)} as for_sale, ${cappedCount(active('rent'), cap)} as for_rent,
    ${cappedCount(done('sold'), cap)} as sold, ${cappedCount(done('rented'), cap)} as rented`);
  return rows[0] ?? { for_sale: 0, for_rent: 0, sold: 0, rented: 0 };
}

/** The areas where a seller has most active listings, among the newest `cap` of each purpose. */
export async function areasOfSeller(source: Source, sellerId: number, cap: number) {
  const newest = (purpose: string) => sql`(select area_id from properties
    where seller_id = ${sellerId} and status = 'active' and purpose = ${purpose}
    order by created_at desc, id desc limit ${cap})`;
  const { rows } = await source.db.execute<{ area_id: number; listings: number }>(sql`
    select area_id, count(*)::int as listings from (${newest('sale')} union all ${newest('rent')}) as offered
    group by area_id order by listings desc, area_id limit ${MOST_AREAS}`);
  const { byId } = await areaDictionary(source);
  return rows.map(({ area_id, listings }) => ({ area_id, area: byId.get(area_id)?.areaName ?? '', listings }));
}

/** An account as its page shows it; undefined where there is none. */
export async function findSeller({ db }: Source, id: number) {
  const [seller] = await db.select().from(accounts).where(eq(accounts.id, id));
  return seller && { seller, verdict: maySeeSeller(seller) };
}

/**
 * Sellers with a page and at least one active listing, of one range of `perPage` ids, and how many such ranges there
 * are.
 */
export async function listSellerNames({ db }: Source, page: number, perPage: number) {
  // Beyond what an id can be: the last pages that can be asked for have nobody.
  const before = sql`${(page - 1) * perPage}::bigint`;
  const last = sql`${page * perPage}::bigint`;
  const [newest] = await db.select({ id: max(accounts.id) }).from(accounts);
  const active = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, accounts.id), eq(properties.status, 'active')));
  const rows = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(
      and(
        gt(accounts.id, before),
        lte(accounts.id, last),
        eq(accounts.role, 'seller'),
        eq(accounts.pageShown, true),
        isNull(accounts.suspendedAt),
        isNull(accounts.erasedAt),
        exists(active),
      ),
    )
    .orderBy(asc(accounts.id));
  return {
    pages: Math.ceil((newest?.id ?? 0) / perPage),
    items: rows.map(({ id, firstName, lastName }) => ({ seller_id: id, name: `${firstName} ${lastName}`.trim() })),
  };
}
