import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** What an account has that would move to another one, and what both have. */
export interface Belongings {
  listings: number;
  active: number;
  favourites: number;
  both_favourites: number;
  searches: number;
  both_searches: number;
  viewings: number;
  support: number;
  notes: number;
  marks: number;
  [column: string]: unknown;
}

/**
 * Counts what would move from one account to another.
 * @param emailKey the address of the one that ends, where it was proven: what belongs to the address moves, too.
 */
export async function countBelongings(
  db: Db,
  ends: { id: number; emailKey: string | undefined },
  stays: number,
): Promise<Belongings> {
  const { id } = ends;
  const address = ends.emailKey ?? '';
  const isTheirs = sql`(s.account_id = ${id} or (s.email_key = ${address} and s.confirmed_at is not null))`;
  const count = (from: ReturnType<typeof sql>) => sql`(select count(*)::int from ${from})`;
  const { rows } = await db.execute<Belongings>(sql`select
    ${count(sql`properties where seller_id = ${id} and status <> 'deleted'`)} as listings,
    ${count(sql`properties where seller_id = ${id} and status = 'active'`)} as active,
    ${count(sql`favourites where account_id = ${id}`)} as favourites,
    ${count(sql`favourites f join favourites o using (property_id)
      where f.account_id = ${id} and o.account_id = ${stays}`)} as both_favourites,
    ${count(sql`searches s where ${isTheirs}`)} as searches,
    ${count(sql`searches s join searches o using (query) where ${isTheirs} and o.account_id = ${stays}`)}
      as both_searches,
    ${count(sql`viewings v where v.email_key <> '' and (v.account_id = ${id} or v.email_key = ${address})`)} as viewings,
    ${count(sql`support_requests where account_id = ${id}`)} as support,
    ${count(sql`desk_notes where account_id = ${id}`)} as notes,
    ${count(sql`seller_marks where account_id = ${id} and ended_at is null`)} as marks`);
  const [found] = rows;
  if (!found) throw new Error('The belongings were not counted');
  return found;
}
