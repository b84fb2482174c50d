import { createHash } from 'node:crypto';
import {
  type AwaitedOrder,
  matchLine,
  readColumns,
  readStatement,
  type StatementLine,
  type StatementMatch,
} from '@karachi-estates/domain/orders/statement';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { forOperator, Refused } from '../refused.ts';
import { findCredit } from './ledger.store.ts';
import { listClaims, listPaymentsByTransfer, listUnpaid, type Order, type PaymentRow } from './orders.store.ts';
import { issueReceipt } from './papers.actions.ts';
import { bookArrival, lockOrder, missingOf } from './payments.actions.ts';
import { findLayout, insertLine, type LineRow, lockLine, saveLayout, settleLine } from './statement.store.ts';

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

/** The same line of a second export is known by what it says; two equal transfers of one file are two. */
function fingerprints(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ date, amount, description, transaction }) => {
    const text = JSON.stringify([date, amount, description, transaction]);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return createHash('sha256').update(`${times} ${text}`).digest('hex');
  });
}

async function awaitedOrders(tx: Db): Promise<AwaitedOrder[]> {
  const unpaid = await listUnpaid(tx);
  const claims = await listClaims(
    tx,
    unpaid.map(({ id }) => id),
  );
  const awaited: AwaitedOrder[] = [];
  for (const order of unpaid) {
    const claim = claims.find(({ orderId, status }) => orderId === order.id && status === 'pending');
    const missing = missingOf(order, await findCredit(tx, order.accountId));
    awaited.push({
      id: order.id,
      reference: order.reference,
      missing,
      transaction: claim?.reference,
      paidOn: claim?.paidOn ?? undefined,
    });
  }
  return awaited;
}

interface Imported {
  bank: string;
  line: StatementLine;
  fingerprint: string;
  by: string;
}

/** A payment that a person had entered for the same transfer. */
async function enteredBefore(tx: Db, { bank, line }: Imported) {
  if (line.transaction === '') return undefined;
  const same = await listPaymentsByTransfer(tx, line.transaction);
  return same.find((each) => each.amount === line.amount && each.bank.toLowerCase() === bank.toLowerCase());
}

/** An order that is locked with its seller. */
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** A payment of a line, whose receipt is still to be issued. */
interface Settled {
  locked: Locked;
  payment: PaymentRow;
}

async function takeLine(
  tx: Db,
  imported: Imported,
  found: StatementMatch,
  now: Date,
): Promise<{ match: keyof ImportReport; settled?: Settled }> {
  const { bank, line, fingerprint, by } = imported;
  const { date, amount, description, transaction, payer } = line;
  const known = await enteredBefore(tx, imported);
  const match = known ? 'known' : found.match;
  const row = await insertLine(tx, {
    ...{ bank, fingerprint, bookedOn: date, amount, description, transaction, payer, match, createdAt: now },
    orderId: known?.orderId ?? ('order' in found ? found.order : null),
    paymentId: known?.id ?? null,
  });
  if (!row) return { match: 'before' };
  if (match !== 'exact' || !('order' in found)) return { match };
  const locked = await lockOrder(tx, found.order);
  return { match, settled: { locked, payment: await settle(tx, row, locked, by, now) } };
}

/** Books the money of a line for an order. A line without a number of its own is known by its fingerprint. */
async function settle(tx: Db, line: LineRow, { order }: Locked, by: string, now: Date): Promise<PaymentRow> {
  const { amount, bank, transaction, payer, bookedOn, fingerprint } = line;
  const named = transaction === '' ? `line ${fingerprint.slice(0, 16)}` : transaction;
  const arrival = { amount, bank, payer, transaction: named, source: 'statement' as const, receivedOn: bookedOn, by };
  const payment = await bookArrival(tx, order, arrival, now);
  await settleLine(tx, line.id, { orderId: order.id, paymentId: payment.id });
  return payment;
}

class DryRun extends Error {}

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
  const { bank, by } = options;
  const text = textOf(bytes);
  const named = options.columns === undefined ? undefined : readColumns(options.columns);
  if (options.columns !== undefined && !named) throw refuse('Write columns as: date=Value Date,credit=Deposit');
  const now = deps.clock();
  const report: ImportReport = { exact: 0, likely: 0, unknown: 0, known: 0, before: 0, outgoing: 0 };
  await deps.db
    .transaction(async (tx) => {
      // Of two people who import the same file at once, the second one finds every line there.
      await serialise(tx, 'statement');
      const known = named ? { columns: named } : await findLayout(tx, bank);
      const reading = readStatement(text, known);
      if (!reading.ok) throw refuse(reading.fault);
      await saveLayout(tx, bank, reading.layout);
      report.outgoing = reading.outgoing;
      const marks = fingerprints(reading.lines);
      const settled: Settled[] = [];
      const awaited = new Map((await awaitedOrders(tx)).map((order) => [order.id, order]));
      for (const [place, line] of reading.lines.entries()) {
        const found = matchLine(line, [...awaited.values()]);
        const taken = await takeLine(tx, { bank, line, fingerprint: marks[place] ?? '', by }, found, now);
        report[taken.match] += 1;
        if (taken.settled) settled.push(taken.settled);
        if (taken.settled) awaited.delete(taken.settled.locked.order.id);
      }
      // After all sellers are locked: who waits for a number holds no seller that this import still needs.
      for (const { locked, payment } of settled) await issueReceipt(deps, tx, locked, payment);
      const entry = { action: 'statement.import', subject: `bank:${bank}`, after: { ...report, by } };
      await writeAudit(tx, actor, [entry], now);
      if (options.isDry) throw new DryRun();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
  return report;
}

/**
 * Takes a line for an order, as a person says: its money is booked for it.
 * @throws Refused `not-found` for a line that is taken already, or no order.
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
    const line = await lockLine(tx, lineId);
    if (!line) throw new Refused('not-found', forOperator(`No line ${lineId} waits for an order.`));
    const now = deps.clock();
    const locked = await lockOrder(tx, orderId);
    const payment = await settle(tx, line, locked, by, now);
    await issueReceipt(deps, tx, locked, payment);
    const after = { order: orderId, amount: line.amount, by };
    await writeAudit(tx, actor, [{ action: 'statement.take', subject: `line:${lineId}`, after }], now);
    return { line, order: (await lockOrder(tx, orderId)).order };
  });
}
