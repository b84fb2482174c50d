import { karachiDay } from '@karachi-estates/domain/karachi';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { MOST_ENTERED, REVERSALS } from '@karachi-estates/domain/orders/orders';
import { readReference } from '@karachi-estates/domain/orders/reference';
import { readAmount } from '@karachi-estates/domain/orders/statement';
import { isDay } from '@karachi-estates/domain/projects/days';
import { TERMINAL } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { checkLedger, refundOrder } from '../orders/operator.actions.ts';
import { findOrderByReference, listClaims, listOrders, listSameProof } from '../orders/orders.store.ts';
import { approveOrder, enterPayment } from '../orders/payments.actions.ts';
import { readMarkedProof } from '../orders/proof.actions.ts';
import { listLikeProofs } from '../orders/proofPrints.store.ts';
import { reversedText, reversePayment } from '../orders/reversals.actions.ts';
import { assignLine, importStatement } from '../orders/statement.actions.ts';
import { listLeftLines } from '../orders/statement.store.ts';
import type { Table } from '../plugins/csv.ts';
import { forOperator, Refused } from '../refused.ts';
import { idOf } from './incidents.ts';
import { UsageProblem } from './table.ts';

/** What the commands about money are told beside their words. */
export interface MoneyOptions {
  amount?: string | undefined;
  bank?: string | undefined;
  transaction?: string | undefined;
  date?: string | undefined;
  by?: string | undefined;
  columns?: string | undefined;
  'dry-run'?: boolean | undefined;
}

type Answer = { ok: boolean; text: string; file?: { name: string; base64: string } };

const day = (moment: Date) => karachiDay(moment);

function required(options: MoneyOptions, name: 'amount' | 'bank' | 'transaction' | 'by'): string {
  const value = options[name]?.trim();
  if (!value) throw new UsageProblem(`Say --${name}.`);
  return value;
}

/** Rupees as people write them, as paisa. */
function paisaOf(text: string): number {
  const paisa = readAmount(text);
  if (paisa === undefined || paisa < 0) throw new UsageProblem(`“${text}” is no amount in rupees.`);
  if (paisa === 0) throw new UsageProblem('The amount is 0.');
  if (paisa > MOST_ENTERED) throw new UsageProblem(`${moneyText(paisa)} is too much for one transfer.`);
  return paisa;
}

function dayOf(text: string | undefined, now: Date): string {
  if (text === undefined) return day(now);
  if (!isDay(text) || text > day(now)) throw new UsageProblem(`“${text}” is no day. Write it as 2026-11-03.`);
  return text;
}

/** An order by its number or its reference. */
async function orderIdOf(deps: Deps, text: string | undefined): Promise<number> {
  const reference = readReference(text ?? '');
  if (reference === undefined) return idOf(text);
  const order = await findOrderByReference(deps.db, reference);
  if (!order) throw new Refused('not-found', forOperator(`There is no order ${reference}.`));
  return order.id;
}

/** The orders, those that wait first. */
export async function ordersTable(deps: Deps): Promise<Table> {
  const rows = await listOrders(deps.db);
  const claims = await listClaims(
    deps.db,
    rows.map(({ order }) => order.id),
  );
  return {
    headings: [
      'id',
      'reference',
      'state',
      'ordered',
      'due',
      'seller',
      'email',
      'plan',
      'months',
      'amount',
      'says paid',
    ],
    rows: rows.map(({ order, ...seller }) => {
      const claim = claims.find(({ orderId, status }) => orderId === order.id && status === 'pending');
      return [
        String(order.id),
        order.reference,
        order.state,
        day(order.createdAt),
        day(order.dueAt),
        `${seller.firstName} ${seller.lastName}`,
        seller.email,
        order.plan,
        String(order.months),
        moneyText(order.amount),
        claim ? `${claim.reference}${claim.paidOn ? `, ${claim.paidOn}` : ''}` : '',
      ];
    }),
  };
}

async function enter(deps: Deps, id: number, options: MoneyOptions): Promise<string> {
  const arrival = {
    amount: paisaOf(required(options, 'amount')),
    bank: required(options, 'bank'),
    transaction: required(options, 'transaction'),
    source: 'entry' as const,
    receivedOn: dayOf(options.date, deps.clock()),
    by: required(options, 'by'),
  };
  const { order, payment, missing, credit } = await enterPayment(deps, id, arrival);
  const said = `Payment ${payment.id} of ${moneyText(arrival.amount)} is in the books.`;
  if (missing > 0) return `${said} Order ${order.reference} still lacks ${moneyText(missing)}.`;
  const over = credit > 0 ? ` ${moneyText(credit)} is the seller’s credit.` : '';
  const next =
    order.state === 'paid'
      ? ` Order ${order.reference} is paid: “pnpm admin orders approve ${order.id} --by NAME”.`
      : '';
  return `${said}${over}${next}`;
}

async function refund(deps: Deps, id: number, by: string, isCredit: boolean): Promise<string> {
  const { order, amount } = await refundOrder(deps, id, by, TERMINAL, { isCredit });
  if (amount === undefined)
    return `The refund of ${order.reference} is asked for. Another person does it with the same command.`;
  return `Transfer ${moneyText(amount)} to the seller of ${order.reference}: the books have it as paid back.`;
}

/** The latest proof of an order, with a watermark; warns of the same file elsewhere, and of one that looks the same. */
async function proof(deps: Deps, id: number, by: string): Promise<Answer> {
  const claim = (await listClaims(deps.db, [id])).find(({ screenshot }) => screenshot !== null);
  const found = await readMarkedProof(deps, id, by);
  if (!claim || !found) return { ok: false, text: `Order ${id} has no proof.` };
  const same = claim.proofSha256 ? await listSameProof(deps.db, claim.proofSha256, claim.id) : [];
  const like = (await listLikeProofs(deps.db, [id])).get(id);
  const likeness = like && same.length === 0 ? `It looks like the proof of order ${like.reference}.` : '';
  const warning = same.length > 0 ? `The same file came with request ${same.map((each) => each.id).join(', ')}.` : '';
  const name = `order-${id}.${found.kind}`;
  return {
    ok: true,
    text: [name, warning, likeness].filter(Boolean).join('\n'),
    file: { name, base64: found.bytes.toString('base64') },
  };
}

/** Approves one order or several; one that cannot be approved keeps no other waiting. */
async function approve(deps: Deps, ids: readonly string[], by: string): Promise<Answer> {
  const said: string[] = [];
  let ok = ids.length > 0;
  for (const text of ids) {
    try {
      const { order, startsAt, until } = await approveOrder(deps, await orderIdOf(deps, text), by);
      said.push(`Order ${order.reference} is active: ${order.plan} from ${day(startsAt)} until ${day(until)}.`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      ok = false;
      said.push(error.message);
    }
  }
  return { ok, text: said.join('\n') || 'Name the orders.' };
}

/** `pnpm admin orders …` */
export async function runOrders(deps: Deps, words: readonly string[], options: MoneyOptions): Promise<Answer> {
  const [verb = '', which, ...more] = words;
  if (verb === 'approve') return approve(deps, [which ?? '', ...more].filter(Boolean), required(options, 'by'));
  if (verb === 'reverse') {
    const [said = 'bank'] = more;
    const reason = REVERSALS.find((each) => each === said);
    if (!reason) throw new UsageProblem(`Write “${REVERSALS.join('” or “')}”, not “${said}”.`);
    const done = await reversePayment(deps, idOf(which), required(options, 'by'), TERMINAL, reason);
    const text = `Payment ${done.payment.id} of ${moneyText(done.payment.amount)} is taken out of the books again.`;
    return { ok: true, text: `${text}${reversedText(done)}` };
  }
  const id = await orderIdOf(deps, which);
  if (verb === 'paid') return { ok: true, text: await enter(deps, id, options) };
  if (verb === 'refund')
    return { ok: true, text: await refund(deps, id, required(options, 'by'), more[0] === 'credit') };
  if (verb === 'proof') return proof(deps, id, required(options, 'by'));
  throw new UsageProblem(`There is no “orders ${verb}”.`);
}

/** Lines of statements that nobody has taken for an order. */
export async function linesTable(deps: Deps): Promise<Table> {
  const lines = await listLeftLines(deps.db);
  return {
    headings: ['id', 'bank', 'day', 'amount', 'match', 'order', 'transaction', 'description'],
    rows: lines.map((line) => [
      String(line.id),
      line.bank,
      line.bookedOn,
      moneyText(line.amount),
      line.match,
      line.orderId === null ? '' : String(line.orderId),
      line.transaction,
      line.description,
    ]),
  };
}

/** `pnpm admin statement …` @param file the bytes that the operator's shell has read, in base64. */
export async function runStatement(
  deps: Deps,
  words: readonly string[],
  options: MoneyOptions,
  file: string | undefined,
): Promise<Answer> {
  const [verb = '', which, order] = words;
  if (verb === 'take') {
    const taken = await assignLine(deps, idOf(which), await orderIdOf(deps, order), required(options, 'by'));
    return {
      ok: true,
      text: `Line ${taken.line.id} is booked for ${taken.order.reference}, which is ${taken.order.state}.`,
    };
  }
  if (verb !== 'import') throw new UsageProblem(`There is no “statement ${verb}”.`);
  if (file === undefined) throw new UsageProblem('Name the CSV file.');
  const isDry = options['dry-run'] ?? false;
  const report = await importStatement(deps, Buffer.from(file, 'base64'), {
    bank: required(options, 'bank'),
    by: isDry ? 'nobody' : required(options, 'by'),
    columns: options.columns,
    isDry,
  });
  const { exact, likely, unknown, known, before, outgoing } = report;
  const lines = [
    `${exact} exact, ${likely} likely, ${unknown} unknown`,
    `${known} entered by hand before, ${before} imported before, ${outgoing} outgoing`,
    isDry ? 'Nothing was written.' : 'Next: “pnpm admin orders”, and “pnpm admin statement” for what is left.',
  ];
  return { ok: true, text: lines.join('\n') };
}

/** `pnpm admin ledger check` */
export async function runLedger(deps: Deps, verb: string): Promise<Answer> {
  if (verb !== 'check' && verb !== 'list') throw new UsageProblem(`There is no “ledger ${verb}”.`);
  const { faults, sums } = await checkLedger(deps);
  const of = (account: 'bank' | 'credit' | 'held' | 'income', sign: number) =>
    moneyText(sign * (sums.get(account) ?? 0) || 0);
  const totals = `bank ${of('bank', 1)}, credit of sellers ${of('credit', -1)}, held ${of('held', -1)}, earned ${of('income', -1)}`;
  return {
    ok: faults.length === 0,
    text: [...faults, totals, faults.length === 0 ? 'The books add up.' : `${faults.length} faults.`].join('\n'),
  };
}
