import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { fullMoment } from '@karachi-estates/domain/day';
import { isDay } from '@karachi-estates/domain/projects/days';
import { entryStateAt, LAUNCH_HOURS, LAUNCH_WINDOW_MINUTES } from '@karachi-estates/domain/projects/launches';
import { stateAt, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { TERMINAL } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { offerVisits } from '../desk/visits.actions.ts';
import type { Table } from '../plugins/csv.ts';
import { listOpenHolds } from '../projects/holds.store.ts';
import { endLaunch, readProtocol, setLaunch } from '../projects/launches.actions.ts';
import { findLaunch, listEntries } from '../projects/launches.store.ts';
import {
  bookUnit,
  DESK_STATES,
  importUnits,
  keptPriceSentence,
  releaseUnit,
  saveProject,
  setPriceByDesk,
  setStateByDesk,
} from '../projects/operator.actions.ts';
import { byNumber, listProjectCards, listUnitsOf, type StoredProject } from '../projects/projects.store.ts';
import { dayText } from '../projects/schedules.actions.ts';
import { readUnitPrice, type UnitProblem } from '../projects/unitFile.actions.ts';
import { listVisits } from '../projects/visits.store.ts';
import { idOf } from './incidents.ts';
import { UsageProblem } from './table.ts';

/** What a command of a project gets from the command line. */
export interface ProjectWords {
  verb: string;
  slug: string | undefined;
  /** What follows the slug: a unit's number, then a state or a price. */
  rest: string[];
  /** The file that the command names. */
  upload: Buffer | undefined;
  dryRun: boolean;
  /** Of `import`: the file's prices and states are taken also where the desk has set others. */
  overwrite: boolean;
  hold: string | undefined;
  deposit: string | undefined;
  by: string | undefined;
  /**
   * Of `offer`: when the first visit begins, in Karachi, and how long, how many and for how many people. Of `launch`:
   * the opening, the minutes of a turn, the places of people who choose at once, and the hours until its end.
   */
  offer: Record<'from' | 'minutes' | 'count' | 'places' | 'hours', string | undefined>;
}

/** What a command says: a text, a table, or a text that means failure. */
export type ProjectAnswer = { ok: boolean; text: string } | { table: Table };

const done = (text: string): ProjectAnswer => ({ ok: true, text });

function need(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new UsageProblem(`Say ${what}.`);
  return value.trim();
}

/** What of a project's file was not taken, because people at the desk write it. */
function keptAtDesk({ progressAtDesk, approvalsAtDesk }: StoredProject): string[] {
  const kept = [...(progressAtDesk ? ['progress'] : []), ...(approvalsAtDesk ? ['approvals'] : [])].join(' and ');
  return kept === ''
    ? []
    : [`Not taken from the file: ${kept}, written at the desk by now and kept as it stands there.`];
}

async function projectsTable(deps: Deps): Promise<Table> {
  const cards = await listProjectCards(deps.db, deps.clock(), 'en');
  return {
    headings: ['slug', 'name', 'available', 'held', 'booked', 'sold', 'not for sale', 'sample'],
    rows: cards.map(({ slug, name, counts, isSample }) => [
      slug,
      name,
      ...[counts.available, counts.held, counts.booked, counts.sold, counts.not_for_sale].map(String),
      isSample ? 'yes' : '',
    ]),
  };
}

async function unitsTable(deps: Deps, slug: string): Promise<Table> {
  const now = deps.clock();
  const units = (await listUnitsOf(deps.db, slug)).sort(byNumber);
  return {
    headings: ['number', 'building', 'floor', 'type', 'facing', 'gross sq ft', 'price', 'state', 'held until'],
    rows: units.map((unit) => {
      const { state, heldUntil } = stateAt(unit, now);
      return [
        unit.number,
        unit.building,
        String(unit.floor),
        unit.type,
        unit.facing,
        String(unit.grossSqFt),
        unit.price === null ? 'on request' : formatPkr(unit.price),
        unitStateLabel(state, 'en'),
        heldUntil?.toISOString() ?? '',
      ];
    }),
  };
}

async function holdsTable(deps: Deps, slug: string): Promise<Table> {
  const holds = await listOpenHolds(deps.db, slug);
  return {
    headings: ['hold', 'unit', 'state', 'price', 'until', 'name', 'phone', 'email'],
    rows: holds.map(({ hold, unit }) => [
      String(hold.id),
      unit.number,
      hold.state,
      hold.price === null ? '' : formatPkr(hold.price),
      (hold.heldUntil ?? hold.linkUntil).toISOString(),
      hold.name,
      formatPhone(hold.phone),
      hold.email,
    ]),
  };
}

async function visitsTable(deps: Deps, slug: string): Promise<Table> {
  const visits = await listVisits(deps.db, slug, deps.clock());
  return {
    headings: ['when', 'unit', 'name', 'phone', 'email'],
    rows: visits.map(({ visit, slot, unit }) => [
      fullMoment(slot.startsAt, 'en'),
      unit ?? '',
      visit.name,
      formatPhone(visit.phone),
      visit.email,
    ]),
  };
}

function countOf(text: string | undefined, what: string, { least, most }: { least: number; most: number }): number {
  const count = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new UsageProblem(`Say ${what}, from ${least} to ${most}.`);
}

/** A moment in Karachi as it is typed. */
function momentOf(text: string | undefined): Date {
  const day = /^(\d{4}-\d{2}-\d{2})[ T](([01]\d|2[0-3]):[0-5]\d)$/.exec(text ?? '');
  if (!day?.[1] || !isDay(day[1])) throw new UsageProblem('Say when, in Karachi: --from "2026-12-05 15:00".');
  return new Date(`${day[1]}T${day[2]}:00+05:00`);
}

/** Who is in the launch of a project, in the order of the places. */
async function launchTable(deps: Deps, slug: string): Promise<Table> {
  const launch = await findLaunch(deps.db, slug);
  const entries = launch ? await listEntries(deps.db, launch.id) : [];
  const now = deps.clock();
  return {
    headings: ['place', 'ticket', 'state', 'name', 'phone', 'email'],
    rows: entries.map((entry) => [
      entry.place === null ? '' : String(entry.place),
      entry.ticket,
      entryStateAt(entry, now),
      entry.name,
      formatPhone(entry.phone),
      entry.email,
    ]),
  };
}

async function runLaunch(deps: Deps, slug: string, { offer, by }: ProjectWords): Promise<ProjectAnswer> {
  if (offer.from === undefined) return { table: await launchTable(deps, slug) };
  const opensAt = momentOf(offer.from);
  const turn = { least: 1, most: 1_440 };
  const windowMinutes = countOf(offer.minutes ?? String(LAUNCH_WINDOW_MINUTES), 'minutes of a turn: --minutes', turn);
  const atOnce = countOf(offer.places ?? '1', 'how many choose at once: --places', { least: 1, most: 1_000 });
  const hours = countOf(offer.hours ?? String(LAUNCH_HOURS), 'hours until its end: --hours', { least: 1, most: 720 });
  const plan = { opensAt, windowMinutes, atOnce, hours, by: need(by, 'who does it: --by NAME') };
  const { seedHash } = await setLaunch(deps, slug, plan);
  return done(`The launch opens on ${fullMoment(opensAt, 'en')}. The seed of its lot has the SHA-256 ${seedHash}.`);
}

async function runLaunchEnd(deps: Deps, slug: string, { by }: ProjectWords): Promise<ProjectAnswer> {
  await endLaunch(deps, slug, need(by, 'who does it: --by NAME'));
  const { tickets } = await readProtocol(deps, slug);
  return done(`The launch is over, with ${tickets.length} tickets. Units are held as usual again.`);
}

async function runOffer(deps: Deps, slug: string, { offer, by }: ProjectWords): Promise<ProjectAnswer> {
  const from = momentOf(offer.from);
  const minutes = countOf(offer.minutes ?? '30', 'how long one visit takes: --minutes', { least: 5, most: 600 });
  const count = countOf(offer.count ?? '1', 'how many visits in a row: --count', { least: 1, most: 100 });
  const places = countOf(offer.places ?? '1', 'for how many people each: --places', { least: 0, most: 1000 });
  return done(await offerVisits(deps, TERMINAL, slug, { from: from.toISOString(), minutes, count, places }, by));
}

const lineOf = ({ line, column, message }: UnitProblem) => `line ${line}${column && `, ${column}`}: ${message}`;

async function runImport(deps: Deps, slug: string, words: ProjectWords): Promise<ProjectAnswer> {
  const { upload, dryRun, overwrite, by } = words;
  if (!upload) throw new UsageProblem('Name the file of units.');
  const { problems, kept, ...read } = await importUnits(deps, slug, upload, { dryRun, overwrite, by }, TERMINAL);
  if (problems.length > 0) {
    const summary = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was changed.`;
    return { ok: false, text: [...problems.map(lineOf), summary].join('\n') };
  }
  const { added, changed, unchanged, left } = read;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged`;
  const rest = left > 0 ? `; ${left} units that the file does not name stay as they are` : '';
  const summary = `${dryRun ? 'An import would do this: ' : ''}${counts}${rest}.`;
  return done([...kept.map(lineOf), summary].join('\n'));
}

function rupeesOf(text: string): number {
  const price = parsePrice(text);
  if (!price.ok) throw new UsageProblem(price.because);
  return price.rupees;
}

/** A price of a unit as it is typed; null is on request. */
function priceOf(text: string): number | null {
  let problem = '';
  const price = readUnitPrice(text, (message) => {
    problem = message;
    return undefined;
  });
  if (price === undefined) throw new UsageProblem(problem);
  return price;
}

async function runUnit(deps: Deps, slug: string, words: ProjectWords): Promise<ProjectAnswer> {
  const number = need(words.rest[0], 'which unit, by its number');
  const by = need(words.by, 'who does it: --by NAME');
  const unit = { slug, number };
  const name = number.toUpperCase();
  if (words.verb === 'release') {
    await releaseUnit(deps, unit, by);
    return done(`${name} is available again.`);
  }
  if (words.verb === 'price') {
    const set = await setPriceByDesk(deps, unit, { price: priceOf(words.rest.slice(1).join(' ')), by });
    const { price } = set;
    return done(
      `${name} costs ${price === null ? 'what is agreed on request' : formatPkr(price)}.${keptPriceSentence(set)}`,
    );
  }
  if (words.verb === 'state') {
    const state = DESK_STATES.find((each) => each === words.rest[1]);
    if (!state) throw new UsageProblem(`Say which state: ${DESK_STATES.join(', ')}.`);
    await setStateByDesk(deps, unit, { state, by });
    return done(`${name} is ${unitStateLabel(state, 'en').toLowerCase()}.`);
  }
  const deposit = rupeesOf(need(words.deposit, 'how much was paid: --deposit PKR'));
  const booking = await bookUnit(deps, unit, { holdId: idOf(words.hold), deposit, by });
  const last = booking.schedule.at(-1);
  const until = last ? `; the last of ${booking.schedule.length} payments is due on ${dayText(last.due)}` : '';
  return done(`${name} is booked at ${formatPkr(booking.price)}${until}.`);
}

const UNIT_VERBS = ['book', 'release', 'state', 'price'];

/** `project …` @throws UsageProblem */
export async function runProject(deps: Deps, words: ProjectWords): Promise<ProjectAnswer> {
  const { verb } = words;
  if (verb === 'list') return { table: await projectsTable(deps) };
  const slug = need(words.slug, 'which project, by its slug');
  if (verb === 'units') return { table: await unitsTable(deps, slug) };
  if (verb === 'holds') return { table: await holdsTable(deps, slug) };
  if (verb === 'visits') return { table: await visitsTable(deps, slug) };
  if (verb === 'offer') return runOffer(deps, slug, words);
  if (verb === 'launch') return runLaunch(deps, slug, words);
  if (verb === 'launch-end') return runLaunchEnd(deps, slug, words);
  if (verb === 'import') return runImport(deps, slug, words);
  if (verb === 'save') {
    if (!words.upload) throw new UsageProblem('Name the file of the project.');
    const saved = await saveProject(deps, slug, words.upload.toString('utf8'));
    const units = `Its units come with: project import ${slug} FILE.csv`;
    return done([`${saved.name} is saved.`, ...keptAtDesk(saved), units].join(' '));
  }
  if (UNIT_VERBS.includes(verb)) return runUnit(deps, slug, words);
  throw new UsageProblem(`There is no “project ${verb}”.`);
}
