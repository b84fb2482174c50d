import type { DeskPeopleQuery, DeskPerson } from '@karachi-estates/contracts/deskPeople';
import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { type PlanId, planInForce } from '@karachi-estates/domain/plans/plans';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { escapedLike } from '../db/like.ts';
import { COUNTED, numberIn, type Wanted } from '../plugins/deskPaging.ts';
import { lookUp } from './lookUp.store.ts';

/** The columns of the lists of people, as PostgreSQL gives them. */
interface FoundRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  email_confirmed: boolean;
  phone: string;
  plan: PlanId;
  plan_until_ms: number | null;
  suspended_ms: number | null;
  erase_ms: number | null;
  merged_into: number | null;
  created_ms: number;
  [column: string]: unknown;
}
type PersonRow = FoundRow & { active_listings: number };

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const COLUMNS = sql`p.id, p.first_name, p.last_name, p.email, p.email_proven_at is not null as email_confirmed, p.phone,
  p.plan, ${milliseconds(sql`p.plan_until`)} as plan_until_ms,
  ${milliseconds(sql`p.suspended_at`)} as suspended_ms, ${milliseconds(sql`p.erase_at`)} as erase_ms,
  p.merged_into, ${milliseconds(sql`p.created_at`)} as created_ms`;

/**
 * Adds the active listings of some people. Only a statement that names the people has its plan made for them: where one
 * seller has nearly all listings, as after a file was taken in, any other reads the whole table for each of them.
 */
async function withListings(db: Db, people: FoundRow[]): Promise<PersonRow[]> {
  const ids = sql.param(people.map(({ id }) => id));
  const { rows } = await db.execute<{ id: number; active: number }>(sql`
    select seller_id as id, count(*)::int as active from properties
    where seller_id = any(${ids}::integer[]) and status = 'active' group by seller_id`);
  const active = new Map(rows.map((row) => [row.id, row.active]));
  return people.map((each) => ({ ...each, active_listings: active.get(each.id) ?? 0 }));
}

/** Whether the account `p` has an address, a name or a last name that begins so: an index has each of these. */
export function isNamed(text: string): SQL {
  const beginning = `${escapedLike(text.toLowerCase())}%`;
  return sql`(p.email_key like ${beginning} or lower(p.first_name || ' ' || p.last_name) like ${beginning}
    or lower(p.last_name) like ${beginning})`;
}

/** People by their number, by the beginning of their address or name, or by their phone, which has an index too. */
async function searched(db: Db, text: string): Promise<SQL> {
  const number = numberIn(text);
  // Longer ones are phone numbers, which people write without a sign.
  if (number && number.length <= 6) return sql`p.id = ${number}::integer`;
  const isFound = sql`(${isNamed(text)} or (p.phone <> '' and p.phone = ${storedPhone(text)}))`;
  return lookUp(db, sql`p.id`, { found: sql`select p.id from accounts p where ${isFound}`, isFound });
}

async function conditionsOf(db: Db, role: 'seller' | 'buyer', query: DeskPeopleQuery, now: Date): Promise<SQL> {
  const conditions = [sql`p.role = ${role} and p.erased_at is null`];
  const text = query.q?.trim();
  if (text) conditions.push(await searched(db, text));
  if (query.suspended === 'true') conditions.push(sql`p.suspended_at is not null`);
  if (query.suspended === 'false') conditions.push(sql`p.suspended_at is null`);
  if (query.asks) conditions.push(sql`exists (select from mark_requests r where r.account_id = p.id)`);
  const inForce = sql`p.plan_until > ${now.toISOString()}::timestamptz`;
  if (query.plan === 'basic')
    conditions.push(sql`(p.plan = 'basic' or p.plan_until <= ${now.toISOString()}::timestamptz)`);
  else if (query.plan) conditions.push(sql`p.plan = ${query.plan} and coalesce(${inForce}, true)`);
  return sql.join(conditions, sql` and `);
}

/** A page of buyers or sellers, by number. */
export async function listPeople(
  db: Db,
  role: 'seller' | 'buyer',
  query: DeskPeopleQuery,
  { place, isAscending, skip, limit }: Wanted,
  now: Date,
): Promise<PersonRow[]> {
  const beyond = isAscending ? sql.raw('>') : sql.raw('<');
  const after = place ? sql` and p.id ${beyond} ${place.id}::integer` : sql``;
  const { rows } = await db.execute<FoundRow>(sql`
    select ${COLUMNS} from accounts p where ${await conditionsOf(db, role, query, now)}${after}
    order by p.id ${isAscending ? sql.raw('asc') : sql.raw('desc')} limit ${limit} offset ${skip}`);
  return withListings(db, rows);
}

/** How many there are, counted to the cap. */
export async function countPeople(
  db: Db,
  role: 'seller' | 'buyer',
  query: DeskPeopleQuery,
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from accounts p where ${await conditionsOf(db, role, query, now)} limit ${COUNTED}
    ) counted`);
  return rows[0]?.count ?? 0;
}

export async function findPerson(db: Db, role: 'seller' | 'buyer', id: number): Promise<PersonRow | undefined> {
  const { rows } = await db.execute<FoundRow>(
    sql`select ${COLUMNS} from accounts p where p.id = ${id}::integer and p.role = ${role} and p.erased_at is null`,
  );
  return (await withListings(db, rows))[0];
}

const iso = (time: number | null) => (time === null ? null : new Date(Math.round(time)).toISOString());

/** A person as the contract answers them. */
export function personOf(row: PersonRow, now: Date): DeskPerson {
  const until = row.plan_until_ms === null ? null : new Date(Math.round(row.plan_until_ms));
  const plan = planInForce({ plan: row.plan, expiresAt: until }, now);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    email_confirmed: row.email_confirmed,
    phone: row.phone,
    plan,
    plan_until: plan === 'basic' ? null : (until?.toISOString() ?? null),
    active_listings: row.active_listings,
    suspended_at: iso(row.suspended_ms),
    erase_at: iso(row.erase_ms),
    merged_into: row.merged_into,
    created_at: new Date(Math.round(row.created_ms)).toISOString(),
  };
}
