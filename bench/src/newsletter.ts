import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { createIssue, saveIssue, sendIssue } from '@karachi-estates/api/newsletter/issues.actions';
import { readSettings } from '@karachi-estates/api/settings';
import { exitCodeOf } from './leftOut.ts';
import { onBoth } from './postgres.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench newsletter --readers 1000 --kills 5 [--database embedded|PostgreSQL]`: puts an issue of the newsletter
 * before confirmed readers, runs the built site, ends it with SIGKILL in the middle of the sending, several times, each
 * time once some more mails have gone out, and starts it again. At the end every reader must have exactly one mail (a
 * file each), nobody else any, and every mail its reader's own way out. On PostgreSQL, and on the embedded database.
 */
const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '5' },
    database: { type: 'string' },
  },
});
const READERS = Number(values.readers);
const KILLS = Number(values.kills);
const LONGEST_MS = 15 * 60_000;

/** An installation of the site with its mails. */
interface Installation {
  environment: Record<string, string>;
  outbox: string;
}

/** The files of mails that are whole. */
const delivered = async ({ outbox }: Installation): Promise<string[]> =>
  (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));

async function withDatabase<Value>({ environment }: Installation, run: (deps: Deps) => Promise<Value>): Promise<Value> {
  const deps = await createDeps(readSettings({ ...environment, LOG_LEVEL: 'silent' }));
  try {
    return await run(deps);
  } finally {
    await deps.close();
  }
}

/** Readers, and some who must get nothing; the issue is sent, but nobody works on it yet. */
async function prepare(deps: Deps): Promise<number> {
  await deps.pool.query(
    `insert into newsletter_subscribers (email, email_key, unsubscribe_token, asked_at, confirmed_at, unsubscribed_at)
     select each.address, each.address, rpad('token-' || each.number, 43, 'x'), now() - interval '2 days',
       case when each.number <= $1 or each.number % 2 = 0 then now() - interval '1 day' end,
       case when each.number > $1 and each.number % 2 = 0 then now() end
     from (select number, 'reader-' || number || '@example.com' as address from generate_series(1, $1 + 100) number) each`,
    [READERS],
  );
  const actor = { id: null, name: 'bench', address: '' };
  const { id, version } = await createIssue(deps, actor, 'An issue of the bench');
  const content = `<h2>Salaam</h2><p>${'Prices of this month, street by street. '.repeat(40)}</p>`;
  const { version: seen } = await saveIssue(deps, actor, id, { version, subject: 'An issue of the bench', content });
  await sendIssue(deps, actor, id, { seen });
  return id;
}

/** What is wrong with the mails and the books of the issue. */
async function check(installation: Installation, deps: Deps, id: number): Promise<string[]> {
  const faults: string[] = [];
  const copies = new Map<string, number>();
  for (const name of await delivered(installation)) {
    const mail = (await readFile(join(installation.outbox, name), 'utf8'))
      .replace(/=\r?\n/g, '')
      .replace(/\r?\n[ \t]/g, ' ');
    const number = /^To: reader-(\d+)@example\.com/m.exec(mail)?.[1] ?? '';
    copies.set(number, (copies.get(number) ?? 0) + 1);
    if (!/^List-Unsubscribe:\s*<http/m.test(mail) || !mail.includes(`unsubscribe/token-${number}x`))
      faults.push(`${name} has no way out for reader ${number}`);
  }
  for (let number = 1; number <= READERS + 100; number += 1) {
    const count = copies.get(String(number)) ?? 0;
    const due = number <= READERS ? 1 : 0;
    if (count !== due) faults.push(`reader ${number} has ${count} mails instead of ${due}`);
  }
  const { rows } = await deps.pool.query<{ state: string; sent: number; all: number }>(
    `select state, (select count(*)::int from newsletter_deliveries where issue_id = $1 and state = 'sent') as sent,
       (select count(*)::int from newsletter_deliveries where issue_id = $1) as all
     from newsletter_issues where id = $1`,
    [id],
  );
  const [row] = rows;
  if (row?.state !== 'sent' || row.sent !== READERS || row.all !== READERS)
    faults.push(`the issue is ${row?.state} with ${row?.sent} of ${row?.all} deliveries sent, for ${READERS} readers`);
  return faults;
}

/** All of it on one database. @returns what is wrong. */
async function run(database: string, url: string | undefined): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-newsletter-'));
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    ...(url ? { DATABASE_URL: url } : {}),
  };
  const installation = { environment, outbox: join(folder, 'outbox') };
  const began = performance.now();
  const restarts: number[] = [];
  const killedAt: number[] = [];
  const faults: string[] = [];
  let site: Site | undefined;
  try {
    const id = await withDatabase(installation, prepare);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      site = new Site(environment);
      restarts.push(await site.ready());
      // In the middle: after its share of the mails, at a random moment of a batch.
      const wanted = Math.floor((READERS * kill) / (KILLS + 1));
      while ((await delivered(installation)).length < wanted && performance.now() - began < LONGEST_MS) await pause(5);
      await pause(randomInt(250));
      await site.kill();
      killedAt.push((await delivered(installation)).length);
    }
    site = new Site(environment);
    restarts.push(await site.ready());
    while ((await delivered(installation)).length < READERS && performance.now() - began < LONGEST_MS) await pause(100);
    // What would come twice comes now.
    await pause(15_000);
    await site.stop();
    faults.push(...(await withDatabase(installation, (deps) => check(installation, deps, id))));
  } catch (error) {
    faults.push((error as Error).stack ?? String(error));
  } finally {
    await site?.kill();
    await rm(folder, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  const counts = `${READERS} readers, ${KILLS} kills after ${killedAt.join(', ')} mails`;
  console.log(
    `${database}: ${counts}; ${seconds} s in all, slowest restart ${Math.round(Math.max(...restarts, 0))} ms`,
  );
  return faults.map((fault) => `${database}: ${fault}`);
}

const { faults, leftOut } = await onBoth(values.database, run);
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'Every reader has exactly one mail.' : `${faults.length} faults`);
process.exitCode = exitCodeOf({ faults, leftOut });
