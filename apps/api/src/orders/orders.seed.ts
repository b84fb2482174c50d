import { gt, sql } from 'drizzle-orm';
import { findDemoSeller, insertAccount } from '../accounts/accounts.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { outbox } from '../mail/mail.table.ts';
import { claimPayment, placeOrder } from './orders.actions.ts';
import { approveOrder, enterPayment } from './payments.actions.ts';
import { importStatement } from './statement.actions.ts';

type Source = Pick<Deps, 'db' | 'clock' | 'settings'>;

const PAISA = 100;
const BANK = 'Sample Bank';
/** Who books the money and who approves: above a limit these are two. */
const [BOOKS, APPROVES] = ['Demo Finance', 'Demo Owner'];
/** Sellers who have no listings: a smaller plan takes nothing from them. */
const BUYERS_OF_PLANS = ['Rabia', 'Tariq', 'Sobia', 'Usman'] as const;

async function insertSellers(db: Db, now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const [place, name] of BUYERS_OF_PLANS.entries()) {
    const email = `${name.toLowerCase()}.sample@karachi-estates.example`;
    const account = await insertAccount(db, {
      ...{ role: 'seller', email, emailKey: email, firstName: name, lastName: 'Sample', plan: 'basic' },
      ...{ phone: `+92300000001${place + 3}`, address: 'Sample address, Karachi', createdAt: now, updatedAt: now },
    });
    if (account) ids.push(account.id);
  }
  return ids;
}

/** The desk on a day of the past. */
function deskOn(source: Source, now: Date) {
  const deps = { ...source, clock: () => now };
  const receivedOn = now.toISOString().slice(0, 10);
  return {
    order: (account: number, plan: 'pro' | 'premium', months: number) => placeOrder(deps, account, { plan, months }),
    pay: (order: number, rupees: number, transaction: string) =>
      enterPayment(deps, order, {
        ...{ amount: rupees * PAISA, bank: BANK, transaction, source: 'entry', receivedOn, by: BOOKS },
      }),
    approve: (order: number) => approveOrder(deps, order, APPROVES),
    claim: (account: number, order: number, reference: string) =>
      claimPayment(deps, account, order, { reference, paidOn: receivedOn }),
    /** @param rows description, rupees and number */
    statement: (rows: readonly (readonly [string, number, string])[]) => {
      const lines = rows.map(([text, rupees, number]) => `${receivedOn},${text},${rupees},${number}`);
      const file = ['Date,Description,Amount,Ref No', ...lines].join('\n');
      return importStatement(deps, Buffer.from(file), { bank: BANK, by: BOOKS });
    },
  };
}

/**
 * Gives a fresh demo orders in every state and a small statement, by the same actions as the site and the desk, so that
 * the books add up: the first demo seller has a plan that runs and an order that is paid in part; others a larger plan
 * after a smaller one, a payment that waits to be looked at, a short one, and one that waits for its approval. All
 * happens in the order of its days, as the audit log shows it. Nobody reads the mails of it, so none are sent.
 */
export async function seedOrders(source: Source): Promise<void> {
  const now = source.clock().getTime();
  const ago = (days: number) => new Date(now - days * DAY_MS);
  await source.db.transaction(async (tx) => {
    const within = { ...source, db: tx };
    const [last] = await tx.select({ id: sql<number>`coalesce(max(${outbox.id}), 0)` }).from(outbox);
    const first = await findDemoSeller(tx);
    const [rabia = 0, tariq = 0, sobia = 0, usman = 0] = await insertSellers(tx, ago(70));
    const on = (days: number) => deskOn(within, ago(days));
    const year = first && (await on(41).order(first.id, 'premium', 12));
    if (year) {
      await on(40).pay(year.id, year.amount, 'TID 880412');
      await on(40).approve(year.id);
    }
    const small = await on(33).order(rabia, 'pro', 3);
    await on(32).pay(small.id, small.amount, 'TID 884090');
    await on(32).approve(small.id);
    const larger = await on(6).order(rabia, 'premium', 3);
    await on(5).pay(larger.id, larger.amount, 'TID 897345');
    await on(5).approve(larger.id);
    const short = await on(4).order(sobia, 'pro', 3);
    const next = first && (await on(3).order(first.id, 'premium', 12));
    const exact = await on(3).order(usman, 'premium', 1);
    await on(3).pay(short.id, short.amount - 500, 'TID 900218');
    if (next) await on(2).pay(next.id, next.amount / 2, 'TID 901177');
    const claimed = await on(2).order(tariq, 'pro', 1);
    await on(1).claim(tariq, claimed.id, 'IBFT 5520931');
    await on(1).statement([
      [`Transfer ${exact.reference} Usman Sample`, exact.amount, '7710245'],
      ['Transfer from Tariq Sample plan', claimed.amount, '5520931'],
      ['Cash deposit counter 4', 1_250, '7710311'],
      ['Monthly charges', -150, '7710399'],
    ]);
    await tx.delete(outbox).where(gt(outbox.id, last?.id ?? 0));
  });
}
