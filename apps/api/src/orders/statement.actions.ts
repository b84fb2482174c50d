import { karachiDay } from '@karachi-estates/domain/karachi';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { isInTime } from '@karachi-estates/domain/orders/orders';
import { referencesIn } from '@karachi-estates/domain/orders/reference';
import {
  type AwaitedOrder,
  hasOwnNumber,
  isDistinctive,
  isSameTransfer,
  matchLine,
  nameOfLine,
  readColumns,
  readStatement,
  repeatedNumbers,
  type StatementLine,
  type StatementMatch,
  spellingOf,
} from '@karachi-estates/domain/orders/statement';
import { visibleText } from '@karachi-estates/domain/visibleText';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { sha256Of } from '../plugins/digest.ts';
import { forOperator, Refused } from '../refused.ts';
import { readMissing } from './missing.store.ts';
import {
  listByReferences,
  listClaims,
  listLapsed,
  listPaymentsByTransfer,
  listUnpaid,
  type Order,
  type PaymentRow,
} from './orders.store.ts';
import { issueReceipt } from './papers.actions.ts';
import { askForRest, bookArrival, lockOrder, lockTransfers } from './payments.actions.ts';
import {
  findBank,
  findLayout,
  insertLines,
  isNumberRepeated,
  type LineRow,
  listFingerprints,
  listPaymentsByNumbers,
  listTied,
  lockLine,
  type NewLine,
  saveLayout,
  setAside,
  settleLine,
  takeBack,
} from './statement.store.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** A month of a busy account has less than one. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024;

/** What an import made of a file, in lines. */
export interface ImportReport {
  exact: number;
  likely: number;
  unknown: number;
  /** Transfers that a person had entered before. */
  known: number;
  /** Lines that an earlier import had. */
  before: number;
  /** Money that went out. */
  outgoing: number;
}

const refuse = (text: string) => new Refused('invalid', forOperator(text));

function textOf(bytes: Buffer): string {
  if (bytes.length > MAX_STATEMENT_BYTES) {
    throw refuse(`The file has more than ${MAX_STATEMENT_BYTES / 1024 / 1024} MB. Export a shorter time.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The file is not in UTF-8. Open it in a spreadsheet and save it as “CSV UTF-8”.');
  }
}

/** A text as people read it, however the program that saved its file writes accents, blanks and ends of lines. */
const readAs = (text: string) => visibleText(text.normalize('NFKC')).replace(/\r\n?/g, '\n');

/**
 * The same line of a second export is known by what it says; two equal transfers of one file are two.
 * @param hasNumbers whether the numbers of transfers are read.
 */
function fingerprints(lines: readonly StatementLine[], hasNumbers: boolean): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ date, amount, description, transaction }) => {
    const text = JSON.stringify([date, amount, readAs(description), hasNumbers ? readAs(transaction) : '']);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return sha256Of(`${times} ${text}`);
  });
}

/**
 * Which lines of a file an earlier import had. Their numbers may have been a column that nobody had chosen: such a line
 * is one that had no number, where none of the file's lines is that one.
 */
async function importedBefore(
  tx: Db,
  bank: string,
  lines: readonly StatementLine[],
  marks: readonly string[],
): Promise<Set<string>> {
  const bare = fingerprints(lines, false);
  const stored = await listFingerprints(tx, bank, [...new Set([...marks, ...bare])]);
  const before = new Set(marks.filter((mark) => stored.has(mark)));
  const free = new Map<string, number>();
  const sameOf = ({ date, amount, description }: StatementLine) => JSON.stringify([date, amount, readAs(description)]);
  for (const [place, line] of lines.entries()) {
    const mark = bare[place] ?? '';
    if (stored.has(mark) && !before.has(mark)) free.set(sameOf(line), (free.get(sameOf(line)) ?? 0) + 1);
  }
  for (const [place, line] of lines.entries()) {
    const [mark, left] = [marks[place] ?? '', free.get(sameOf(line)) ?? 0];
    if (before.has(mark) || left === 0) continue;
    before.add(mark);
    free.set(sameOf(line), left - 1);
  }
  return before;
}

const day = (moment: Date) => karachiDay(moment);

/** What is expected of each seller, by their account. @param accountId only this one's. */
async function awaitedOrders(tx: Db, accountId?: number): Promise<Map<number, AwaitedOrder[]>> {
  const sellers = accountId === undefined ? undefined : [accountId];
  const unpaid = await listUnpaid(tx, sellers);
  const ids = unpaid.map(({ id }) => id);
  const claims = (await listClaims(tx, ids)).filter(({ status }) => status === 'pending');
  const missing = await readMissing(tx, sellers);
  const awaited = new Map<number, AwaitedOrder[]>();
  for (const order of unpaid) {
    const claim = claims.find(({ orderId }) => orderId === order.id);
    const own = awaited.get(order.accountId) ?? [];
    awaited.set(order.accountId, own);
    own.push({
      id: order.id,
      reference: order.reference,
      missing: missing.get(order.id) ?? 0,
      orderedOn: day(order.createdAt),
      transaction: claim?.reference,
      paidOn: claim?.paidOn ?? undefined,
    });
  }
  return awaited;
}

/** The orders that a line would open again, as they were expected: nothing of their money is held for them. */
const openedBy = ({ date }: StatementLine, lapsed: readonly Order[]): AwaitedOrder[] =>
  lapsed
    .filter((order) => isInTime(order, date))
    .map(({ id, reference, amount, createdAt }) => ({ id, reference, missing: amount, orderedOn: day(createdAt) }));

/** What is known of a file's lines before the first of them is taken, so that no line asks for it anew. */
interface Known {
  /** Fingerprints of the file's lines that an earlier import had. */
  before: Set<string>;
  /** Payments in the books, by their number in one spelling. */
  booked: Map<string, PaymentRow[]>;
  /** Payments that a line is already. */
  tied: Set<number>;
  /** Orders whose references are in the file, whatever their state. */
  named: Order[];
  /** Those of them that ended unpaid; money that came in time opens them again. */
  lapsed: Order[];
}

/** Reads what is known of the lines of a file. @param marks their fingerprints. */
async function readKnown(
  tx: Db,
  bank: string,
  lines: readonly StatementLine[],
  marks: readonly string[],
): Promise<Known> {
  const numbers = [...new Set(lines.map(({ transaction }) => transaction).filter(isDistinctive))];
  const booked = new Map<string, PaymentRow[]>();
  const found = await listPaymentsByNumbers(tx, numbers);
  for (const payment of found) {
    const number = spellingOf(payment.transaction);
    booked.set(number, [...(booked.get(number) ?? []), payment]);
  }
  const ids = found.map(({ id }) => id);
  const references = new Set(lines.flatMap((line) => referencesIn(`${line.description} ${line.transaction}`)));
  const named = await listByReferences(tx, [...references]);
  return {
    before: await importedBefore(tx, bank, lines, marks),
    booked,
    tied: await listTied(tx, ids),
    named,
    lapsed: await listLapsed(
      tx,
      named.map(({ id }) => id),
    ),
  };
}

type Noted = Pick<StatementLine, 'amount' | 'transaction'> & { date: string };

/** Payments that have the number at about the same day: a bank gives it again after months. */
const near = (payments: readonly PaymentRow[], { date }: Noted) =>
  payments.filter(({ transaction, receivedOn }) =>
    isSameTransfer({ transaction, on: receivedOn }, { transaction, on: date }),
  );

/** A payment that a person had entered for the same transfer, and that no other line is. */
const enteredBefore = (payments: readonly PaymentRow[], line: Noted, tied: ReadonlySet<number>) =>
  near(payments, line).find(({ id, source, amount }) => source === 'entry' && amount === line.amount && !tied.has(id));

/** An order that is locked with its seller. */
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** A payment of a line, whose receipt is still to be issued. */
interface Settled {
  locked: Locked;
  payment: PaymentRow;
}

/** A line with what the file and the books say of it. */
interface Imported {
  bank: string;
  line: StatementLine;
  fingerprint: string;
  /** No other line of the file has its number. */
  isOwnNumber: boolean;
  by: string;
}

/** How a line is stored, and whether its number is in the books. */
function weigh(
  { bank, line, fingerprint, isOwnNumber }: Imported,
  found: StatementMatch,
  known: Known,
  now: Date,
): { row: NewLine; isBooked: boolean } {
  const { date, amount, description, transaction, payer } = line;
  const booked = isDistinctive(transaction) ? (known.booked.get(spellingOf(transaction)) ?? []) : [];
  const entered = enteredBefore(booked, line, known.tied);
  // Somebody wrote the number down with another amount, or an earlier file had it: a person has to look.
  const isDoubtful = isOwnNumber && near(booked, line).length > 0;
  const match: NewLine['match'] = entered ? 'known' : isDoubtful && found.match === 'exact' ? 'likely' : found.match;
  const row: NewLine = {
    ...{ bank, fingerprint, bookedOn: date, amount, description, transaction, payer, match, createdAt: now },
    orderId: entered?.orderId ?? ('order' in found ? found.order : null),
    paymentId: entered?.id ?? null,
  };
  return { row, isBooked: booked.length > 0 };
}

/**
 * Books the money of a line for an order. @param named the line's number, where it tells it from others; the line is
 * known by its fingerprint else.
 */
async function settle(
  tx: Db,
  line: Pick<LineRow, 'id' | 'amount' | 'bank' | 'payer' | 'bookedOn' | 'fingerprint' | 'description'>,
  { order }: Locked,
  { by, named }: { by: string; named: string | undefined },
  now: Date,
): Promise<PaymentRow> {
  const { amount, bank, payer, bookedOn, fingerprint } = line;
  const transaction = named ?? nameOfLine(fingerprint);
  const text = named === undefined ? '' : `${line.description} ${named}`;
  const arrival = { amount, bank, payer, transaction, text, source: 'statement' as const, receivedOn: bookedOn, by };
  const payment = await bookArrival(tx, order, arrival, now);
  await settleLine(tx, line.id, { orderId: order.id, paymentId: payment.id });
  return payment;
}

/** How a line that waited is named in the books. @throws Refused `conflict` where its transfer is there already. */
async function nameOf(tx: Db, line: LineRow): Promise<string | undefined> {
  const booked = isDistinctive(line.transaction) ? await listPaymentsByTransfer(tx, line.transaction) : [];
  const [clash] = near(booked, { ...line, date: line.bookedOn });
  if (clash) {
    const text = `Transfer ${line.transaction} is in the books already with ${moneyText(clash.amount)}, as payment ${clash.id}. Reverse that one first, or set the line aside.`;
    throw new Refused('conflict', forOperator(text));
  }
  const isOwn = booked.length === 0 && isDistinctive(line.transaction) && !(await isNumberRepeated(tx, line));
  return isOwn ? line.transaction : undefined;
}

/** Takes back what a dry run wrote, and brings out what it came to. */
class DryRun extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('a dry run');
    this.report = report;
  }
}

/**
 * Imports a bank's statement, whole or not at all, and as often as one likes: each line counts once. Lines that are
 * exactly an order's money are booked; their orders then wait for approval. The others wait for a person.
 * @param options.columns names of the bank's columns, kept for the next time.
 * @param options.isDry nothing is written.
 * @throws Refused `invalid` that says what is wrong with the file.
 */
export async function importStatement(
  deps: MoneyDeps,
  bytes: Buffer,
  options: { bank: string; by: string; columns?: string | undefined; isDry?: boolean },
  actor: Actor = TERMINAL,
): Promise<ImportReport> {
  const { by } = options;
  const text = textOf(bytes);
  const named = options.columns === undefined ? undefined : readColumns(options.columns);
  if (options.columns !== undefined && !named) throw refuse('Write columns as: date=Value Date,credit=Deposit');
  const now = deps.clock();
  return deps.db
    .transaction(async (tx) => {
      // Of two people who import the same file at once, the second one finds every line there.
      await serialise(tx, 'statement');
      const bank = await findBank(tx, options.bank);
      const last = await findLayout(tx, bank);
      const reading = readStatement(text, { ...(named && { columns: named }), last }, day(now));
      if (!reading.ok) throw refuse(reading.fault);
      await saveLayout(tx, bank, reading.layout);
      const { outgoing } = reading;
      const report: ImportReport = { exact: 0, likely: 0, unknown: 0, known: 0, before: 0, outgoing };
      await lockTransfers(tx);
      const settled = await takeLines(tx, reading.lines, { bank, by, report, isDry: options.isDry ?? false }, now);
      // After all sellers are locked: who waits for a number holds no seller that this import still needs.
      for (const { locked, payment } of settled) await issueReceipt(deps, tx, locked, payment);
      const entry: AuditEntry = { action: 'statement.import', subject: `bank:${bank}`, after: { ...report, by } };
      await writeAudit(tx, actor, [entry], now);
      if (options.isDry) throw new DryRun(report);
      return report;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.report;
      throw error;
    });
}

/**
 * Takes the lines of a file and counts them in the report. On the embedded database everybody waits for it, so lines
 * that are nobody's yet are written many at a time, and by a dry run not at all.
 * @returns the payments that they are.
 */
async function takeLines(
  tx: Db,
  lines: readonly StatementLine[],
  { bank, by, report, isDry }: { bank: string; by: string; report: ImportReport; isDry: boolean },
  now: Date,
): Promise<Settled[]> {
  const marks = fingerprints(lines, true);
  const repeated = repeatedNumbers(lines);
  const known = await readKnown(tx, bank, lines, marks);
  const settled: Settled[] = [];
  const left: NewLine[] = [];
  const awaited = await awaitedOrders(tx);
  let orders = [...awaited.values()].flat();
  for (const [place, line] of lines.entries()) {
    const fingerprint = marks[place] ?? '';
    if (known.before.has(fingerprint)) {
      report.before += 1;
      continue;
    }
    const found = matchLine(line, [...orders, ...openedBy(line, known.lapsed)], known.named);
    const imported = { bank, line, fingerprint, isOwnNumber: hasOwnNumber(line, repeated), by };
    const { row, isBooked } = weigh(imported, found, known, now);
    report[row.match] += 1;
    if (row.paymentId) known.tied.add(row.paymentId);
    left.push(row);
    if (row.match !== 'exact' || !('order' in found)) continue;
    // Those before it first: lines have the order of the file.
    const id = (await insertLines(tx, left.splice(0))).at(-1);
    if (id === undefined) throw new Error(`Line ${line.line} was not stored`);
    const locked = await lockOrder(tx, found.order);
    const named = imported.isOwnNumber && !isBooked ? line.transaction : undefined;
    settled.push({ locked, payment: await settle(tx, { ...row, payer: line.payer, id }, locked, { by, named }, now) });
    known.lapsed = known.lapsed.filter(({ id: lapsed }) => lapsed !== found.order);
    // What came in may be credit of the seller's other orders, too.
    const { accountId } = locked.order;
    awaited.set(accountId, (await awaitedOrders(tx, accountId)).get(accountId) ?? []);
    orders = [...awaited.values()].flat();
  }
  if (!isDry) await insertLines(tx, left);
  return settled;
}

/**
 * Takes a line for an order, as a person says: its money is booked for it.
 * @throws Refused `not-found` for a line that is taken already, or no order; `conflict` where its transfer is booked.
 */
export async function assignLine(
  deps: MoneyDeps,
  lineId: number,
  orderId: number,
  by: string,
  actor: Actor = TERMINAL,
): Promise<{ line: LineRow; order: Order }> {
  return deps.db.transaction(async (tx) => {
    await serialise(tx, 'statement');
    await lockTransfers(tx);
    const line = await lockLine(tx, lineId);
    if (!line) throw new Refused('not-found', forOperator(`No line ${lineId} waits for an order.`));
    const now = deps.clock();
    const locked = await lockOrder(tx, orderId);
    const payment = await settle(tx, line, locked, { by, named: await nameOf(tx, line) }, now);
    await issueReceipt(deps, tx, locked, payment, await askForRest(tx, locked.order, now));
    const after = { order: orderId, amount: line.amount, by };
    await writeAudit(tx, actor, [{ action: 'statement.take', subject: `line:${lineId}`, after }], now);
    return { line, order: (await lockOrder(tx, orderId)).order };
  });
}

/**
 * Sets a line aside, because it is no money for an order, or lets it wait for an order again. Nothing is booked.
 * @param reason why it is set aside; undefined to take that back.
 * @throws Refused `not-found` for a line that is taken already, or is aside already, or is not.
 */
export async function keepAside(
  deps: MoneyDeps,
  lineId: number,
  reason: string | undefined,
  by: string,
  actor: Actor = TERMINAL,
): Promise<LineRow> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await serialise(tx, 'statement');
    const isAside = reason !== undefined;
    const line = isAside
      ? await setAside(tx, lineId, { asideAt: now, asideBy: by, asideReason: reason })
      : await takeBack(tx, lineId);
    if (!line) {
      const text = isAside ? `No line ${lineId} waits for an order.` : `No line ${lineId} is set aside.`;
      throw new Refused('not-found', forOperator(text));
    }
    const action = isAside ? 'statement.set-aside' : 'statement.take-back';
    const after = { aside: isAside, amount: line.amount, by, ...(isAside && { reason }) };
    await writeAudit(tx, actor, [{ action, subject: `line:${lineId}`, before: { aside: !isAside }, after }], now);
    return line;
  });
}
