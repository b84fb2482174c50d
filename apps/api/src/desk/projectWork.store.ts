import type { UnitState } from '@karachi-estates/domain/projects/states';
import { and, asc, count, desc, eq, gt, isNotNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import { launchEntries } from '../projects/launches.table.ts';
import {
  projectBuildings,
  projectFloors,
  projects,
  projectUnitTypes,
  unitHolds,
  unitPrices,
  unitStates,
  units,
} from '../projects/projects.table.ts';

/** Which units a list has. */
export interface UnitsWanted {
  project: string | undefined;
  /** The beginning of a number. */
  number: string | undefined;
  state: UnitState | undefined;
  type: string | undefined;
  floor: { building: string; number: number } | undefined;
}

const selectUnits = (db: Db) =>
  db
    .select({
      unit: units,
      projectName: projects.name,
      building: projectBuildings.name,
      floor: projectFloors.label,
      type: projectUnitTypes.name,
    })
    .from(units)
    .innerJoin(projects, eq(projects.slug, units.project))
    .innerJoin(
      projectBuildings,
      and(eq(projectBuildings.project, units.project), eq(projectBuildings.id, units.building)),
    )
    .innerJoin(
      projectFloors,
      and(
        eq(projectFloors.project, units.project),
        eq(projectFloors.building, units.building),
        eq(projectFloors.number, units.floor),
      ),
    )
    .innerJoin(projectUnitTypes, and(eq(projectUnitTypes.project, units.project), eq(projectUnitTypes.id, units.type)));

/** A unit in the words of its project. */
export type UnitRow = Awaited<ReturnType<typeof listUnitPage>>[number];

/** Units in a state at a moment: a hold ends by the clock. */
function inState(state: UnitState, now: Date): SQL | undefined {
  const isStored = eq(units.state, state);
  if (state === 'held') return and(isStored, gt(units.heldUntil, now));
  if (state === 'available') return or(isStored, and(eq(units.state, 'held'), lte(units.heldUntil, now)));
  return isStored;
}

function whereOf({ project, number, state, type, floor }: UnitsWanted, now: Date): SQL | undefined {
  return and(
    project === undefined ? undefined : eq(units.project, project),
    number ? like(units.number, `${number.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    state && inState(state, now),
    type === undefined ? undefined : eq(units.type, type),
    floor && and(eq(units.building, floor.building), eq(units.floor, floor.number)),
  );
}

/** A page of units in the order in which they came. */
export async function listUnitPage(db: Db, wanted: UnitsWanted, { place, skip, limit }: Wanted, now: Date) {
  return selectUnits(db)
    .where(and(whereOf(wanted, now), place && gt(units.id, place.id)))
    .orderBy(asc(units.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countUnits(db: Db, wanted: UnitsWanted, now: Date): Promise<number> {
  const some = db.select({ id: units.id }).from(units).where(whereOf(wanted, now)).limit(COUNTED).as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

export async function findUnitRow(db: Db, id: number): Promise<UnitRow | undefined> {
  const [found] = await selectUnits(db).where(eq(units.id, id));
  return found;
}

/** The states of a unit with who set them, newest first. */
export async function listUnitStates(db: Db, unitId: number) {
  return db
    .select({ at: unitStates.at, state: unitStates.state, by: unitStates.by })
    .from(unitStates)
    .where(eq(unitStates.unitId, unitId))
    .orderBy(desc(unitStates.at), desc(unitStates.id));
}

/** The prices of a unit with who set them, newest first. */
export async function listUnitPrices(db: Db, unitId: number) {
  return db
    .select({ at: unitPrices.at, price: unitPrices.price, by: unitPrices.by })
    .from(unitPrices)
    .where(eq(unitPrices.unitId, unitId))
    .orderBy(desc(unitPrices.at), desc(unitPrices.id));
}

/** How many people asked for a unit whose link still works. */
export async function countAsked(db: Db, unitId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(unitHolds)
    .where(and(eq(unitHolds.unitId, unitId), eq(unitHolds.state, 'asked'), gt(unitHolds.linkUntil, now)));
  return row?.count ?? 0;
}

export type EntryState = (typeof launchEntries.$inferSelect)['state'];

/** Where an entry stands in its list: by place; before the lot by number. */
const placeInList = sql<number>`coalesce(${launchEntries.place}, 2147483647)`;
export const placeOfEntry = ({ entry }: EntryRow) => ({ key: entry.place ?? 2_147_483_647, id: entry.id });

/** Somebody who joined a launch, with the unit that they held. */
export type EntryRow = Awaited<ReturnType<typeof listEntryPage>>[number];

/** Whether somebody is in a state at a moment: a turn ends by the clock. */
function isInState(state: EntryState, now: Date): SQL | undefined {
  const isStored = eq(launchEntries.state, state);
  if (state === 'called') return and(isStored, gt(launchEntries.callUntil, now));
  if (state !== 'missed') return isStored;
  return or(isStored, and(eq(launchEntries.state, 'called'), lte(launchEntries.callUntil, now)));
}

function entriesIn(launchId: number, state: EntryState | undefined, now: Date): SQL | undefined {
  const hasJoined = and(eq(launchEntries.launchId, launchId), isNotNull(launchEntries.joinedAt));
  return and(hasJoined, state && isInState(state, now));
}

/** Whom a list of a launch has. */
export interface EntriesWanted {
  launchId: number;
  state: EntryState | undefined;
}

/** A page of the people in a launch. */
export async function listEntryPage(db: Db, wanted: EntriesWanted, { place, skip, limit }: Wanted, now: Date) {
  const beyond = place && sql`(${placeInList}, ${launchEntries.id}) > (${place.key}, ${place.id})`;
  return db
    .select({ entry: launchEntries, unit: units.number })
    .from(launchEntries)
    .leftJoin(units, eq(units.id, launchEntries.unitId))
    .where(and(entriesIn(wanted.launchId, wanted.state, now), beyond))
    .orderBy(placeInList, asc(launchEntries.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are. */
export async function countEntries(db: Db, { launchId, state }: EntriesWanted, now: Date): Promise<number> {
  const some = db
    .select({ id: launchEntries.id })
    .from(launchEntries)
    .where(entriesIn(launchId, state, now))
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}
