import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { launchEntries, launches } from './launches.table.ts';
import { projects, units } from './projects.table.ts';

export type StoredLaunch = typeof launches.$inferSelect;
export type StoredEntry = typeof launchEntries.$inferSelect;

/** A person in a launch with the launch and the unit that was held. */
export interface EntryOfLaunch {
  entry: StoredEntry;
  launch: StoredLaunch;
  projectName: string;
  unit: string | null;
}

export async function insertLaunch(db: Db, launch: typeof launches.$inferInsert): Promise<StoredLaunch> {
  const [row] = await db.insert(launches).values(launch).returning();
  if (!row) throw new Error('The launch was not stored');
  return row;
}

export async function updateLaunch(
  db: Db,
  id: number,
  change: Partial<typeof launches.$inferInsert>,
): Promise<StoredLaunch> {
  const [row] = await db.update(launches).set(change).where(eq(launches.id, id)).returning();
  if (!row) throw new Error(`The launch ${id} is gone`);
  return row;
}

/** The launch of a project that is set or runs, else the last one. */
export async function findLaunch(db: Db, slug: string): Promise<StoredLaunch | undefined> {
  const [found] = await db
    .select()
    .from(launches)
    .where(eq(launches.project, slug))
    .orderBy(sql`${launches.endedAt} is null desc`, desc(launches.createdAt))
    .limit(1);
  return found;
}

/** The last launch of a project whose lot was drawn. */
export async function findLastDrawn(db: Db, slug: string): Promise<StoredLaunch | undefined> {
  const [found] = await db
    .select()
    .from(launches)
    .where(and(eq(launches.project, slug), isNotNull(launches.drawnAt)))
    .orderBy(desc(launches.opensAt))
    .limit(1);
  return found;
}

/** Launches of a project whose lot was drawn, newest first. */
export async function listDrawn(db: Db, slug: string): Promise<StoredLaunch[]> {
  return db
    .select()
    .from(launches)
    .where(and(eq(launches.project, slug), isNotNull(launches.drawnAt)))
    .orderBy(desc(launches.opensAt));
}

/** The launch of a project that is set or runs at a moment: until its end its units are held in turn only. */
export async function findLaunchInForce(db: Db, slug: string, now: Date): Promise<StoredLaunch | undefined> {
  const [found] = await db
    .select()
    .from(launches)
    .where(and(eq(launches.project, slug), isNull(launches.endedAt), gt(launches.endsAt, now)));
  return found;
}

/** A launch, locked until the transaction ends: its lot, its places and its calls are one thing after the other. */
export async function lockLaunch(db: Db, id: number): Promise<StoredLaunch | undefined> {
  const [found] = await db.select().from(launches).where(eq(launches.id, id)).for('update');
  return found;
}

/** Launches that have opened by a moment and are not ended. */
export async function listOpenLaunches(db: Db, now: Date): Promise<StoredLaunch[]> {
  return db
    .select()
    .from(launches)
    .where(and(isNull(launches.endedAt), lte(launches.opensAt, now)))
    .orderBy(asc(launches.id));
}

/** When a launch opens or ends next, or a turn ends; undefined where nothing is to come. */
export async function findNextMoment(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select least(
      min(case when launches.drawn_at is null then launches.opens_at else launches.ends_at end),
      min(launch_entries.call_until)
    ) as at
    from launches
    left join launch_entries on launch_entries.launch_id = launches.id and launch_entries.state = 'called'
    where launches.ended_at is null`);
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

export async function insertEntry(db: Db, entry: typeof launchEntries.$inferInsert): Promise<void> {
  await db.insert(launchEntries).values(entry);
}

export async function updateEntry(
  db: Db,
  id: number,
  change: Partial<typeof launchEntries.$inferInsert>,
): Promise<StoredEntry> {
  const [row] = await db.update(launchEntries).set(change).where(eq(launchEntries.id, id)).returning();
  if (!row) throw new Error(`The entry ${id} is gone`);
  return row;
}

const withLaunch = (db: Db) =>
  db
    .select({ entry: launchEntries, launch: launches, projectName: projects.name, unit: units.number })
    .from(launchEntries)
    .innerJoin(launches, eq(launches.id, launchEntries.launchId))
    .innerJoin(projects, eq(projects.slug, launches.project))
    .leftJoin(units, eq(units.id, launchEntries.unitId));

/** A person by the token of either mail. */
export async function findEntryByToken(db: Db, hash: string): Promise<EntryOfLaunch | undefined> {
  const [found] = await withLaunch(db).where(
    or(eq(launchEntries.tokenHash, hash), eq(launchEntries.callTokenHash, hash)),
  );
  return found;
}

/** Who asked to join a launch last with an address. */
export async function findLastEntry(db: Db, launchId: number, emailKey: string): Promise<StoredEntry | undefined> {
  const [found] = await db
    .select()
    .from(launchEntries)
    .where(and(eq(launchEntries.launchId, launchId), eq(launchEntries.emailKey, emailKey)))
    .orderBy(desc(launchEntries.id))
    .limit(1);
  return found;
}

/** Everybody who joined a launch, by place; before the lot by ticket. */
export async function listEntries(db: Db, launchId: number): Promise<StoredEntry[]> {
  return db
    .select()
    .from(launchEntries)
    .where(and(eq(launchEntries.launchId, launchId), isNotNull(launchEntries.joinedAt)))
    .orderBy(asc(launchEntries.place), asc(launchEntries.ticket));
}

/** Gives people their places. */
export async function setPlaces(db: Db, drawn: readonly { id: number; place: number }[]): Promise<void> {
  await db.execute(sql`
    update launch_entries set place = lot.place, drawn = true
    from json_to_recordset(${JSON.stringify(drawn)}::json) as lot(id bigint, place int)
    where launch_entries.id = lot.id`);
}

/** The last place that is given, 0 for none, and when its person came; long ago for nobody. Lock the launch first. */
export async function findLastPlace(db: Db, launchId: number): Promise<{ place: number; joinedAt: Date }> {
  const [row] = await db
    .select({ place: launchEntries.place, joinedAt: launchEntries.joinedAt })
    .from(launchEntries)
    .where(and(eq(launchEntries.launchId, launchId), isNotNull(launchEntries.place)))
    .orderBy(desc(launchEntries.place))
    .limit(1);
  return { place: row?.place ?? 0, joinedAt: row?.joinedAt ?? new Date(0) };
}

/** Writes down which turns are over by a moment. */
export async function endDueTurns(db: Db, launchId: number, now: Date): Promise<void> {
  await db
    .update(launchEntries)
    .set({ state: 'missed', endedAt: sql`${launchEntries.callUntil}` })
    .where(
      and(eq(launchEntries.launchId, launchId), eq(launchEntries.state, 'called'), lte(launchEntries.callUntil, now)),
    );
}

/** Ends the turns that still run in a launch which ends. */
export async function endTurns(db: Db, launchId: number, at: Date): Promise<void> {
  await db
    .update(launchEntries)
    .set({ state: 'missed', endedAt: at })
    .where(and(eq(launchEntries.launchId, launchId), eq(launchEntries.state, 'called')));
}

/** The people who come next in the queue. */
export async function listNext(db: Db, launchId: number, limit: number): Promise<StoredEntry[]> {
  return db
    .select()
    .from(launchEntries)
    .where(and(eq(launchEntries.launchId, launchId), eq(launchEntries.state, 'waiting')))
    .orderBy(asc(launchEntries.place))
    .limit(limit);
}

/** Units of a project that can be held at a moment. */
export async function countAvailable(db: Db, slug: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ available: count() })
    .from(units)
    .where(
      and(
        eq(units.project, slug),
        or(eq(units.state, 'available'), and(eq(units.state, 'held'), lte(units.heldUntil, now))),
      ),
    );
  return row?.available ?? 0;
}

/** Turns that are over before their average counts for more than the window. */
const FEW_TURNS = 5;

/** How many people of a launch are in which state at a moment, and what a turn takes on average. */
export async function readFigures(db: Db, { id, windowMinutes }: StoredLaunch, now: Date) {
  const at = now.toISOString();
  const { rows } = await db.execute<
    Record<'waiting' | 'called' | 'held' | 'missed' | 'left' | 'turns' | 'minutes', number>
  >(sql`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'called' and call_until > ${at})::int as called,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'missed' or (state = 'called' and call_until <= ${at}))::int as missed,
      count(*) filter (where state = 'left')::int as left,
      count(called_at) filter (where ended_at is not null)::int as turns,
      coalesce(sum(extract(epoch from ended_at - called_at)) / 60, 0)::float8 as minutes
    from launch_entries where launch_id = ${id} and joined_at is not null`);
  const { turns = 0, minutes = 0, waiting = 0, called = 0, held = 0, missed = 0, left = 0 } = rows[0] ?? {};
  const turnMinutes = turns < FEW_TURNS ? windowMinutes : Math.min(windowMinutes, minutes / turns);
  return { counts: { waiting, called, held, missed, left }, turnMinutes };
}

/** How many people of a launch come before a place: who waits there, or is called. */
export async function countAhead(db: Db, launchId: number, place: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(launchEntries)
    .where(
      and(
        eq(launchEntries.launchId, launchId),
        lt(launchEntries.place, place),
        or(
          eq(launchEntries.state, 'waiting'),
          and(eq(launchEntries.state, 'called'), gt(launchEntries.callUntil, now)),
        ),
      ),
    );
  return row?.ahead ?? 0;
}

/** What was asked for with an e-mail address, oldest first. */
export async function listEntriesFrom(db: Db, emailKey: string): Promise<EntryOfLaunch[]> {
  return withLaunch(db).where(eq(launchEntries.emailKey, emailKey)).orderBy(asc(launchEntries.id));
}

/** What an entry is without the person; the ticket stays, so that the protocol can be checked. */
const NOBODY = { name: 'erased', phone: '', email: '', emailKey: '', tokenHash: null, callTokenHash: null };

const anonymise = (db: Db, where: SQL | undefined, now: Date) =>
  db
    .update(launchEntries)
    .set({
      ...NOBODY,
      state: sql`case when ${launchEntries.state} in ('waiting', 'called') then 'left' else ${launchEntries.state} end`,
      endedAt: sql`coalesce(${launchEntries.endedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(where)
    .returning({ id: launchEntries.id });

/** Takes out of the launches of an address who it was; who waits there has left. */
export async function anonymiseEntriesFrom(db: Db, emailKey: string, now: Date): Promise<void> {
  await anonymise(db, eq(launchEntries.emailKey, emailKey), now);
}

/** Takes out of some entries from before a moment who it was. @returns how many. */
export async function anonymiseEntries(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: launchEntries.id })
    .from(launchEntries)
    .where(and(lt(launchEntries.askedAt, before), ne(launchEntries.emailKey, '')))
    .limit(limit);
  return (await anonymise(db, inArray(launchEntries.id, old), before)).length;
}

/** Removes some entries that nobody confirmed since a moment. @returns how many. */
export async function deleteUnconfirmedEntries(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from launch_entries where id in (
      select id from launch_entries where state = 'asked' and link_until < ${before.toISOString()} limit ${limit})
    returning id`);
  return rows.length;
}
