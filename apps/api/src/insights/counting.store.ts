import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { insightSalts, insightSellers } from './insights.table.ts';

/** One thing that one visitor did with one listing; `visit` is the hash of all three. */
export interface CountedEvent {
  property_id: number;
  kind: string;
  visitor: string;
  visit: string;
}

/** The salt of a day, the same for all processes; made by the first that asks. */
export async function saltOf(db: Db, day: string): Promise<string> {
  await db
    .insert(insightSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(insightSalts).where(eq(insightSalts.day, day));
  if (!row) throw new Error('The salt was removed while it was read.');
  return row.salt;
}

/** Notes who is signed in as which seller. */
export async function addSellers(
  db: Db,
  day: string,
  sellers: readonly { visitor: bigint; accountId: number }[],
): Promise<void> {
  // An account may be erased meanwhile.
  const rows = JSON.stringify(sellers.map(({ visitor, accountId }) => ({ visitor: String(visitor), accountId })));
  await db.execute(sql`
    insert into ${insightSellers} (day, visitor, account_id)
    select ${day}::date, sent.visitor, accounts.id
    from jsonb_to_recordset(${rows}::jsonb) as sent(visitor bigint, "accountId" integer)
    join accounts on accounts.id = sent."accountId"
    on conflict do nothing`);
}

/**
 * Adds events of a day to the figures of their listings: those that no process has counted today, of listings that are
 * shown and are not the visitor's own.
 */
export async function addEvents(tx: Db, day: string, events: readonly CountedEvent[]): Promise<void> {
  await tx.execute(sql`
    with sent as (
      select distinct on (visit) * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as each(property_id bigint, kind text, visitor bigint, visit bigint)
    ), fresh as (
      insert into insight_visits (day, visit) select ${day}::date, visit from sent on conflict do nothing returning visit
    ), counted as (
      select sent.property_id,
        count(*) filter (where kind = 'impression') as impressions, count(*) filter (where kind = 'view') as views,
        count(*) filter (where kind = 'save') as saves, count(*) filter (where kind = 'whatsapp') as whatsapp,
        count(*) filter (where kind = 'call') as calls
      from sent join fresh on fresh.visit = sent.visit
        join properties on properties.id = sent.property_id and properties.status = 'active'
      where not exists (
        select from insight_sellers as own
        where own.day = ${day}::date and own.visitor = sent.visitor and own.account_id = properties.seller_id
      )
      group by sent.property_id
    )
    insert into property_events as kept (property_id, day, impressions, views, saves, whatsapp, calls, contacts)
    select property_id, ${day}::date, impressions, views, saves, whatsapp, calls, whatsapp + calls from counted
    on conflict (property_id, day) do update set
      impressions = kept.impressions + excluded.impressions, views = kept.views + excluded.views,
      saves = kept.saves + excluded.saves, whatsapp = kept.whatsapp + excluded.whatsapp,
      calls = kept.calls + excluded.calls, contacts = kept.contacts + excluded.contacts`);
}

/** Removes some hashes of the days before another one, once their salts are gone. @returns how many. */
export async function forgetVisits(db: Db, oldest: string, limit: number): Promise<number> {
  await db.delete(insightSalts).where(lt(insightSalts.day, oldest));
  await db.delete(insightSellers).where(lt(insightSellers.day, oldest));
  const { rows } = await db.execute(sql`
    delete from insight_visits where (day, visit) in (
      select day, visit from insight_visits where day < ${oldest}::date limit ${limit}
    ) returning day`);
  return rows.length;
}
