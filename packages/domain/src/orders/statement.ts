import { westernDigits } from '../digits.ts';
import { visibleText } from '../visibleText.ts';
import { referencesIn } from './reference.ts';

/** How a bank writes the days of its statements. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What a statement may have of each line. */
export const STATEMENT_COLUMNS = [
  'date',
  'description',
  'amount',
  'side',
  'credit',
  'debit',
  'transaction',
  'payer',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Which columns of a bank's file mean what, by their headings in small letters. */
export interface StatementLayout {
  delimiter: string;
  dates: DateOrder;
  columns: Partial<Record<StatementColumn, string>>;
}

/** Money that came in, as a statement has it. */
export interface StatementLine {
  /** The line of the file, counted from 1. */
  line: number;
  /** 2026-11-03 */
  date: string;
  /** In paisa. */
  amount: number;
  description: string;
  /** The bank's number of the transfer; empty where the file has none. */
  transaction: string;
  /** Who paid, as the bank says; empty where the file does not. */
  payer: string;
}

/** What is known of a file before it is read. */
export interface KnownLayout {
  /** Columns that a person named for this file. */
  columns?: StatementLayout['columns'];
  /** As the bank's last file was read: another file may have other headings. */
  last?: StatementLayout | undefined;
}

export type StatementReading =
  | { ok: true; layout: StatementLayout; lines: StatementLine[]; outgoing: number }
  | { ok: false; fault: string };

/** The most lines of one file: a year of a busy account. */
export const MOST_STATEMENT_LINES = 50_000;
const MOST_CELL = 2_000;
/** Name, address and number of the account may stand above the headings. */
const HEAD_ROWS = 30;
/** Banks value a transfer some days ahead, over a long holiday at most. What is later was read wrongly. */
const MOST_DAYS_AHEAD = 10;

const KNOWN: Record<StatementColumn, readonly string[]> = {
  date: ['date', 'transaction date', 'value date', 'posting date', 'booking date', 'txn date'],
  description: ['description', 'narration', 'particulars', 'details', 'remarks', 'transaction details'],
  amount: ['amount', 'transaction amount', 'amount (pkr)'],
  side: [
    ...['dr/cr', 'cr/dr', 'dr / cr', 'cr / dr', 'dr cr', 'cr dr', 'drcr', 'crdr', 'dr/cr indicator', 'cr/dr indicator'],
    ...['d/c', 'c/d', 'd / c', 'c / d', 'dc', 'debit/credit', 'credit/debit', 'debit / credit', 'credit / debit'],
    ...['in/out', 'direction'],
  ],
  credit: ['credit', 'deposit', 'deposits', 'credit amount', 'money in', 'credit (pkr)'],
  debit: ['debit', 'withdrawal', 'withdrawals', 'debit amount', 'money out', 'debit (pkr)'],
  payer: ['payer', 'payer name', 'sender', 'sender name', 'remitter', 'from account title'],
  transaction: ['transaction id', 'transaction no', 'reference', 'reference no', 'ref no', 'tid', 'stan'],
};

/** Some banks write under these whether money came in, others how it was sent: the lines tell. */
const MAYBE_SIDE: readonly string[] = ['type', 'transaction type', 'txn type', 'trans type', 'tran type'];
const OUT: readonly string[] = [
  'd',
  'dr',
  'debit',
  'debited',
  'withdrawal',
  'out',
  'outgoing',
  'money out',
  'paid out',
];
const IN: readonly string[] = ['c', 'cr', 'credit', 'credited', 'deposit', 'in', 'incoming', 'money in', 'paid in'];

type Row = { line: number; cells: string[] };

class Fault extends Error {}

/** Cells of a file by the rules of RFC 4180. */
function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, startedAt]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== ''))
      rows.push({ line: startedAt, cells: cells.map((each) => each.trim()) });
    [cells, cell] = [[], ''];
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (character === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(place + 1) === '\n') continue;
      endRow();
      startedAt = line;
    } else cell += character;
    if (cell.length > MOST_CELL) throw new Fault(`Line ${startedAt} has a cell of more than ${MOST_CELL} characters.`);
    if (rows.length > MOST_STATEMENT_LINES)
      throw new Fault(`More than ${MOST_STATEMENT_LINES} lines. Import it in parts.`);
  }
  if (isQuoted) throw new Fault(`Line ${startedAt} opens a quotation mark that is never closed.`);
  endRow();
  return rows;
}

type Columns = StatementLayout['columns'];
const entriesOf = (columns: Columns) => Object.entries(columns) as [StatementColumn, string][];

/** What the last file had and nobody says otherwise: a heading that is named now means that only. */
function keptOf({ columns: named = {}, last }: KnownLayout): Columns {
  const isMoney = (column: StatementColumn) => column === 'credit' || column === 'debit';
  const taken = Object.values(named);
  return Object.fromEntries(
    entriesOf(last?.columns ?? {}).filter(
      ([column, heading]) => !(taken.includes(heading) || (named.amount !== undefined && isMoney(column))),
    ),
  );
}

/** The place of each column in a row of headings; undefined where the row has none of a statement. */
function placesIn(cells: readonly string[], known: KnownLayout) {
  const headings = cells.map((cell) => cell.toLowerCase().replace(/\s+/g, ' '));
  const kept = keptOf(known);
  const places: Partial<Record<StatementColumn, number>> = {};
  for (const column of STATEMENT_COLUMNS) {
    const named = known.columns?.[column];
    const before = kept[column] === undefined ? [] : [[kept[column]]];
    const found = (named === undefined ? [...before, KNOWN[column]] : [[named]])
      .map((names) => headings.findIndex((heading) => names.includes(heading)))
      .find((place) => place >= 0);
    if (found !== undefined) places[column] = found;
  }
  const hasMoney = places.amount !== undefined || places.credit !== undefined;
  return places.date !== undefined && hasMoney ? { places, headings } : undefined;
}

type Head = NonNullable<ReturnType<typeof placesIn>> & { at: number };

/** The row of headings; undefined where there is none. */
function headIn(rows: readonly Row[], known: KnownLayout): Head | undefined {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const found = placesIn(cells, known);
    if (found) return { ...found, at };
  }
  return undefined;
}

/** What may stand between two cells, likeliest first. */
function delimitersOf(text: string): string[] {
  const head = text.split('\n', HEAD_ROWS).join('\n');
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: head.split(each).length }));
  return counted.sort((one, other) => other.count - one.count).map(({ each }) => each);
}

/**
 * The delimiter whose rows have the headings of a statement: amounts with commas make the comma frequent in files that
 * have another one. Where none does, the most frequent one says what is wrong with the file.
 */
function delimiterOf(text: string, known: KnownLayout): string {
  const likely = [...(known.last ? [known.last.delimiter] : []), ...delimitersOf(text)];
  const fits = (delimiter: string) => {
    try {
      return headIn(rowsOf(text, delimiter), known) !== undefined;
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  };
  return likely.find(fits) ?? delimitersOf(text)[0] ?? ',';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Day = { parts: [number, number, number]; hasName: boolean; isYearFirst: boolean };

function dayOf(text: string): Day | undefined {
  const [, first, second, third] =
    /^(\d{1,4})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ](\d{2,4})(?:[ T,].*)?$/.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const month = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  const hasName = /^[A-Za-z]/.test(second);
  if (hasName && month === 0) return undefined;
  return {
    parts: [Number(first), hasName ? month : Number(second), Number(third)],
    hasName,
    isYearFirst: first.length === 4,
  };
}

/**
 * How days are written, from all of them, else as in the bank's last file: Pakistan's banks write the day first where
 * nothing says otherwise.
 */
function orderOf(days: readonly Day[], last: DateOrder | undefined): DateOrder {
  if (days.some(({ isYearFirst }) => isYearFirst)) return 'ymd';
  const numbers = days.filter(({ hasName }) => !hasName);
  if (numbers.some(({ parts }) => parts[1] > 12)) return 'mdy';
  return last === 'mdy' && !numbers.some(({ parts }) => parts[0] > 12) ? 'mdy' : 'dmy';
}

/** Year, month and day, in whatever order they stand; a month that is named stands between the others. */
function inOrder({ parts: [first, second, third], hasName, isYearFirst }: Day, dates: DateOrder) {
  if (isYearFirst || dates === 'ymd') return { year: first, month: second, day: third };
  if (hasName || dates === 'dmy') return { year: third, month: second, day: first };
  return { year: third, month: first, day: second };
}

function isoOf(written: Day, dates: DateOrder): string | undefined {
  const { year, month, day } = inOrder(written, dates);
  const full = year < 100 ? 2_000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isDay = full >= 2_000 && full < 2_100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * An amount as banks write it, in paisa: '3,000.00', '3.000,00', '(500)', 'PKR 3,000', '3000 Cr'. What goes out is less
 * than 0. undefined for anything else, a formula as well.
 */
export function readAmount(text: string): number | undefined {
  const [, open, sign, digits, side, close] =
    /^(\()?\s*(?:PKR|Rs\.?)?\s*([-+])?\s*(?:PKR|Rs\.?)?\s*(\d[\d.,' ]*?)\s*(?:\/-)?\s*(cr|dr)?\.?\s*(\))?$/i.exec(
      text.trim(),
    ) ?? [];
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const plain = digits.replace(/[' ]/g, '');
  // Two digits after the last mark are paisa, three are thousands.
  const [, whole = '', paisa = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const groups = whole.split(/[.,]/);
  const [first = '', ...others] = groups;
  const isGrouped = others.every((group) => /^\d{2,3}$/.test(group)) && others.at(-1)?.length === 3;
  // Before a mark of thousands stand three digits at most: '3000.000' may be three thousand.
  if (others.length > 0 ? !isGrouped || !/^\d{1,3}$/.test(first) : !/^\d+$/.test(first)) return undefined;
  const amount = Number(groups.join('')) * 100 + Number(paisa.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  const isOut = open !== undefined || sign === '-' || side?.toLowerCase() === 'dr';
  return isOut && amount !== 0 ? -amount : amount;
}

/** What a cell says about the side of its line; undefined where it says anything else. */
function sideOf(text: string): 'in' | 'out' | undefined {
  const word = text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (OUT.includes(word)) return 'out';
  return IN.includes(word) ? 'in' : undefined;
}

/** The column of a name that may mean the side, where a line says one there. */
function placeOfSide(headings: readonly string[], rows: readonly Row[]): number | undefined {
  const place = headings.findIndex(
    (heading, index) => MAYBE_SIDE.includes(heading) && rows.some(({ cells }) => sideOf(cells[index] ?? '')),
  );
  return place < 0 ? undefined : place;
}

/** An amount with the sign that its side gives it. An amount that has a sign of its own may not contradict it. */
function withSide(row: Row, amount: number, text: string): number {
  const side = sideOf(text);
  if (amount === 0) return amount;
  if (!side) throw new Fault(`Line ${row.line}: “${text.slice(0, 40)}” says neither that money came in nor went out.`);
  if (side === 'in' && amount < 0) throw new Fault(`Line ${row.line}: the credit is less than 0.`);
  return side === 'in' ? amount : -Math.abs(amount);
}

function moneyOf(row: Row, places: Partial<Record<StatementColumn, number>>): number | undefined {
  const cell = (column: StatementColumn) => row.cells[places[column] ?? -1] ?? '';
  const read = (column: StatementColumn) => {
    const text = cell(column);
    if (text === '' || text === '-') return 0;
    const amount = readAmount(text);
    if (amount === undefined) throw new Fault(`Line ${row.line}: “${text.slice(0, 40)}” is no amount.`);
    return amount;
  };
  const sided = (amount: number) => (places.side === undefined ? amount : withSide(row, amount, cell('side')));
  if (places.credit === undefined) return cell('amount') === '' ? undefined : sided(read('amount'));
  const [credit, debit] = [read('credit'), places.debit === undefined ? 0 : read('debit')];
  if (credit < 0) throw new Fault(`Line ${row.line}: the credit is less than 0.`);
  if (credit !== 0 && debit !== 0) throw new Fault(`Line ${row.line} has both a credit and a debit.`);
  if (cell('credit') === '' && cell('debit') === '') return undefined;
  // Beside two columns of money it is the side of the balance.
  return places.debit === undefined ? sided(credit) : credit - Math.abs(debit);
}

function read(text: string, known: KnownLayout, today: string | undefined): Extract<StatementReading, { ok: true }> {
  const content = text.replace(/^\ufeff/, '');
  if (content.trim() === '') throw new Fault('The file is empty.');
  if (content.includes('\0')) throw new Fault('The file is no text. Export it from the bank as CSV.');
  const delimiter = delimiterOf(content, known);
  const rows = rowsOf(content, delimiter);
  const head = headIn(rows, known);
  if (!head) {
    const found = (rows[0]?.cells ?? []).filter(Boolean).join(', ').slice(0, 200);
    throw new Fault(
      `The file lacks a column with the date or the amount. Its first line has: ${found}. Say which ones they are; at the terminal with --columns date=…,credit=…,debit=….`,
    );
  }
  const { headings, at } = head;
  const isSideNamed = known.columns?.side !== undefined;
  const side = head.places.side ?? (isSideNamed ? undefined : placeOfSide(headings, rows.slice(at + 1)));
  const places = { ...head.places, ...(side === undefined ? {} : { side }) };
  if (places.description === undefined && places.transaction === undefined) {
    throw new Fault(
      'The file lacks a column with the description. Say which one it is; at the terminal with --columns description=….',
    );
  }
  const body = rows.slice(at + 1).flatMap((row) => {
    const amount = moneyOf(row, places);
    const text = row.cells[places.date ?? -1] ?? '';
    // Lines with a balance or a total have no amount, or no day.
    if (amount === undefined || (text === '' && amount === 0)) return [];
    const day = dayOf(text);
    if (!day) throw new Fault(`Line ${row.line}: “${text.slice(0, 40)}” is no day.`);
    return [{ row, amount, day }];
  });
  if (body.length === 0) throw new Fault('The file holds no lines with an amount.');
  const dates = orderOf(
    body.map(({ day }) => day),
    known.last?.dates,
  );
  const lines = body.map(({ row, amount, day }): StatementLine => {
    const date = isoOf(day, dates);
    const written = row.cells[places.date ?? -1];
    if (date === undefined) throw new Fault(`Line ${row.line}: there is no day “${written}”.`);
    if (today !== undefined && Date.parse(date) - Date.parse(today) > MOST_DAYS_AHEAD * 86_400_000)
      throw new Fault(`Line ${row.line}: “${written}” is ${date}, which has not come yet.`);
    const description = row.cells[places.description ?? -1] ?? '';
    const transaction = row.cells[places.transaction ?? -1] ?? '';
    return { line: row.line, date, amount, description, transaction, payer: row.cells[places.payer ?? -1] ?? '' };
  });
  const found = STATEMENT_COLUMNS.flatMap((column) => {
    const place = places[column];
    return place === undefined ? [] : [[column, headings[place]]];
  });
  const columns = { ...keptOf(known), ...Object.fromEntries(found) };
  const incoming = lines.filter(({ amount }) => amount > 0);
  return { ok: true, layout: { delimiter, dates, columns }, lines: incoming, outgoing: lines.length - incoming.length };
}

/**
 * Reads a bank's statement, whole or not at all: one line that cannot be read refuses the file, and says which.
 * @param known what was named, and how the bank's last file was read; the rest is found out.
 * @param today the day of the import, as 2026-11-03: a line from long after it refuses the file.
 */
export function readStatement(text: string, known: KnownLayout = {}, today?: string): StatementReading {
  try {
    return read(text, known, today);
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.message };
    throw error;
  }
}

/** The headings of a file, for people to say which columns are which. */
export interface StatementHeadings {
  /** As the bank writes them. */
  headings: string[];
  /** Those that are known by their names. */
  known: StatementLayout['columns'];
}

/**
 * The headings of a bank's file: of the row that has those of a statement, else of the first of the fullest rows near
 * its beginning. None of a file that cannot be read, which importing it says.
 */
export function statementHeadings(text: string): StatementHeadings {
  try {
    const content = text.replace(/^\ufeff/, '');
    const rows = rowsOf(content, delimiterOf(content, {}));
    const head = headIn(rows, {});
    const filled = ({ cells }: Row) => cells.filter(Boolean).length;
    const fullest = rows.slice(0, HEAD_ROWS).toSorted((one, other) => filled(other) - filled(one))[0];
    const cells = (head ? rows[head.at] : fullest)?.cells ?? [];
    const known = Object.fromEntries(
      Object.entries(head?.places ?? {}).map(([column, place]) => [column, cells[place] ?? '']),
    );
    return { headings: [...new Set(cells.filter(Boolean))], known };
  } catch (error) {
    if (error instanceof Fault) return { headings: [], known: {} };
    throw error;
  }
}

/** A comma after which a column is named; others belong to a heading. */
const NEXT_COLUMN = /,(?=\s*[A-Za-z]+\s*=)/;

/**
 * Columns as the operator names them: 'date=Value Date,credit=Deposit'. A heading may have commas: 'credit=Deposit,
 * PKR'. undefined where a column is unknown.
 */
export function readColumns(text: string): StatementLayout['columns'] | undefined {
  const columns: StatementLayout['columns'] = {};
  for (const part of text.split(NEXT_COLUMN)) {
    const [name = '', ...heading] = part.split('=');
    const column = STATEMENT_COLUMNS.find((each) => each === name.trim());
    if (!column || heading.length === 0) return undefined;
    columns[column] = heading.join('=').trim().toLowerCase().replace(/\s+/g, ' ');
  }
  return columns;
}

/** An order that waits for money, with what is missing in paisa and what its seller says about the transfer. */
export interface AwaitedOrder {
  id: number;
  reference: string;
  missing: number;
  /** The day on which it was ordered, as 2026-11-03. */
  orderedOn: string;
  transaction?: string | undefined;
  paidOn?: string | undefined;
}

export type StatementMatch = { match: 'exact' | 'likely'; order: number } | { match: 'unknown' };

/** A transfer that nobody named is taken for the day that a seller says, within these days. */
const DAYS_APART = 3;
/** Between an order and its transfer: an older client orders when it has paid, and a check may take its time. */
const DAYS_FROM_ORDER = 14;

/**
 * A number of a transfer as it is stored, whatever keyboard typed it: full-width and Urdu digits are plain ones, any
 * dash is a hyphen, and what nobody sees is gone, so that one transfer does not look like two.
 */
export const transferNumber = (text: string): string =>
  westernDigits(visibleText(text.normalize('NFKC')))
    .replace(/\p{Pd}/gu, '-')
    .trim();

/** A number of a transfer in one spelling: spaces, dashes and case make no difference. */
export const spellingOf = (text: string) =>
  transferNumber(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '');

const isNear = (one: string, other: string, days: number) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= days * 86_400_000;

/**
 * Whether a number of a transfer tells it from others. Banks fill the column with '-', '0' or 'IBFT' where they have
 * none, and sellers write 'transfer'.
 */
export function isDistinctive(transaction: string): boolean {
  return /[1-9]/.test(transaction) && transaction.replace(/[^\p{L}\p{N}]/gu, '').length >= 4;
}

/** How the books name a payment whose line has no number that tells it from others. */
export const nameOfLine = (fingerprint: string): string => `line ${fingerprint.slice(0, 16)}`;

/** A payment's number as people know it: empty where the books name it by its line. */
export const shownTransfer = (transaction: string): string =>
  /^line [\da-f]{16}$/.test(transaction) ? '' : transaction;

/** A transfer as somebody noted it: the bank's number, and the day. */
interface NotedTransfer {
  transaction: string;
  on: string;
}

/**
 * Whether two notes are of one transfer. The bank's name is typed in many ways, a seller may say another amount, and
 * numbers come again after months: the number and about the same day decide.
 */
export function isSameTransfer(one: NotedTransfer, other: NotedTransfer): boolean {
  return (
    isDistinctive(one.transaction) &&
    spellingOf(one.transaction) === spellingOf(other.transaction) &&
    isNear(one.on, other.on, DAYS_FROM_ORDER)
  );
}

/**
 * Whether a transfer may be the one that a seller named, by what its bank says of it. Only a number that is not in
 * there says that it is another one.
 */
export const mayBeNamed = (named: string, text: string): boolean =>
  !isDistinctive(named) || !isDistinctive(text) || spellingOf(text).includes(spellingOf(named));

/** The numbers of a file that more than one of its lines has, in one spelling: they tell no line from another. */
export function repeatedNumbers(lines: readonly Pick<StatementLine, 'transaction'>[]): Set<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const { transaction } of lines) {
    const number = spellingOf(transaction);
    (seen.has(number) ? twice : seen).add(number);
  }
  return twice;
}

/** Whether a line's own number tells it from the other lines of its file. */
export const hasOwnNumber = ({ transaction }: Pick<StatementLine, 'transaction'>, repeated: ReadonlySet<string>) =>
  isDistinctive(transaction) && !repeated.has(spellingOf(transaction));

/**
 * Which order a line pays. Exact, which books it without a person, is only our own reference, whose check digit finds
 * typing mistakes, or the bank's own number where the seller named just that; both with the amount to the paisa and a
 * day near the order. Likely is a part of that, a number that stands somewhere in the text, or amount and day where
 * only one order fits.
 * @param others orders that wait for no money; our reference makes one of them likely.
 */
export function matchLine(
  line: StatementLine,
  orders: readonly AwaitedOrder[],
  others: readonly Pick<AwaitedOrder, 'id' | 'reference'>[] = [],
): StatementMatch {
  const text = `${line.description} ${line.transaction}`;
  const named = referencesIn(text);
  const said = orders.filter(({ transaction }) => transaction !== undefined && isDistinctive(transaction));
  const found = [
    orders.filter(({ reference }) => named.includes(reference)),
    said.filter(({ transaction = '' }) => spellingOf(transaction) === spellingOf(line.transaction)),
  ].find(({ length }) => length > 0);
  const [one] = found ?? [];
  if (one && found?.length === 1) {
    const isExact = one.missing === line.amount && isNear(one.orderedOn, line.date, DAYS_FROM_ORDER);
    return { match: isExact ? 'exact' : 'likely', order: one.id };
  }
  const mentioned = found ?? said.filter(({ transaction = '' }) => spellingOf(text).includes(spellingOf(transaction)));
  const near = orders.filter(
    ({ missing, paidOn }) => missing === line.amount && paidOn !== undefined && isNear(paidOn, line.date, DAYS_APART),
  );
  const over = found ? [] : others.filter(({ reference }) => named.includes(reference));
  const [only] = [over, mentioned, near].find(({ length }) => length === 1) ?? [];
  return only ? { match: 'likely', order: only.id } : { match: 'unknown' };
}
