import type { ProjectCard, ProjectUnits, UnitCounts } from '@karachi-estates/contracts/projects';
import { launchStateAt } from '@karachi-estates/domain/projects/launches';
import { stateAt, type UnitState } from '@karachi-estates/domain/projects/states';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { noteChange } from '../changes/changes.store.ts';
import { projectSubject } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { sendJob } from '../jobs/queues.ts';
import { findLastDrawn, findLaunchInForce } from './launches.store.ts';
import { listApprovals, listProgress } from './progress.store.ts';
import type { ProjectFile } from './projectFile.ts';
import {
  projectApprovals,
  projectBuildings,
  projectFloors,
  projectProgress,
  projects,
  projectUnitTypes,
  unitBookings,
  unitHolds,
  unitPrices,
  unitStates,
  units,
} from './projects.table.ts';

export type StoredProject = typeof projects.$inferSelect;
export type StoredUnit = typeof units.$inferSelect;
export type Booking = typeof unitBookings.$inferSelect;

const inWords = (locale: Locale, english: string, urdu: string | null): string =>
  locale === 'ur' && urdu ? urdu : english;

export async function findStoredProject(db: Db, slug: string): Promise<StoredProject | undefined> {
  const [found] = await db.select().from(projects).where(eq(projects.slug, slug));
  return found;
}

/** The states of the units of some projects, as they are at a moment. */
async function statesOf(db: Db, now: Date) {
  const rows = await db
    .select({ project: units.project, state: units.state, heldUntil: units.heldUntil, price: units.price })
    .from(units);
  return rows.map((row) => ({ ...row, state: stateAt(row, now).state }));
}

const NONE: UnitCounts = { available: 0, held: 0, booked: 0, sold: 0, not_for_sale: 0 };

/** All projects by name, with their counts at a moment. */
export async function listProjectCards(db: Db, now: Date, locale: Locale): Promise<ProjectCard[]> {
  const found = await db.select().from(projects).orderBy(asc(projects.name));
  const states = await statesOf(db, now);
  return found.map((project) => {
    const own = states.filter((unit) => unit.project === project.slug);
    const counts = { ...NONE };
    for (const { state } of own) counts[state] += 1;
    const prices = own.flatMap(({ state, price }) => (state === 'available' && price !== null ? [price] : []));
    return {
      slug: project.slug,
      name: project.name,
      area: inWords(locale, project.area, project.areaUr),
      tagline: inWords(locale, project.tagline, project.taglineUr),
      isSample: project.isSample,
      picture: project.picture,
      counts,
      from_price: prices.length > 0 ? Math.min(...prices) : null,
      completion: project.completion,
    };
  });
}

/** A unit as everybody sees it at a moment. */
export function unitAt(unit: StoredUnit, now: Date): ProjectUnits['units'][number] {
  const { state, heldUntil } = stateAt(unit, now);
  return {
    number: unit.number,
    building: unit.building,
    floor: unit.floor,
    type: unit.type,
    facing: unit.facing,
    covered_sq_ft: unit.coveredSqFt,
    gross_sq_ft: unit.grossSqFt,
    area_unit: unit.areaUnit,
    price: unit.price,
    state,
    held_until: heldUntil?.toISOString() ?? null,
  };
}

/** Buildings with their floors, and types, in the order of the project's file. */
export async function readLayout(db: Db, slug: string, locale: Locale) {
  const buildings = await db
    .select()
    .from(projectBuildings)
    .where(eq(projectBuildings.project, slug))
    .orderBy(asc(projectBuildings.place));
  const floors = await db
    .select()
    .from(projectFloors)
    .where(eq(projectFloors.project, slug))
    .orderBy(asc(projectFloors.number));
  const types = await db
    .select()
    .from(projectUnitTypes)
    .where(eq(projectUnitTypes.project, slug))
    .orderBy(asc(projectUnitTypes.place));
  return {
    buildings: buildings.map(({ id, name, nameUr }) => ({
      id,
      name: inWords(locale, name, nameUr),
      floors: floors
        .filter(({ building }) => building === id)
        .map(({ number, label, labelUr, plate }) => ({ number, label: inWords(locale, label, labelUr), plate })),
    })),
    types: types.map(({ id, name, nameUr, bedrooms, bathrooms, plan }) => ({
      id,
      name: inWords(locale, name, nameUr),
      bedrooms,
      bathrooms,
      plan,
    })),
  };
}

/** A project with all its units at a moment; undefined where there is none. */
export async function readProjectUnits(
  db: Db,
  slug: string,
  now: Date,
  locale: Locale,
): Promise<ProjectUnits | undefined> {
  const project = await findStoredProject(db, slug);
  if (!project) return undefined;
  const { buildings, types } = await readLayout(db, slug, locale);
  const progress = await listProgress(db, slug);
  const approvals = await listApprovals(db, slug);
  const launch = await findLaunchInForce(db, slug, now);
  const last = launch ? undefined : await findLastDrawn(db, slug);
  const rows = await listUnitsOf(db, slug);
  const order = new Map(buildings.map(({ id }, place) => [id, place]));
  const placeOf = ({ building }: StoredUnit) => order.get(building) ?? 0;
  return {
    project: {
      slug,
      name: project.name,
      isSample: project.isSample,
      buildings,
      types,
      payment_rules: { ...project.paymentRules, balloons: [...project.paymentRules.balloons] },
      ...(launch && {
        launch: {
          state: launchStateAt(launch, now) === 'before' ? 'before' : 'running',
          opens_at: launch.opensAt.toISOString(),
          ends_at: launch.endsAt.toISOString(),
        },
      }),
      ...(last && {
        last_launch: {
          opened_at: last.opensAt.toISOString(),
          ended_at: (last.endedAt ?? last.endsAt).toISOString(),
        },
      }),
      progress: progress.map(({ date, percent, words, wordsUr, picture, photos }) => ({
        date,
        percent,
        words: inWords(locale, words, wordsUr),
        picture,
        photos: photos.map(({ alt, alt_ur: altUr, ...photo }) => ({ ...photo, alt: inWords(locale, alt, altUr) })),
      })),
      approvals: approvals.map(({ name, nameUr, authority, authorityUr, date, state }) => ({
        name: inWords(locale, name, nameUr),
        authority: inWords(locale, authority, authorityUr),
        date,
        state,
      })),
    },
    units: rows
      .sort((one, other) => placeOf(one) - placeOf(other) || one.floor - other.floor || byNumber(one, other))
      .map((unit) => unitAt(unit, now)),
    as_of: now.toISOString(),
  };
}

const countingOrder = new Intl.Collator('en', { numeric: true });

/** The order of unit numbers in which people count: 'A-2' before 'A-10'. */
export const byNumber = (one: Pick<StoredUnit, 'number'>, other: Pick<StoredUnit, 'number'>): number =>
  countingOrder.compare(one.number, other.number);

export async function listUnitsOf(db: Db, slug: string): Promise<StoredUnit[]> {
  return db.select().from(units).where(eq(units.project, slug));
}

/** Unit numbers are kept in capitals. */
const numberOf = (number: string) => number.trim().toUpperCase();

export async function findUnit(db: Db, slug: string, number: string): Promise<StoredUnit | undefined> {
  const [found] = await db
    .select()
    .from(units)
    .where(and(eq(units.project, slug), eq(units.number, numberOf(number))));
  return found;
}

/** A unit that nobody else changes until the transaction ends. Everything that changes a unit locks it first. */
export async function lockUnit(db: Db, id: number): Promise<StoredUnit | undefined> {
  const [found] = await db.select().from(units).where(eq(units.id, id)).for('update');
  return found;
}

/** The states of a unit, newest first. */
export async function readHistory(db: Db, unitId: number): Promise<{ at: Date; state: UnitState }[]> {
  return db
    .select({ at: unitStates.at, state: unitStates.state })
    .from(unitStates)
    .where(eq(unitStates.unitId, unitId))
    .orderBy(desc(unitStates.at), desc(unitStates.id));
}

/** The booking in force of a unit. */
export async function findBooking(db: Db, unitId: number): Promise<Booking | undefined> {
  const [found] = await db
    .select()
    .from(unitBookings)
    .where(and(eq(unitBookings.unitId, unitId), isNull(unitBookings.endedAt)));
  return found;
}

export async function insertBooking(db: Db, booking: typeof unitBookings.$inferInsert): Promise<Booking> {
  const [row] = await db.insert(unitBookings).values(booking).returning();
  if (!row) throw new Error('The booking was not stored');
  return row;
}

/** Ends the booking in force of a unit, where there is one. */
export async function endBooking(db: Db, unitId: number, end: { at: Date; by: string }): Promise<void> {
  await db
    .update(unitBookings)
    .set({ endedAt: end.at, endedBy: end.by })
    .where(and(eq(unitBookings.unitId, unitId), isNull(unitBookings.endedAt)));
}

/**
 * Gives a locked unit a state, with its line in the history, and tells caches and pages.
 * @param change `by` is who of the staff did it; null for buyers and jobs.
 */
export async function setUnitState(
  db: Db,
  unit: Pick<StoredUnit, 'id' | 'project'>,
  change: { state: UnitState; heldUntil?: Date; at: Date; by: string | null },
): Promise<void> {
  const { state, heldUntil = null, at, by } = change;
  await db.update(units).set({ state, heldUntil }).where(eq(units.id, unit.id));
  await db.insert(unitStates).values({ unitId: unit.id, at, state, by });
  await noteChange(db, projectSubject(unit.project));
  if (state === 'available') await tellQueue(db, unit.project, at);
}

/** A unit of a project came back: somebody in the queue of its launch may have waited for it. */
async function tellQueue(db: Db, slug: string, now: Date): Promise<void> {
  if (await findLaunchInForce(db, slug, now)) await sendJob(db, 'launch-turns');
}

/**
 * Gives a locked unit a price, with its line in the history, and tells caches and pages.
 * @param change `by`: the staff.
 */
export async function setUnitPrice(
  db: Db,
  unit: Pick<StoredUnit, 'id' | 'project'>,
  change: { price: number | null; at: Date; by: string },
): Promise<void> {
  const { price, at, by } = change;
  await db.update(units).set({ price }).where(eq(units.id, unit.id));
  await db.insert(unitPrices).values({ unitId: unit.id, at, price, by });
  await noteChange(db, projectSubject(unit.project));
}

/**
 * Writes down that holds are over whose time is over: their units are available again since then. What another process
 * writes down at this moment is left to it. Call it with a transaction.
 * @returns how many units, and which holds.
 */
export async function expireHolds(
  tx: Db,
  now: Date,
  limit: number,
): Promise<{ units: number; holdIds: readonly number[] }> {
  const due = await tx
    .select()
    .from(units)
    .where(and(eq(units.state, 'held'), lte(units.heldUntil, now)))
    .orderBy(asc(units.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { units: 0, holdIds: [] };
  const ids = due.map(({ id }) => id);
  const ended = await tx
    .update(unitHolds)
    .set({ state: 'expired', endedAt: sql`${unitHolds.heldUntil}` })
    .where(and(inArray(unitHolds.unitId, ids), eq(unitHolds.state, 'active'), lte(unitHolds.heldUntil, now)))
    .returning({ id: unitHolds.id });
  await tx.update(units).set({ state: 'available', heldUntil: null }).where(inArray(units.id, ids));
  await tx
    .insert(unitStates)
    .values(due.map(({ id, heldUntil }) => ({ unitId: id, at: heldUntil ?? now, state: 'available' as const })));
  for (const slug of new Set(due.map(({ project }) => project))) {
    await noteChange(tx, projectSubject(slug));
    // Requests write ends down, too, and then the job of holds finds nothing to do.
    await tellQueue(tx, slug, now);
  }
  return { units: due.length, holdIds: ended.map(({ id }) => id) };
}

/** The soonest end of a hold in force. */
export async function findNextHoldEnd(db: Db): Promise<Date | undefined> {
  const [next] = await db
    .select({ heldUntil: units.heldUntil })
    .from(units)
    .where(eq(units.state, 'held'))
    .orderBy(asc(units.heldUntil))
    .limit(1);
  return next?.heldUntil ?? undefined;
}

/**
 * Makes a project as its file says, or brings it up to date: what is not in the file any more goes. Buildings, floors
 * and types that units still have stay; the database refuses to take them. So do progress and approvals that the desk
 * has taken over.
 * @returns the project as it is stored now.
 */
export async function writeProject(db: Db, file: ProjectFile, now: Date): Promise<StoredProject> {
  const { slug, buildings, types, progress, approvals } = file;
  const columns = {
    name: file.name,
    area: file.area,
    areaUr: file.area_ur ?? null,
    tagline: file.tagline,
    taglineUr: file.tagline_ur ?? null,
    isSample: file.isSample,
    picture: file.picture,
    completion: file.completion,
    paymentRules: file.payment_rules,
  };
  const [stored] = await db
    .insert(projects)
    .values({ slug, ...columns, createdAt: now })
    .onConflictDoUpdate({ target: projects.slug, set: columns })
    .returning();
  if (!stored) throw new Error('The project was not stored');

  for (const [place, { id, name, name_ur: nameUr = null, floors }] of buildings.entries()) {
    await db
      .insert(projectBuildings)
      .values({ project: slug, id, name, nameUr, place })
      .onConflictDoUpdate({
        target: [projectBuildings.project, projectBuildings.id],
        set: { name, nameUr, place },
      });
    for (const { number, label, label_ur: labelUr = null, plate } of floors) {
      await db
        .insert(projectFloors)
        .values({ project: slug, building: id, number, label, labelUr, plate })
        .onConflictDoUpdate({
          target: [projectFloors.project, projectFloors.building, projectFloors.number],
          set: { label, labelUr, plate },
        });
    }
  }
  for (const [place, { id, name, name_ur: nameUr = null, bedrooms, bathrooms, plan }] of types.entries()) {
    const set = { name, nameUr, bedrooms, bathrooms, plan, place };
    await db
      .insert(projectUnitTypes)
      .values({ project: slug, id, ...set })
      .onConflictDoUpdate({ target: [projectUnitTypes.project, projectUnitTypes.id], set });
  }
  await dropLeftOut(db, file);
  if (!stored.progressAtDesk) await replaceProgress(db, slug, progress);
  if (!stored.approvalsAtDesk) await replaceApprovals(db, slug, approvals);
  await noteChange(db, projectSubject(slug));
  return stored;
}

async function replaceProgress(db: Db, slug: string, progress: ProjectFile['progress']): Promise<void> {
  await db.delete(projectProgress).where(eq(projectProgress.project, slug));
  if (progress.length === 0) return;
  await db
    .insert(projectProgress)
    .values(progress.map(({ words_ur: wordsUr = null, ...each }) => ({ ...each, wordsUr, project: slug })));
}

async function replaceApprovals(db: Db, slug: string, approvals: ProjectFile['approvals']): Promise<void> {
  await db.delete(projectApprovals).where(eq(projectApprovals.project, slug));
  if (approvals.length === 0) return;
  await db.insert(projectApprovals).values(
    approvals.map(({ name_ur: nameUr = null, authority_ur: authorityUr = null, ...each }) => ({
      ...each,
      nameUr,
      authorityUr,
      project: slug,
    })),
  );
}

/** Removes floors, buildings and types that a project's file has no more. */
async function dropLeftOut(db: Db, { slug, buildings, types }: ProjectFile): Promise<void> {
  const floors = await db.select().from(projectFloors).where(eq(projectFloors.project, slug));
  for (const { building, number } of floors) {
    const isThere = buildings.some(
      ({ id, floors: own }) => id === building && own.some((each) => each.number === number),
    );
    if (isThere) continue;
    await db
      .delete(projectFloors)
      .where(
        and(eq(projectFloors.project, slug), eq(projectFloors.building, building), eq(projectFloors.number, number)),
      );
  }
  const buildingIds = buildings.map(({ id }) => id);
  const typeIds = types.map(({ id }) => id);
  await db
    .delete(projectBuildings)
    .where(and(eq(projectBuildings.project, slug), sql`${projectBuildings.id} <> all(${sql.param(buildingIds)})`));
  await db
    .delete(projectUnitTypes)
    .where(and(eq(projectUnitTypes.project, slug), sql`${projectUnitTypes.id} <> all(${sql.param(typeIds)})`));
}

/** What an import sets of a unit. */
export type ImportedUnit = Pick<
  StoredUnit,
  'number' | 'building' | 'floor' | 'type' | 'facing' | 'coveredSqFt' | 'grossSqFt' | 'areaUnit' | 'price'
> & { state: 'available' | 'sold' | 'not_for_sale' };

/** Adds units with the first line of their history. */
export async function insertUnits(db: Db, slug: string, added: ImportedUnit[], now: Date): Promise<void> {
  const BATCH = 500;
  for (let start = 0; start < added.length; start += BATCH) {
    const rows = await db
      .insert(units)
      .values(added.slice(start, start + BATCH).map((unit) => ({ ...unit, project: slug })))
      .returning({ id: units.id, state: units.state, price: units.price });
    await db.insert(unitStates).values(rows.map(({ id, state }) => ({ unitId: id, at: now, state })));
    await db.insert(unitPrices).values(rows.map(({ id, price }) => ({ unitId: id, at: now, price })));
  }
}

/** A price that somebody of the staff set, whole rupees or null for on request. */
export interface DeskPrice {
  price: number | null;
  by: string;
  at: Date;
}

/** The prices of a project's units that the desk set and no file took over since, by unit. */
export async function listDeskPrices(db: Db, slug: string): Promise<Map<number, DeskPrice>> {
  const last = await db
    .selectDistinctOn([unitPrices.unitId], {
      unitId: unitPrices.unitId,
      price: unitPrices.price,
      by: unitPrices.by,
      at: unitPrices.at,
    })
    .from(unitPrices)
    .innerJoin(units, eq(units.id, unitPrices.unitId))
    .where(eq(units.project, slug))
    .orderBy(unitPrices.unitId, desc(unitPrices.at), desc(unitPrices.id));
  return new Map(last.flatMap(({ unitId, price, by, at }) => (by === null ? [] : [[unitId, { price, by, at }]])));
}

/** The units of a project whose state somebody of the staff has ever set. */
export async function listUnitsSetByDesk(db: Db, slug: string): Promise<Set<number>> {
  const found = await db
    .selectDistinct({ unitId: unitStates.unitId })
    .from(unitStates)
    .innerJoin(units, eq(units.id, unitStates.unitId))
    .where(and(eq(units.project, slug), isNotNull(unitStates.by)));
  return new Set(found.map(({ unitId }) => unitId));
}

/** Changes what a file says of a locked unit, but not its state. */
export async function updateUnit(
  db: Db,
  unit: Pick<StoredUnit, 'id' | 'price'>,
  { state: _state, ...columns }: ImportedUnit,
  now: Date,
): Promise<void> {
  await db.update(units).set(columns).where(eq(units.id, unit.id));
  if (columns.price === unit.price) return;
  await db.insert(unitPrices).values({ unitId: unit.id, at: now, price: columns.price });
}

/** All units of a project, locked in one order until the transaction ends. */
export async function lockUnitsOf(db: Db, slug: string): Promise<StoredUnit[]> {
  return db.select().from(units).where(eq(units.project, slug)).orderBy(asc(units.id)).for('update');
}
