import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';

/** A partition of `property_events`: its days from the first one (null: since ever) until the one that is not in it. */
export interface EventPart {
  name: string;
  from: string | null;
  until: string;
}

/**
 * Making a partition keeps listings from being written for a moment, dropping one keeps figures from being read. Who
 * waits for such a lock makes everybody wait, so it gives up before that is noticed, and before PostgreSQL looks for a
 * deadlock and ends somebody else's statement.
 */
const LOCK_TIMEOUT = '300ms';
const PAUSE_MS = 700;
const TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a table was not to be had because others use it all the time. */
export const isBusy = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === LOCK_NOT_AVAILABLE;

/** Runs a transaction that changes partitions, one at a time of all processes, and again where it had to give up. */
async function change(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`);
        await serialise(tx, 'event-parts');
        await work(tx);
      });
    } catch (error) {
      if (!isBusy(error) || tried === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}

const tableOf = (name: string) => sql`partitions.${sql.identifier(name)}`;

/** The partitions that hold certain days, oldest first; not the one that takes what no other does. */
export async function listParts(db: Db): Promise<EventPart[]> {
  const { rows } = await db.execute<{ name: string; from: string | null; until: string }>(sql`
    select name, substring(bound from ${String.raw`FROM \('(\d{4}-\d\d-\d\d)`}) as "from",
      substring(bound from ${String.raw`TO \('(\d{4}-\d\d-\d\d)`}) as until
    from (
      select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'public.property_events'::regclass
    ) as parts
    where bound <> 'DEFAULT' order by until`);
  return rows;
}

/** First days of the months of which days lie where no partition was made for them. */
export async function listUnsortedMonths(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(day, 'YYYY-MM-01') as month from partitions.property_events_default order by month`);
  return rows.map(({ month }) => month);
}

/**
 * Makes the partition of a month and moves the days into it that came before. Nobody sees them missing, and processes
 * that count wait. Made already, it stays.
 * @param month its first day, and that of the next
 */
export async function makePart(db: Db, month: { from: string; until: string }): Promise<void> {
  const { from, until } = month;
  const name = `property_events_${from.slice(0, 7).replace('-', '_')}`;
  const part = tableOf(name);
  // Its key and references stand before rows come: so they are not gone through while others wait.
  await change(db, async (tx) => {
    const { rows } = await tx.execute(sql`select from pg_class where oid = to_regclass(${`partitions.${name}`})`);
    if (rows.length > 0) return;
    await tx.execute(sql`
      create table ${part} (like public.property_events including defaults including indexes,
        foreign key (property_id) references public.properties (id) on delete cascade)`);
  });
  await change(db, async (tx) => {
    if ((await listParts(tx)).some((each) => each.name === name)) return;
    await serialise(tx, 'insight-events');
    const { rows: days } = await tx.execute<{ day: string }>(sql`
      select distinct day::text from partitions.property_events_default
      where day >= ${from}::date and day < ${until}::date`);
    // One at a time, so that however much came no statement runs out of its time.
    for (const { day } of days) {
      await tx.execute(sql`
        with moved as (delete from partitions.property_events_default where day = ${day}::date returning *)
        insert into ${part} select * from moved`);
    }
    // Bounds are written into the statement: it takes no parameters.
    await tx.execute(sql`
      alter table public.property_events attach partition ${part}
      for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${until}'`)})`);
  });
}

/** Drops a partition with all its days. One that another process has dropped is no error. */
export async function dropPart(db: Db, { name }: EventPart): Promise<void> {
  await change(db, async (tx) => {
    await tx.execute(sql`drop table if exists ${tableOf(name)}`);
  });
}
