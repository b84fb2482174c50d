import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runAdmin } from '@karachi-estates/api/admin/commands';
import { createDeps } from '@karachi-estates/api/deps';
import { readSettings } from '@karachi-estates/api/settings';
import { leftOutCode } from './leftOut.ts';
import { newServerFolder } from './postgres.ts';
import { machine } from './section.ts';
import { freePort, Site } from './site.ts';
import { Traffic, timesThere } from './traffic.ts';
import { json, send, signUp, untilTaken, word } from './writers.ts';

/**
 * `pnpm bench backup`: backups that stream, by the commands of docs/operations.md. People write without a pause while a
 * base copy and the log are fetched and a dump goes into another database; then the server is killed and recovered to a
 * moment in between. Everything acknowledged before that moment must be there once, nothing that began after it; in the
 * dump everything acknowledged before it began. On both, the operator's `ledger check` and `audit verify` must be
 * content, and an order that was paid in time active.
 */
const RUN_MS = 2_000;
const WRITES_A_SECOND = 20;
/** So that a small database takes as long as it needs for writes to fall into its copy. */
const RATE = '8M';

const folder = await newServerFolder();
if (!folder) {
  process.exit(leftOutCode(['PostgreSQL (initdb, pg_basebackup, pg_receivewal, pg_dump)']));
}
const files = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const server = await folder.newServer();
const recovered = await folder.newServer();

let failures = 0;
function check(what: string, isRight: boolean, found: unknown = ''): void {
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${JSON.stringify(found)}`}`);
  if (!isRight) failures += 1;
}

async function took(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1_000;
}

/** The operator's commands, on a database whose site need not run. */
async function operator(url: string) {
  const settings = readSettings({ DATA_DIR: files, DATABASE_URL: url, DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
  const deps = await createDeps(settings);
  return { admin: (...argv: string[]) => runAdmin(deps, { argv }), pool: deps.pool, close: () => deps.close() };
}

type Operator = Awaited<ReturnType<typeof operator>>;

/** A seller orders a plan, one person books the transfer and another one approves it. @returns the order's number. */
async function sell(origin: string, { admin }: Operator): Promise<number> {
  const { token } = await untilTaken(() => signUp(origin, `${word()}@example.com`));
  const wish = json({ plan: 'pro', months: 1 }, { authorization: `Bearer ${token}` });
  const { order } = (await untilTaken(() => send(origin, '/api/orders', wish))) as { order: { id: number } };
  const transfer = ['--amount', '3000', '--bank', 'Sample Bank', '--transaction', `TRX-${order.id}`];
  for (const words of [
    ['paid', String(order.id), ...transfer, '--by', 'Asma'],
    ['approve', String(order.id), '--by', 'Bilal'],
  ]) {
    const { ok, text } = await admin('orders', ...words);
    if (!ok) throw new Error(`orders ${words.join(' ')}: ${text}`);
  }
  return order.id;
}

/** The operator's commands find a database in order, and these orders alone are active. */
async function checkBooks(where: string, url: string, orders: readonly number[]): Promise<void> {
  const { admin, close, pool } = await operator(url);
  try {
    for (const words of [
      ['ledger', 'check'],
      ['audit', 'verify'],
    ]) {
      const { ok, text } = await admin(...words);
      check(`${where}: \`pnpm admin ${words.join(' ')}\` is content`, ok, text);
    }
    const { rows } = await pool.query<{ id: number }>("select id from orders where state = 'active' order by id");
    const active = rows.map(({ id }) => id);
    check(`${where}: the orders paid before are active, no later ones`, `${active}` === `${orders}`, active);
  } finally {
    await close();
  }
}

let site: Site | undefined;
try {
  await server.create();
  site = new Site({
    DATA_DIR: files,
    DATABASE_URL: server.url,
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    PORT: String(await freePort()),
  });
  await site.ready();
  const desk = await operator(server.url);
  const first = await sell(site.origin, desk);
  const traffic = new Traffic(site.origin, WRITES_A_SECOND);
  const emails = () => traffic.acknowledged.map(({ email }) => email);

  const fetchLog = `pg_receivewal -d ${server.url} -D log --slot=backup`;
  await folder.run('sh', '-c', `mkdir log && ${fetchLog} --create-slot --if-not-exists`);
  // It ends with the server.
  const log = folder.run('sh', '-c', `${fetchLog} --no-loop`).catch(() => undefined);
  await pause(RUN_MS);

  const beforeBase = traffic.acknowledged.length;
  const baseSeconds = await took(
    // The command of the document, but at once: else it waits a minute or two for the next checkpoint.
    folder.run(
      'pg_basebackup',
      ...['-d', server.url, '-D', 'base', '-F', 'tar', '-z', '-X', 'none', '-r', RATE, '--checkpoint=fast'],
    ),
  );
  const duringBase = traffic.acknowledged.length - beforeBase;
  check('people wrote while the base was copied', duringBase > 0);

  const beforeDump = emails();
  await server.ask('create database dumped');
  const dumped = new URL('/dumped', server.url).href;
  const dumpSeconds = await took(
    folder.run('sh', '-c', `pg_dump --format=custom ${server.url} | pg_restore --exit-on-error -d ${dumped}`),
  );
  const duringDump = traffic.acknowledged.length - beforeDump.length;
  const inDump = await timesThere(dumped);
  const dumpLost = beforeDump.filter((email) => inDump.get(email) !== 1);
  check(`the dump has all of ${beforeDump.length} acknowledged before it, once`, dumpLost.length === 0, dumpLost);
  await checkBooks('the dump', dumped, [first]);

  const second = await sell(site.origin, desk);
  await pause(RUN_MS);
  const earlier = performance.now();
  // Whole milliseconds, so that it is no sooner than what was just acknowledged.
  const named = new Date(Date.now() + 1).toISOString().replace('T', ' ').replace('Z', '+00');
  await pause(5);
  const later = performance.now();
  await pause(RUN_MS);
  await sell(site.origin, desk);
  await desk.close();
  check('no write failed meanwhile', traffic.faults.length === 0, traffic.faults);
  const { refused } = traffic;
  await server.kill();
  await log;
  await site.kill();
  await traffic.stop();

  const recoverySeconds = await took(
    (async () => {
      await folder.run(
        'sh',
        '-c',
        `mkdir -m 700 ${recovered.data} && tar -xzf base/base.tar.gz -C ${recovered.data}
        for part in log/*.partial; do cp "$part" "\${part%.partial}"; done
        echo "restore_command = 'cp ${folder.path}/log/%f %p'" >> ${recovered.data}/postgresql.conf
        echo "recovery_target_time = '${named}'" >> ${recovered.data}/postgresql.conf
        touch ${recovered.data}/recovery.signal`,
      );
      await recovered.start();
      while ((await recovered.ask('select pg_get_wal_replay_pause_state()')) !== 'paused') await pause(50);
      await recovered.ask('select pg_wal_replay_resume()');
      while ((await recovered.ask('select pg_is_in_recovery()')) !== 'f') await pause(50);
    })(),
  );
  const there = await timesThere(recovered.url);
  const before = traffic.acknowledged.filter(({ at }) => at < earlier);
  const after = traffic.acknowledged.filter(({ at, tookMs }) => at - tookMs > later);
  const lost = before.filter(({ email }) => there.get(email) !== 1).map(({ email }) => email);
  const extra = after.filter(({ email }) => there.has(email)).map(({ email }) => email);
  check(`recovered to ${named}: all of ${before.length} acknowledged before are there, once`, lost.length === 0, lost);
  check(`none of ${after.length} that began after it is`, after.length > 0 && extra.length === 0, extra);
  await checkBooks('recovered', recovered.url, [first, second]);

  console.log(`Base copied in ${baseSeconds.toFixed(1)} s (${RATE}B a second at most) while ${duringBase} writes were`);
  console.log(`acknowledged, dumped and restored in ${dumpSeconds.toFixed(1)} s beside ${duringDump}, recovered in`);
  console.log(`${recoverySeconds.toFixed(1)} s; ${refused} writes were told to come again; ${machine()}.`);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await site?.kill();
  for (const each of [server, recovered]) await each.kill().catch(() => undefined);
  await folder.remove();
  await rm(files, { recursive: true, force: true });
}
