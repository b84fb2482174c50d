import { parseDecimal } from '@karachi-estates/domain/digits';
import { FACINGS, isFacing } from '@karachi-estates/domain/projects/states';
import { DEFAULT_MARLA, decimalToSqft } from '@karachi-estates/domain/properties/dimension';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { LISTING_LIMITS } from '@karachi-estates/domain/properties/rules';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { type CsvError, parse } from 'csv-parse/sync';
import type { ImportedUnit } from './projects.store.ts';

/** The columns of a unit file. The names stand in its first line, in any order. */
export const UNIT_COLUMNS = [
  'number',
  'building',
  'floor',
  'type',
  'facing',
  'covered_area',
  'gross_area',
  'area_unit',
  'price',
  'state',
] as const;
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

/** What is wrong with a line, and what to do. Line 1 is the names of the columns. */
export interface UnitProblem {
  line: number;
  column: UnitColumn | '';
  message: string;
}

/** What a file may refer to. */
export interface UnitLayout {
  buildings: readonly { id: string; floors: readonly { number: number }[] }[];
  types: readonly { id: string; bedrooms: number }[];
}

/** A unit with the line that says it. */
export interface ReadUnit extends ImportedUnit {
  line: number;
}

export interface ReadUnitFile {
  units: ReadUnit[];
  problems: UnitProblem[];
}

/** More than any project of the city has; a file beyond it is another file. */
const MOST_UNITS = 5_000;
const NUMBER = /^[A-Z0-9][A-Z0-9-]{0,19}$/;
const AREA_UNIT_WORDS = ['sq ft', 'sq yd', 'sq m'] as const;
/** A unit is neither smaller nor larger, in square feet: beyond it the unit of the area is mistaken. */
const LEAST_SQFT = { home: 100, shop: 30 } as const;
const MOST_SQFT = 50_000;
const STATES = ['available', 'sold', 'not_for_sale'] as const;
/** A lakh: a smaller number is crores or lakhs without their word. Whole rupees. */
const LEAST_PRICE = 100_000;
/** What stands in the place of a price that is told on request. */
export const ON_REQUEST = 'on request';

const listed = (words: readonly (string | number)[]) => words.join(', ');

/** The table of a file with the line of each row, or why it has none. */
function tableOf(bytes: Buffer): { rows: { cells: string[]; line: number }[] } | { problem: UnitProblem } {
  const wrong = (line: number, message: string) => ({ problem: { line, column: '' as const, message } });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong(1, 'The file is not in UTF-8. Save it as “CSV UTF-8”.');
  }
  if (text.includes('\0')) return wrong(1, 'The file is no text. Save the table as CSV.');
  if (text.trim() === '')
    return wrong(1, `The file is empty. Its first line names the columns: ${listed(UNIT_COLUMNS)}.`);
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 64 * 1024,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return { rows: rows.map(({ record, info }) => ({ cells: record, line: info.lines })) };
  } catch (error) {
    const { lines = 1, code = '' } = error as CsvError & { lines?: number };
    return wrong(lines, `This is no CSV (${code}). Look for a quotation mark that does not close.`);
  }
}

/** What is wrong with the names of the columns. */
function headingProblems(headings: readonly string[]): UnitProblem[] {
  const problems: UnitProblem[] = [];
  const say = (message: string) => problems.push({ line: 1, column: '', message });
  for (const column of UNIT_COLUMNS) {
    const times = headings.filter((heading) => heading === column).length;
    if (times === 0) say(`The column “${column}” is missing. Add it.`);
    if (times > 1) say(`The column “${column}” stands there twice. Keep one.`);
  }
  for (const heading of headings) {
    if ((UNIT_COLUMNS as readonly string[]).includes(heading)) continue;
    say(`The column “${heading}” is not known. Remove it, or name it as one of: ${listed(UNIT_COLUMNS)}.`);
  }
  return problems;
}

type Say = (column: UnitColumn, message: string) => undefined;
type Cells = Record<UnitColumn, string>;

function readNumber(cells: Cells, say: Say): string | undefined {
  const number = cells.number.toUpperCase();
  if (number === '') return say('number', 'The number is missing. Write it as it is on the door.');
  if (NUMBER.test(number)) return number;
  return say('number', 'A number has up to 20 letters, digits and hyphens, as A-1204. Write it like that.');
}

function readFloor(cells: Cells, layout: UnitLayout, say: Say): { building: string; floor: number } | undefined {
  const building = layout.buildings.find(({ id }) => id === cells.building);
  const known = listed(layout.buildings.map(({ id }) => id));
  if (cells.building === '') say('building', `The building is missing. Write one of: ${known}.`);
  else if (!building) say('building', `The project has no building “${cells.building}”. Write one of: ${known}.`);
  if (cells.floor === '') return say('floor', 'The floor is missing. Write its number, 0 for the ground floor.');
  if (!/^-?\d{1,3}$/.test(cells.floor)) {
    return say('floor', `“${cells.floor}” is no floor. Write a whole number, 0 for the ground floor.`);
  }
  const floor = Number(cells.floor);
  if (!building) return undefined;
  if (!building.floors.some(({ number }) => number === floor)) {
    const floors = listed(building.floors.map(({ number }) => number));
    return say('floor', `The building ${building.id} has no floor ${floor}. Write one of: ${floors}.`);
  }
  return { building: building.id, floor };
}

/** One of a few words. */
function readChoice<Choice extends string>(
  { column, text }: { column: UnitColumn; text: string },
  choices: readonly Choice[],
  say: Say,
): Choice | undefined {
  if (text === '') return say(column, `This is missing. Write one of: ${listed(choices)}.`);
  const choice = choices.find((each) => each === text.toLowerCase());
  return choice ?? say(column, `“${text}” is not known. Write one of: ${listed(choices)}.`);
}

function readAreaUnit(cells: Cells, say: Say): (typeof AREA_UNIT_WORDS)[number] | undefined {
  if (/^(marla|kanal)s?$/i.test(cells.area_unit)) {
    return say('area_unit', 'Marla and kanal measure land, by more than one standard. Write the areas in sq ft.');
  }
  return readChoice({ column: 'area_unit', text: cells.area_unit }, AREA_UNIT_WORDS, say);
}

/** An area in square feet; undefined also where its unit is not known, which is said elsewhere. */
function readArea(
  column: 'covered_area' | 'gross_area',
  cells: Cells,
  { unit, least }: { unit: (typeof AREA_UNIT_WORDS)[number] | undefined; least: number },
  say: Say,
): number | undefined {
  const text = cells[column];
  if (text === '') return say(column, 'The area is missing. Write a number; its unit stands in area_unit.');
  if (text.startsWith('-')) return say(column, 'An area cannot be negative. Write a number above 0.');
  if (/[a-z]/i.test(text))
    return say(column, `Write only the number here, not “${text}”; its unit stands in area_unit.`);
  const decimal = parseDecimal(text);
  if (decimal === undefined) return say(column, `“${text}” is no number. Write it as 1850 or 1850.5.`);
  if (decimal.digits === 0n) return say(column, 'An area cannot be 0. Write how large it is.');
  if (unit === undefined) return undefined;
  const sqft = decimalToSqft(decimal, unit, DEFAULT_MARLA);
  if (sqft < least) {
    return say(column, `${text} ${unit} is too small for this type. Look whether area_unit is right.`);
  }
  if (sqft > MOST_SQFT) return say(column, `${text} ${unit} is too large for a unit. Look whether area_unit is right.`);
  return sqft;
}

/** Whole rupees, null for 'on request', undefined where it is wrong. */
export function readUnitPrice(text: string, say: (message: string) => undefined): number | null | undefined {
  if (text === '') return say(`The price is missing. Write it in rupees, as 4.5 crore, or “${ON_REQUEST}”.`);
  if (text.toLowerCase() === ON_REQUEST) return null;
  const price = parsePrice(text);
  if (!price.ok) {
    const forms = `4.5 crore or 45,000,000, or “${ON_REQUEST}”`;
    // That sentence lists forms of its own.
    if (price.code === 'PRICE_NOT_UNDERSTOOD') return say(`Write the price as ${forms}.`);
    return say(`${price.because} Write it as ${forms}.`);
  }
  const { priceMax } = LISTING_LIMITS;
  if (price.rupees >= LEAST_PRICE && price.rupees <= priceMax) return price.rupees;
  return say(
    `A unit costs from ${formatPkr(LEAST_PRICE)} to ${formatPkr(priceMax)}. Look whether “lakh” or “crore” is right.`,
  );
}

function readState(cells: Cells, say: Say): (typeof STATES)[number] | undefined {
  const state = cells.state.toLowerCase().replaceAll(' ', '_');
  if (state === 'held' || state === 'booked') {
    return say('state', `A file cannot make a unit ${state}: a buyer holds it and the desk books it. Write available.`);
  }
  return readChoice({ column: 'state', text: state }, STATES, say);
}

function readRow(cells: Cells, layout: UnitLayout, say: Say): ImportedUnit | undefined {
  const number = readNumber(cells, say);
  const place = readFloor(cells, layout, say);
  const type = readChoice(
    { column: 'type', text: cells.type },
    layout.types.map(({ id }) => id),
    say,
  );
  const facing = readChoice({ column: 'facing', text: cells.facing }, FACINGS, say);
  const areaUnit = readAreaUnit(cells, say);
  const hasRooms = layout.types.find(({ id }) => id === type)?.bedrooms !== 0;
  const measure = { unit: areaUnit, least: hasRooms ? LEAST_SQFT.home : LEAST_SQFT.shop };
  const coveredSqFt = readArea('covered_area', cells, measure, say);
  const grossSqFt = readArea('gross_area', cells, measure, say);
  if (coveredSqFt !== undefined && grossSqFt !== undefined && grossSqFt < coveredSqFt) {
    say('gross_area', 'The gross area is smaller than the covered area. Look whether the two are exchanged.');
  }
  const price = readUnitPrice(cells.price, (message) => say('price', message));
  const state = readState(cells, say);
  if (!number || !place || !type || !isFacing(facing) || !areaUnit || !coveredSqFt || !grossSqFt) return undefined;
  if (price === undefined || !state) return undefined;
  return { number, ...place, type, facing, coveredSqFt, grossSqFt, areaUnit, price, state };
}

/**
 * Reads the units of a project from a CSV file. All that is wrong is said at once, by line and column, with what to do.
 * @param layout the buildings, floors and types that the project has.
 */
export function readUnitFile(bytes: Buffer, layout: UnitLayout): ReadUnitFile {
  const table = tableOf(bytes);
  if ('problem' in table) return { units: [], problems: [table.problem] };
  const [first, ...rows] = table.rows;
  const headings = (first?.cells ?? []).map((heading) => heading.toLowerCase());
  const problems = headingProblems(headings);
  if (problems.length > 0) return { units: [], problems };
  if (rows.length === 0)
    problems.push({ line: 1, column: '', message: 'There are no units below the columns. Add them.' });
  if (rows.length > MOST_UNITS) {
    const message = `There are more than ${MOST_UNITS} units. Look whether this is the right file.`;
    return { units: [], problems: [{ line: rows[MOST_UNITS]?.line ?? 1, column: '', message }] };
  }
  const units: ReadUnit[] = [];
  const lineOf = new Map<string, number>();
  for (const { cells, line } of rows) {
    const before = problems.length;
    const say: Say = (column, message) => void problems.push({ line, column, message });
    if (cells.length !== headings.length) {
      const message = `This line has ${cells.length} cells and not ${headings.length}. Look for a comma too many or too few; put cells with commas in quotation marks.`;
      problems.push({ line, column: '', message });
      continue;
    }
    const named = Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])) as Cells;
    const control = UNIT_COLUMNS.find((column) => /\p{Cc}/u.test(named[column]));
    if (control) {
      say(control, 'This cell holds a character that cannot be typed, or a line break. Write it again.');
      continue;
    }
    const unit = readRow(named, layout, say);
    const number = named.number.toUpperCase();
    const earlier = lineOf.get(number);
    if (number !== '' && earlier !== undefined) {
      say('number', `${number} stands in line ${earlier} already. Give each unit its own number.`);
    }
    lineOf.set(number, earlier ?? line);
    if (unit && problems.length === before) units.push({ ...unit, line });
  }
  return { units, problems };
}
