import { karachiDay } from '@karachi-estates/domain/karachi';
import { scheduleOf } from '@karachi-estates/domain/projects/schedule';
import { stateAt, type UnitState, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import { noteChange } from '../changes/changes.store.ts';
import { projectSubject } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { sendJob } from '../jobs/queues.ts';
import { forOperator, Refused } from '../refused.ts';
import { mailBooked, mailEnded } from './holdMails.ts';
import { endHold, releaseDueHolds, releaseDueHoldsIn, unitOf } from './holds.actions.ts';
import { findActiveHold, findHold, updateHold } from './holds.store.ts';
import { findLaunchInForce } from './launches.store.ts';
import { readProjectFile } from './projectFile.ts';
import {
  type Booking,
  type DeskPrice,
  endBooking,
  findBooking,
  findStoredProject,
  insertBooking,
  insertUnits,
  listDeskPrices,
  listUnitsSetByDesk,
  lockUnit,
  lockUnitsOf,
  readLayout,
  type StoredProject,
  type StoredUnit,
  setUnitPrice,
  setUnitState,
  updateUnit,
  writeProject,
} from './projects.store.ts';
import { dayText, promisedTo } from './schedules.actions.ts';
import { type ReadUnit, readUnitFile, type UnitProblem } from './unitFile.actions.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const conflict = (text: string) => new Refused('conflict', forOperator(text));

/**
 * Makes a project as its file says, or brings it up to date. Its units are a table of their own, and what the desk has
 * taken over stays as it is there.
 * @returns the project as it is stored now.
 * @throws ProjectFileError with all that is wrong, Refused `conflict` where units have what the file leaves out.
 */
export async function saveProject(
  deps: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  text: string,
): Promise<StoredProject> {
  const file = readProjectFile(slug, text);
  try {
    return await deps.db.transaction(async (tx) => {
      await serialise(tx, `project:${slug}`);
      return writeProject(tx, file, deps.clock());
    });
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause;
    if (cause?.code !== '23503') throw error;
    throw conflict(
      'Units of the project have a building, floor or type that the file leaves out. Keep it in the file.',
    );
  }
}

/** What an import did, or would do. */
export interface UnitImport {
  problems: UnitProblem[];
  added: number;
  changed: number;
  unchanged: number;
  /** Units of the project that the file does not name; they stay as they are. */
  left: number;
  /** Prices and states that the desk has set and the file says otherwise; they stay. */
  kept: UnitProblem[];
}

const COLUMNS = [
  'building',
  'floor',
  'type',
  'facing',
  'coveredSqFt',
  'grossSqFt',
  'areaUnit',
  'price',
] as const satisfies (keyof ReadUnit & keyof StoredUnit)[];

const differs = (known: StoredUnit, read: ReadUnit) => COLUMNS.some((column) => known[column] !== read[column]);

/** What a file does with the state of a unit that is there already. */
type StateByFile = { set?: UnitState; kept?: string; problem?: string };

/**
 * The state that a file gives a unit that is there already; nothing where it stays and there is no more to say. A file
 * is older than what buyers and the desk did since: a unit that is held or booked stays so, so does what the desk has
 * set, and one that is sold is not put back by a file.
 */
function stateByFile(known: StoredUnit, read: ReadUnit, isDesks: boolean, now: Date): StateByFile {
  const { state } = stateAt(known, now);
  if (state === read.state) return {};
  const isPromised = state === 'held' || state === 'booked';
  if (isPromised && read.state === 'available') return {};
  const label = unitStateLabel(state, 'en').toLowerCase();
  if (isDesks && !isPromised) {
    const undo = state === 'sold' ? 'Undo a sale with “project state”.' : 'Take it with --overwrite.';
    return { kept: `The desk has set that the unit is ${label}; it stays. The file says “${read.state}”. ${undo}` };
  }
  if (!isPromised && state !== 'sold') return { set: read.state };
  const text = `The unit is ${label} here. Change its state with “project state” or “project release”.`;
  return { problem: text };
}

const priceText = (price: number | null) => (price === null ? 'a price on request' : formatPkr(price));

/** Why the price of a unit stays whatever the file says; undefined where the file may change it. */
function whyPriceStays(known: StoredUnit, read: ReadUnit, desk: DeskPrice | undefined): string | undefined {
  if (!desk || known.price === read.price) return undefined;
  const day = dayText(karachiDay(desk.at));
  return `${desk.by} set ${priceText(desk.price)} on ${day}; it stays. The file says ${priceText(read.price)}. Take it with --overwrite.`;
}

/** What of a project the desk has set, so that no file takes it back. */
interface SetByDesk {
  prices: ReadonlyMap<number, DeskPrice>;
  states: ReadonlySet<number>;
}

/** What a file changes of the units that are there. */
function changesOf(read: readonly ReadUnit[], known: ReadonlyMap<string, StoredUnit>, desk: SetByDesk, now: Date) {
  const problems: UnitProblem[] = [];
  const kept: UnitProblem[] = [];
  const states: { unit: StoredUnit; state: UnitState }[] = [];
  const changed: { unit: StoredUnit; read: ReadUnit }[] = [];
  for (const each of read) {
    const unit = known.get(each.number);
    if (!unit) continue;
    const { line } = each;
    const stays = whyPriceStays(unit, each, desk.prices.get(unit.id));
    if (stays) kept.push({ line, column: 'price', message: stays });
    const said = stays ? { ...each, price: unit.price } : each;
    const state = stateByFile(unit, each, desk.states.has(unit.id), now);
    if (state.problem) problems.push({ line, column: 'state', message: state.problem });
    if (state.kept) kept.push({ line, column: 'state', message: state.kept });
    if (state.set) states.push({ unit, state: state.set });
    if (state.set || differs(unit, said)) changed.push({ unit, read: said });
  }
  return { problems, kept, states, changed };
}

/** An import in the audit log: how many units, and the prices and states that it changed, by number. */
function entryOfImport(
  slug: string,
  { changed, states }: Pick<ReturnType<typeof changesOf>, 'changed' | 'states'>,
  said: { added: number; changed: number; overwrite: boolean; by: string | undefined },
): AuditEntry {
  const prices = changed.filter(({ unit, read }) => unit.price !== read.price);
  const before = {
    prices: Object.fromEntries(prices.map(({ unit }) => [unit.number, unit.price])),
    states: Object.fromEntries(states.map(({ unit }) => [unit.number, unit.state])),
  };
  const after = {
    ...said,
    prices: Object.fromEntries(prices.map(({ unit, read }) => [unit.number, read.price])),
    states: Object.fromEntries(states.map(({ unit, state }) => [unit.number, state])),
  };
  return { action: 'project.import', subject: `project:${slug}`, before, after };
}

/**
 * Takes the units of a project from a CSV file: new ones are added, known ones brought up to date by their number. All
 * or nothing: with one problem nothing is changed. Safe to run twice: prices and states that the desk has set since
 * stay.
 * @param how `dryRun` finds out and changes nothing; `overwrite` takes the file's prices and states also then; `by`
 *   names who does it.
 * @param actor who stands in the audit log; nobody for the samples that the site brings along.
 * @throws Refused `not-found`
 */
export async function importUnits(
  deps: DeskDeps,
  slug: string,
  bytes: Buffer,
  { dryRun, overwrite = false, by }: { dryRun: boolean; overwrite?: boolean; by?: string | undefined },
  actor?: Actor,
): Promise<UnitImport> {
  await releaseDueHolds(deps);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `project:${slug}`);
    await projectOf(tx, slug);
    const { units: read, problems: misread } = readUnitFile(bytes, await readLayout(tx, slug, 'en'));
    // A hold that ends meanwhile would stay in force behind the state that the file gives the unit.
    await lockUnitsOf(tx, slug);
    if (!dryRun) await releaseDueHoldsIn(tx, deps, now);
    const known = new Map((await lockUnitsOf(tx, slug)).map((unit) => [unit.number, unit]));
    const added = read.filter(({ number }) => !known.has(number));
    const desk: SetByDesk = overwrite
      ? { prices: new Map(), states: new Set() }
      : { prices: await listDeskPrices(tx, slug), states: await listUnitsSetByDesk(tx, slug) };
    const { problems: contradicted, kept, states, changed } = changesOf(read, known, desk, now);
    const problems = [...misread, ...contradicted].sort((one, other) => one.line - other.line);
    const result: UnitImport = {
      problems,
      added: added.length,
      changed: changed.length,
      unchanged: read.length - added.length - changed.length,
      left: [...known.keys()].filter((number) => !read.some((each) => each.number === number)).length,
      kept,
    };
    if (dryRun || problems.length > 0) return result;
    await insertUnits(
      tx,
      slug,
      added.map(({ line: _line, ...unit }) => unit),
      now,
    );
    for (const { unit, read: each } of changed) {
      const { line: _line, ...columns } = each;
      await updateUnit(tx, unit, columns, now);
    }
    for (const { unit, state } of states) await setUnitState(tx, unit, { state, at: now, by: null });
    if (added.length + changed.length > 0) {
      const said = { added: added.length, changed: changed.length, overwrite, by };
      if (actor) await writeAudit(tx, actor, [entryOfImport(slug, { changed, states }, said)], now);
      await noteChange(tx, projectSubject(slug));
      // Somebody in the queue of a launch may have waited for a unit.
      if (await findLaunchInForce(tx, slug, now)) await sendJob(tx, 'launch-turns');
    }
    return result;
  });
}

async function projectOf(db: Db, slug: string): Promise<StoredProject> {
  const project = await findStoredProject(db, slug);
  if (project) return project;
  const text = `There is no project ${slug}. Make it with: project save ${slug} FILE.json`;
  throw new Refused('not-found', forOperator(text));
}

/** Does something with a unit that is locked. @throws Refused `not-found` */
async function withUnit<Result>(
  deps: DeskDeps,
  address: { slug: string; number: string },
  work: (tx: Db, unit: StoredUnit, project: StoredProject) => Promise<Result>,
): Promise<Result> {
  await releaseDueHolds(deps);
  const { unit } = await unitOf(deps.db, address.slug, address.number);
  return deps.db.transaction(async (tx) => {
    const project = await projectOf(tx, address.slug);
    const locked = await lockUnit(tx, unit.id);
    if (!locked) throw new Error(`The unit ${unit.number} is gone`);
    return work(tx, locked, project);
  });
}

/** Who asks, and the state and the hold that they saw; without them whatever there is. */
interface Asked {
  actor?: Actor;
  seen?: UnitState;
  holdId?: number;
}

/** Who sees a screen of a minute ago means what stood there. @throws Refused `conflict` */
function requireSeen(unit: StoredUnit, { seen }: Asked): void {
  if (seen === undefined || seen === unit.state) return;
  throw conflict(`The unit is ${unitStateLabel(unit.state, 'en').toLowerCase()} by now. Look at it again.`);
}

/**
 * Books a unit for who holds it, once the deposit is paid, at the price and by the rules of the moment at which the
 * hold began. Its schedule is kept as it is today.
 * @param booked `deposit` in whole rupees, `reference` of its transfer; `by` who of the staff does it.
 * @throws Refused `not-found`, `conflict` where the hold is not in force or the price is on request.
 */
export async function bookUnit(
  deps: DeskDeps,
  address: { slug: string; number: string },
  booked: { holdId: number; deposit: number; by: string; reference?: string },
  actor: Actor = TERMINAL,
): Promise<Booking> {
  return withUnit(deps, address, async (tx, unit, project) => {
    const now = deps.clock();
    const found = await findHold(tx, booked.holdId);
    const active = await findActiveHold(tx, unit.id);
    if (found?.unit.id !== unit.id) throw conflict(`The hold ${booked.holdId} is not of this unit. See: project holds`);
    if (active?.id !== booked.holdId) {
      throw conflict('The hold has ended. The buyer asks for the unit again, then book it with the new hold.');
    }
    const { price, rules } = promisedTo(active, { unit, project });
    if (price === null) throw conflict('The price is on request. Agree on one and set it with: project price');
    if (booked.deposit <= 0 || booked.deposit > price) {
      const said = forOperator(`The deposit is more than nothing and at most the price, ${formatPkr(price)}.`);
      throw new Refused('conflict', said, { deposit: said });
    }
    const starts = karachiDay(now);
    const booking = await insertBooking(tx, {
      unitId: unit.id,
      holdId: active.id,
      deposit: booked.deposit,
      reference: booked.reference ?? null,
      price,
      starts,
      schedule: scheduleOf(price, rules, starts),
      by: booked.by,
      bookedAt: now,
    });
    await updateHold(tx, active.id, { state: 'booked', endedAt: now });
    await setUnitState(tx, unit, { state: 'booked', at: now, by: booked.by });
    await mailBooked(tx, deps, found, booking);
    const { deposit, by } = booked;
    // The reference may name the buyer, whom the log does not: it goes with the hold's person.
    const after = { state: 'booked', price, deposit, by };
    const entry: AuditEntry = { action: 'unit.book', subject: `unit:${unit.id}`, before: { state: unit.state }, after };
    await writeAudit(tx, actor, [entry], now);
    return booking;
  });
}

/** The same of a hold: one may have ended since, and another one begun. @throws Refused `conflict` */
async function requireSeenHold(tx: Db, unit: StoredUnit, { holdId }: Asked): Promise<void> {
  if (holdId === undefined || (await findActiveHold(tx, unit.id))?.id === holdId) return;
  throw conflict('Somebody else holds the unit by now. Look at it again.');
}

/**
 * Makes a unit available again that is held, booked, or kept back.
 * @throws Refused `not-found`, `conflict` where it is available or sold, or not as it was seen.
 */
export async function releaseUnit(
  deps: DeskDeps,
  address: { slug: string; number: string },
  by: string,
  asked: Asked = {},
): Promise<void> {
  await withUnit(deps, address, async (tx, unit, project) => {
    const end = { at: deps.clock(), by };
    requireSeen(unit, asked);
    await requireSeenHold(tx, unit, asked);
    if (unit.state === 'available') throw conflict('The unit is available already.');
    if (unit.state === 'sold') throw conflict('The unit is sold. Undo that first with: project state … available');
    await giveBack(tx, deps, { unit, projectName: project.name }, end);
    const after = { state: 'available', by };
    const entry: AuditEntry = {
      action: 'unit.release',
      subject: `unit:${unit.id}`,
      before: { state: unit.state },
      after,
    };
    await writeAudit(tx, asked.actor ?? TERMINAL, [entry], end.at);
  });
}

/** Ends what a locked unit is kept for, and tells who held or booked it. */
async function giveBack(
  tx: Db,
  deps: DeskDeps,
  { unit, projectName }: { unit: StoredUnit; projectName: string },
  end: { at: Date; by: string },
): Promise<void> {
  const hold = await findActiveHold(tx, unit.id);
  if (hold) {
    await endHold(tx, unit, hold, end);
    await mailEnded(tx, deps, { hold, unit, projectName }, 'by-desk', end.at);
    return;
  }
  await giveBookingBack(tx, deps, unit, end);
  await setUnitState(tx, unit, { state: 'available', ...end });
}

/** Ends the booking of a locked unit, and tells who has it. */
async function giveBookingBack(tx: Db, deps: DeskDeps, unit: StoredUnit, end: { at: Date; by: string }): Promise<void> {
  const booking = await findBooking(tx, unit.id);
  await endBooking(tx, unit.id, end);
  const booked = booking?.holdId ? await findHold(tx, booking.holdId) : undefined;
  if (booked) await mailEnded(tx, deps, booked, 'booking-ended', end.at);
}

/** What the desk may set by hand; holds come from buyers and bookings from `book`. */
export const DESK_STATES = ['available', 'sold', 'not_for_sale'] as const;

/**
 * Sets the state of a unit. A sale keeps the booking and its schedule; taking it back ends them, and tells the buyer.
 * @throws Refused `not-found`, `conflict` where somebody holds it, a booking would be lost, or it is not as it was
 * seen.
 */
export async function setStateByDesk(
  deps: DeskDeps,
  address: { slug: string; number: string },
  change: { state: (typeof DESK_STATES)[number]; by: string },
  asked: Asked = {},
): Promise<void> {
  await withUnit(deps, address, async (tx, unit) => {
    const at = deps.clock();
    requireSeen(unit, asked);
    if (unit.state === change.state)
      throw conflict(`The unit is ${unitStateLabel(unit.state, 'en').toLowerCase()} already.`);
    if (unit.state === 'held')
      throw conflict('Somebody holds the unit. Release it first, or wait until the hold ends.');
    if (unit.state === 'booked' && change.state !== 'sold') {
      throw conflict('The unit is booked. End the booking first with: project release');
    }
    if (unit.state === 'sold') await giveBookingBack(tx, deps, unit, { at, by: change.by });
    await setUnitState(tx, unit, { ...change, at });
    const entry: AuditEntry = {
      action: 'unit.state',
      subject: `unit:${unit.id}`,
      before: { state: unit.state },
      after: change,
    };
    await writeAudit(tx, asked.actor ?? TERMINAL, [entry], at);
  });
}

/**
 * Sets the price of a unit; null is on request. A booked unit keeps its schedule, and who holds it the price of their
 * hold.
 * @returns the unit, and the price of the hold in force where it is another.
 * @throws Refused `not-found`, `conflict` where the price is not as it was seen.
 */
export async function setPriceByDesk(
  deps: DeskDeps,
  address: { slug: string; number: string },
  { price, by, seen }: { price: number | null; by: string; seen?: number | null },
  actor: Actor = TERMINAL,
): Promise<StoredUnit & { heldAt: number | null }> {
  return withUnit(deps, address, async (tx, unit) => {
    const hold = await findActiveHold(tx, unit.id);
    const heldAt = hold?.price !== price ? (hold?.price ?? null) : null;
    if (unit.price === price) return { ...unit, heldAt };
    if (seen !== undefined && seen !== unit.price) {
      const now = unit.price === null ? 'The price is on request' : `The price is ${formatPkr(unit.price)}`;
      throw conflict(`${now} by now. Look at it again.`);
    }
    const at = deps.clock();
    await setUnitPrice(tx, unit, { price, at, by });
    const entry: AuditEntry = {
      action: 'unit.price',
      subject: `unit:${unit.id}`,
      before: { price: unit.price },
      after: { price, by },
    };
    await writeAudit(tx, actor, [entry], at);
    return { ...unit, price, heldAt };
  });
}

/** Who keeps what although a unit has a new price, as a sentence to follow; empty where nobody does. */
export function keptPriceSentence({ state, heldAt }: { state: UnitState; heldAt: number | null }): string {
  if (state === 'booked' || state === 'sold') return ' What was booked keeps its payments.';
  return heldAt === null ? '' : ` Who holds it keeps ${formatPkr(heldAt)} until the hold ends.`;
}
