import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type AdminAnswer, runAdmin } from '@karachi-estates/api/admin/commands';
import { askSite } from '@karachi-estates/api/admin/socket';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { readSettings } from '@karachi-estates/api/settings';
import { startPostgres } from './postgres.ts';
import { freePort, Site } from './site.ts';
import { signUp, word } from './writers.ts';

/**
 * `pnpm bench crashMoney --rounds 50`: sellers order plans, one person books their transfers and two others approve
 * each order at the same moment; some are refunded. The built site is ended with SIGKILL while approvals are under way
 * and starts again. Then the ledger is checked (`ledger check`: the books sum to zero, every active day was paid, the
 * plan of each seller is the one that was paid for), and everything that was acknowledged must be as it was said. What
 * was not answered is done again, under the same number of the transfer, and must count once. On the embedded database,
 * or with `--postgres` on a PostgreSQL server of its own, which stays while the site is killed.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '600' },
    postgres: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const SELLERS = 5;
const LOAD_MS = [200, 1_200] as const;
/** An approval takes some ten milliseconds; the kill falls into it or just behind it. */
const LONGEST_APPROVAL_MS = 40;
const LONGEST_AIM_MS = 10_000;
const PRICES: Readonly<Record<string, string>> = { pro: '3000', premium: '6000' };

type State = 'ordered' | 'paid' | 'active' | 'ended' | 'cancelled' | 'refunded';

interface Order {
  id: number;
  plan: string;
  amount: number;
  state: State;
}

interface Seller {
  token: string;
}

const faults: string[] = [];
const starts: number[] = [];
const done = { rounds: 0, cut: 0, orders: 0, payments: 0, approvals: 0, twice: 0, refunds: 0, again: 0 };
/** What each order has become at least, as it was acknowledged. */
const acknowledged = new Map<number, 'paid' | 'active' | 'refunded'>();
/** Approvals that are under way at this moment. */
let approving = 0;

const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-crash-money-'));
const postgres = values.postgres ? await startPostgres() : undefined;
if (values.postgres && !postgres) throw new Error('No PostgreSQL is installed here.');
const environment = {
  PORT: String(await freePort()),
  DATA_DIR: folder,
  DATABASE_URL: postgres?.url ?? '',
  DEMO_DATA: 'off',
  MAX_DELAY_MS: '0',
};
const settings = readSettings({ ...environment, LOG_LEVEL: 'silent' });
/** What the operator's commands run on where the database is a server's. */
let beside: Deps | undefined;

async function start(): Promise<Site> {
  const site = new Site(environment);
  starts.push(await site.ready());
  return site;
}

/**
 * One of the operator's commands: in the running site, or beside it where the database is a server's.
 * @throws Error where it was not answered.
 */
async function admin(...argv: string[]): Promise<AdminAnswer> {
  beside ??= postgres && (await createDeps(settings));
  const answer = beside ? await runAdmin(beside, { argv }) : await askSite(settings, { argv });
  if (!answer) throw new Error('Nobody answers');
  return answer;
}

async function call<Answer>(site: Site, { token }: Seller, path: string, body?: object): Promise<Answer> {
  const response = await fetch(site.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}

const ordersOf = async (site: Site, seller: Seller) =>
  (await call<{ orders: Order[] }>(site, seller, '/api/orders')).orders;

async function book({ id, plan }: Order): Promise<void> {
  const transfer = ['--amount', PRICES[plan] ?? '', '--bank', 'Sample Bank', '--transaction', `TRX-${id}`];
  const { ok, text } = await admin('orders', 'paid', String(id), ...transfer, '--by', 'Asma');
  // What it says when the first try went through and only its answer was lost.
  if (!ok && !text.includes('in the books already')) faults.push(`order ${id} could not be paid: ${text}`);
  acknowledged.set(id, 'paid');
  done.payments += 1;
}

/** Two people approve at the same moment: one does it, the other one is told. */
async function approve({ id }: Order): Promise<void> {
  approving += 1;
  try {
    const both = await Promise.all(
      ['Bilal', 'Chand'].map((name) => admin('orders', 'approve', String(id), '--by', name)),
    );
    const wins = both.filter(({ ok }) => ok).length;
    if (wins === 2) done.twice += 1;
    if (wins !== 1) faults.push(`order ${id} was approved ${wins} times: ${both.map(({ text }) => text).join(' | ')}`);
    acknowledged.set(id, 'active');
    done.approvals += 1;
  } finally {
    approving -= 1;
  }
}

async function refund({ id }: Order): Promise<void> {
  await admin('orders', 'refund', String(id), '--by', 'Dua');
  if ((await admin('orders', 'refund', String(id), '--by', 'Ejaz')).ok) {
    acknowledged.set(id, 'refunded');
    done.refunds += 1;
  }
}

/** A seller orders again and again, until the site is gone. */
async function live(site: Site, seller: Seller, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const plan = randomInt(3) === 0 ? 'premium' : 'pro';
      const { order } = await call<{ order: Order }>(site, seller, '/api/orders', { plan, months: 1 });
      done.orders += 1;
      await book(order);
      await approve(order);
      if (randomInt(5) === 0) await refund(order);
    } catch (error) {
      if (isOver()) return;
      // The kill comes while somebody waits for an answer; it is looked at after the restart.
      if (error instanceof Error && /answered \d/.test(error.message)) faults.push(error.message);
      return;
    }
  }
}

const RANK: Readonly<Record<State, number>> = { ordered: 0, cancelled: 0, paid: 1, active: 2, ended: 2, refunded: 3 };

/** After a restart: the ledger adds up, what was acknowledged is there, and what was cut off is done again, once. */
async function look(site: Site, sellers: readonly Seller[], round: number): Promise<void> {
  const check = async (when: string) => {
    const { ok, text } = await admin('ledger', 'check');
    if (!ok) faults.push(`round ${round}, ${when}: ${text}`);
  };
  await check('after the restart');
  for (const seller of sellers) {
    for (const order of await ordersOf(site, seller)) {
      const said = acknowledged.get(order.id);
      if (said && RANK[order.state] < RANK[said]) {
        faults.push(`round ${round}: order ${order.id} was ${said} and is ${order.state}`);
      }
      if (order.state !== 'ordered' && order.state !== 'paid') continue;
      done.again += 1;
      if (order.state === 'ordered') await book(order);
      await approve(order);
    }
  }
  await check('when it was done again');
}

/** At the end: each order was earned once, has one invoice and one payment, and was put on once. */
async function countAll(): Promise<void> {
  const deps = await createDeps(settings);
  const { rows } = await deps.pool.query<{ fault: string }>(`
    select 'order ' || o.id || ' has ' || earned || ' earnings, ' || invoices || ' invoices, ' || paid || ' payments, '
      || active || ' starts' as fault
    from orders o
    cross join lateral (select count(*) as earned from ledger_movements m where m.order_id = o.id and m.kind = 'earned') e
    cross join lateral (select count(*) as invoices from papers p where p.order_id = o.id and p.kind = 'invoice') i
    cross join lateral (select count(*) as paid from payments p where p.order_id = o.id) p
    cross join lateral (select count(*) as active from order_events v where v.order_id = o.id and v.state = 'active') a
    where o.state in ('active', 'ended', 'refunded') and (earned, invoices, active) <> (1, 1, 1) or paid > 1`);
  faults.push(...rows.map(({ fault }) => fault));
  await deps.close();
}

let site = await start();
try {
  const sellers: Seller[] = [];
  for (let seller = 0; seller < SELLERS; seller += 1) sellers.push(await signUp(site.origin, `${word()}@example.com`));
  for (let round = 1; round <= rounds && (round === 1 || performance.now() < deadline); round += 1) {
    let isOver = false;
    const lives = sellers.map((seller) => live(site, seller, () => isOver));
    await pause(randomInt(...LOAD_MS));
    for (const until = performance.now() + LONGEST_AIM_MS; approving === 0 && performance.now() < until; ) {
      await pause(1);
    }
    await pause(randomInt(LONGEST_APPROVAL_MS));
    if (approving > 0) done.cut += 1;
    isOver = true;
    await site.kill();
    await Promise.all(lives);
    site = await start();
    await look(site, sellers, round);
    done.rounds += 1;
    if (round % 10 === 0) console.log(`round ${round}: ${done.approvals} approvals, ${faults.length} faults`);
  }
  const code = await site.stop();
  if (code !== 0) faults.push(`the site ended with ${code} when it was asked to stop`);
  await countAll();
} catch (error) {
  faults.push((error as Error).stack ?? String(error));
} finally {
  await site.kill();
  await beside?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

const sorted = starts.toSorted((a, b) => a - b);
console.log(`${done.rounds} kills, ${done.cut} of them while an approval was under way`);
console.log(
  `${done.orders} orders, ${done.payments} payments, ${done.approvals} approvals and ${done.refunds} refunds acknowledged; ${done.again} orders went on after a restart`,
);
console.log(
  `restart: median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
);
for (const fault of new Set(faults)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'Money and plans agree after each restart.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
