import type {
  DeskEntry,
  DeskProject,
  DeskProjectDetail,
  DeskUnit,
  DeskUnitDetail,
  DeskUnitsQuery,
} from '@karachi-estates/contracts/deskProjects';
import type { Launch } from '@karachi-estates/contracts/launches';
import { fullMoment } from '@karachi-estates/domain/day';
import { staffName } from '@karachi-estates/domain/orders/orders';
import { entryStateAt, launchStateAt } from '@karachi-estates/domain/projects/launches';
import {
  stateAt,
  type UnitAction,
  type UnitState,
  unitActions,
  unitStateLabel,
} from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import type { Actor } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { type DeskPage, type PageQuery, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { findActiveHold, findHold } from '../projects/holds.store.ts';
import {
  endLaunch,
  type LaunchSeen,
  openLaunch,
  readLaunch,
  setLaunch,
  wrongOpening,
} from '../projects/launches.actions.ts';
import { findLaunch, findLaunchInForce } from '../projects/launches.store.ts';
import {
  bookUnit,
  keptPriceSentence,
  releaseUnit,
  setPriceByDesk,
  setStateByDesk,
} from '../projects/operator.actions.ts';
import { findBooking, findStoredProject, listProjectCards, readLayout } from '../projects/projects.store.ts';
import { scheduleAt } from '../projects/schedules.actions.ts';
import { ON_REQUEST, readUnitPrice } from '../projects/unitFile.actions.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import { listLog } from './notes.store.ts';
import {
  countAsked,
  countEntries,
  countUnits,
  type EntryRow,
  type EntryState,
  findUnitRow,
  listEntryPage,
  listUnitPage,
  listUnitPrices,
  listUnitStates,
  placeOfEntry,
  type UnitRow,
  type UnitsWanted,
} from './projectWork.store.ts';

/** All projects by name. */
export async function readDeskProjects(deps: Deps): Promise<DeskProject[]> {
  const now = deps.clock();
  const rows: DeskProject[] = [];
  for (const { slug, name, area, isSample, counts } of await listProjectCards(deps.db, now, 'en')) {
    const launch = await findLaunchInForce(deps.db, slug, now);
    rows.push({
      id: slug,
      name,
      area,
      is_sample: isSample,
      counts,
      launch: launch
        ? {
            state: launchStateAt(launch, now) === 'before' ? 'before' : 'running',
            opens_at: launch.opensAt.toISOString(),
            ends_at: launch.endsAt.toISOString(),
          }
        : null,
    });
  }
  return rows;
}

/** One project with what its units are filtered by. @throws Refused `not-found` */
export async function readDeskProject(deps: Deps, slug: string): Promise<DeskProjectDetail> {
  const project = (await readDeskProjects(deps)).find(({ id }) => id === slug);
  if (!project) throw rowMissing();
  const { buildings, types } = await readLayout(deps.db, slug, 'en');
  return {
    ...project,
    floors: buildings.flatMap(({ id, name, floors }) =>
      floors.map(({ number, label }) => ({
        id: `${id}.${number}`,
        label: buildings.length > 1 ? `${name}, ${label}` : label,
      })),
    ),
    types: types.map(({ id, name }) => ({ id, name })),
  };
}

const wireUnit = ({ unit, building, floor, type }: UnitRow, now: Date): DeskUnit => {
  const { state, heldUntil } = stateAt(unit, now);
  return {
    id: unit.id,
    project: unit.project,
    number: unit.number,
    building,
    floor,
    type,
    facing: unit.facing,
    gross_sq_ft: unit.grossSqFt,
    price: unit.price,
    state,
    held_until: heldUntil?.toISOString() ?? null,
  };
};

function floorOf(text: string | undefined): UnitsWanted['floor'] {
  if (text === undefined) return undefined;
  const dot = text.lastIndexOf('.');
  return { building: text.slice(0, dot), number: Number(text.slice(dot + 1)) };
}

/** A page of units. @throws Refused `invalid` for a cursor of another list. */
export function readDeskUnits(deps: Deps, query: DeskUnitsQuery): Promise<DeskPage<DeskUnit>> {
  const now = deps.clock();
  const { project, q, state, type, floor } = query;
  const wanted = { project, number: q?.trim(), state, type, floor: floorOf(floor) };
  return readPage(deps, 'units', query, {
    rows: (page) => listUnitPage(deps.db, wanted, page, now),
    count: () => countUnits(deps.db, wanted, now),
    placeOf: ({ unit }) => placeOfId(unit),
    wire: (rows) => rows.map((row) => wireUnit(row, now)),
  });
}

/** Who holds a unit at a moment, where somebody does. */
async function holdOf(deps: Deps, { unit }: UnitRow, now: Date): Promise<DeskUnitDetail['hold']> {
  const { heldUntil } = stateAt(unit, now);
  const hold = heldUntil && (await findActiveHold(deps.db, unit.id));
  if (!hold) return null;
  const { id, name, phone, email, price } = hold;
  return { id, name, phone, email, price, held_until: heldUntil.toISOString() };
}

/** The booking in force of a unit with the payments that were promised. */
async function bookingOf(deps: Deps, { unit }: UnitRow, now: Date): Promise<DeskUnitDetail['booking']> {
  const booking = await findBooking(deps.db, unit.id);
  const project = await findStoredProject(deps.db, unit.project);
  const schedule = booking && project && scheduleAt({ project, unit, booking }, now);
  if (!booking || !schedule) return null;
  const held = booking.holdId === null ? undefined : await findHold(deps.db, booking.holdId);
  return {
    deposit: booking.deposit,
    reference: booking.reference,
    price: booking.price,
    booked_at: booking.bookedAt.toISOString(),
    by: booking.by,
    name: held?.hold.email ? held.hold.name : null,
    schedule,
  };
}

async function rowOf(deps: Deps, id: number): Promise<UnitRow> {
  const row = await findUnitRow(deps.db, id);
  if (!row) throw rowMissing();
  return row;
}

/** One unit with all that the desk knows of it. @throws Refused `not-found` */
export async function readDeskUnit(deps: Deps, id: number): Promise<DeskUnitDetail> {
  const now = deps.clock();
  const row = await rowOf(deps, id);
  return {
    ...wireUnit(row, now),
    project_name: row.projectName,
    hold: await holdOf(deps, row, now),
    asked: await countAsked(deps.db, id, now),
    booking: await bookingOf(deps, row, now),
    states: (await listUnitStates(deps.db, id)).map(({ at, state, by }) => ({ at: at.toISOString(), state, by })),
    prices: (await listUnitPrices(deps.db, id)).map(({ at, price, by }) => ({ at: at.toISOString(), price, by })),
    log: await listLog(deps.db, `unit:${id}`),
  };
}

async function addressOf(deps: Deps, id: number) {
  const { unit } = await rowOf(deps, id);
  return { slug: unit.project, number: unit.number };
}

/** Ends a hold, or sets a state by hand. @returns what happened. @throws Refused `not-found`, `conflict` */
export async function actOnUnit(
  deps: Deps,
  actor: Actor,
  id: number,
  { action, seen, hold_id: holdId }: { action: UnitAction; seen: UnitState; hold_id?: number },
): Promise<string> {
  const address = await addressOf(deps, id);
  const by = staffName(actor);
  const asked = { actor, seen };
  if (!unitActions(seen).includes(action)) {
    throw new Refused('conflict', forOperator('This does not go with the state of the unit.'));
  }
  if (action === 'release') await releaseUnit(deps, address, by, { ...asked, ...(holdId && { holdId }) });
  else await setStateByDesk(deps, address, { state: action, by }, asked);
  const state = action === 'release' ? 'available' : action;
  return `${address.number} is ${unitStateLabel(state, 'en').toLowerCase()}.`;
}

/** Ends the booking of a booked or sold unit. @returns what happened. @throws Refused `not-found`, `conflict` */
export async function endUnitBooking(deps: Deps, actor: Actor, id: number, seen: 'booked' | 'sold'): Promise<string> {
  const address = await addressOf(deps, id);
  const by = staffName(actor);
  if (seen === 'booked') await releaseUnit(deps, address, by, { actor, seen });
  else await setStateByDesk(deps, address, { state: 'available', by }, { actor, seen });
  return `${address.number} is available again.`;
}

const wrong = (field: string, because: string) =>
  new Refused('invalid', forOperator(because), { [field]: forOperator(because) });

/**
 * Sets the price of a unit as it is typed.
 * @param typed the price, and what it was on the screen
 * @returns what happened.
 * @throws Refused `not-found`, `invalid`, `conflict` where it costs something else by now.
 */
export async function priceUnit(
  deps: Deps,
  actor: Actor,
  id: number,
  { price: given, seen }: { price: string | number | null; seen: number | null },
): Promise<string> {
  let problem = '';
  const price = readUnitPrice(String(given ?? ON_REQUEST).trim(), (message) => {
    problem = message;
    return undefined;
  });
  if (price === undefined) throw wrong('price', problem);
  const address = await addressOf(deps, id);
  const set = await setPriceByDesk(deps, address, { price, by: staffName(actor), seen }, actor);
  return `${address.number}: ${price === null ? 'the price is on request' : formatPkr(price)}.${keptPriceSentence(set)}`;
}

/** What is typed when a deposit was paid. */
export interface Deposit {
  hold_id: number;
  deposit: string;
  reference: string;
}

/** Books a unit for who holds it. @returns what happened. @throws Refused `not-found`, `invalid`, `conflict` */
export async function bookUnitAtDesk(deps: Deps, actor: Actor, id: number, typed: Deposit): Promise<string> {
  const address = await addressOf(deps, id);
  const deposit = parsePrice(typed.deposit);
  if (!deposit.ok) throw wrong('deposit', deposit.because);
  const reference = typed.reference.trim();
  if (reference === '') throw wrong('reference', 'Name the transfer or the receipt.');
  const booked = { holdId: typed.hold_id, deposit: deposit.rupees, reference, by: staffName(actor) };
  const { price } = await bookUnit(deps, address, booked, actor);
  return `${address.number} is booked at ${formatPkr(price)}. Its buyer is told by mail.`;
}

const wireEntry = ({ entry, unit }: EntryRow, now: Date): DeskEntry => {
  const state = entryStateAt(entry, now);
  return {
    id: entry.id,
    place: entry.place,
    ticket: entry.ticket,
    state,
    name: entry.name,
    phone: entry.phone,
    email: entry.email,
    joined_at: (entry.joinedAt ?? entry.askedAt).toISOString(),
    call_until: state === 'called' ? (entry.callUntil?.toISOString() ?? null) : null,
    unit,
  };
};

/** A page of the people in the launch of a project; none where it has no launch. @throws Refused `invalid` */
export async function readDeskEntries(
  deps: Deps,
  query: PageQuery & { project: string; state?: EntryState | undefined },
): Promise<DeskPage<DeskEntry>> {
  const now = deps.clock();
  const launch = await findLaunch(deps.db, query.project);
  const wanted = { launchId: launch?.id ?? 0, state: query.state };
  return readPage(deps, `entries ${wanted.launchId}`, query, {
    rows: (page) => listEntryPage(deps.db, wanted, page, now),
    count: () => countEntries(deps.db, wanted, now),
    placeOf: placeOfEntry,
    wire: (rows) => rows.map((row) => wireEntry(row, now)),
  });
}

/** The launch of a project, where there is or was one. @throws Refused `not-found` */
export async function readDeskLaunch(
  deps: Deps,
  slug: string,
): Promise<{ id: string; name: string; launch: Launch | null }> {
  const project = await findStoredProject(deps.db, slug);
  if (!project) throw rowMissing();
  const launch = (await findLaunch(deps.db, slug)) ? await readLaunch(deps, slug) : null;
  return { id: slug, name: project.name, launch };
}

/** When a launch shall be. */
export interface LaunchDay {
  opens_at: string;
  window_minutes: number;
  at_once: number;
  hours: number;
  seen: LaunchSeen | null;
}

/** Sets a launch, or changes it. @returns what happened. @throws Refused `not-found`, `invalid`, `conflict` */
export async function setDeskLaunch(deps: Deps, actor: Actor, slug: string, day: LaunchDay): Promise<string> {
  const opensAt = new Date(day.opens_at);
  const wrongDay = wrongOpening(opensAt, deps.clock());
  if (wrongDay) throw wrong('opens_at', wrongDay);
  const plan = {
    opensAt,
    windowMinutes: day.window_minutes,
    atOnce: day.at_once,
    hours: day.hours,
    by: staffName(actor),
    seen: day.seen,
  };
  await setLaunch(deps, slug, plan, actor);
  return `The launch opens on ${fullMoment(opensAt, 'en')}. Until its end, units are held in turn only.`;
}

/** Opens a launch now, or ends it. @returns what happened. @throws Refused `not-found`, `conflict` */
export async function actOnLaunch(deps: Deps, actor: Actor, slug: string, action: 'open' | 'end'): Promise<string> {
  const by = staffName(actor);
  if (action === 'open') {
    await openLaunch(deps, slug, by, actor);
    return 'The launch is open: the lot is drawn, and the first are called.';
  }
  await endLaunch(deps, slug, by, actor);
  return 'The launch is over. Units are held as usual again.';
}
