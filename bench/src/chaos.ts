import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { localBucket } from '@karachi-estates/api/testing/localBucket';
import pg from 'pg';
import { countMails, mailFaults } from './outbox.ts';
import { startPostgres } from './postgres.ts';
import { freePort, Site } from './site.ts';
import {
  type Content,
  missing,
  newPhoto,
  postAd,
  postInterest,
  postLead,
  RefusedError,
  signUp,
  word,
} from './writers.ts';

/**
 * `pnpm bench chaos --seconds 30`: takes the picture store away from the running site for a while and gives it back,
 * then the same with the database server (`--only pictures` or `--only database` for one of them; where PostgreSQL's
 * programs are installed), while people read and write. Meanwhile every answer must be right, or 503 with words and
 * Retry-After; afterwards it must serve again without a restart, everything acknowledged must be there once, and every
 * mail of the outbox must go out.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, only: { type: 'string' } },
});
const AWAY_MS = Number(values.seconds) * 1_000;
/** People before it, and the longest that recovery may take after it. */
const UNDISTURBED_MS = 4_000;
const LONGEST_RECOVERY_MS = 120_000;
/** An outage lasts until somebody has met it, also on a machine that is busy with other work. */
const LONGEST_OUTAGE_MS = 120_000;
const LONGEST_MAIL_MS = 180_000;

const faults: string[] = [];

interface Tally {
  acknowledged: Content[];
  /** Answers 503 with words and when to come again. */
  turnedAway: number;
  served: number;
  /** When the last attempt before an acknowledgement was turned away, per kind of write. */
  pages: number;
}

function countRefusal(tally: Tally, error: unknown, what: string): void {
  if (!(error instanceof RefusedError)) {
    faults.push(`${what}: no answer (${(error as Error).message})`);
    return;
  }
  if (error.status === 503 && Number(error.retryAfter) > 0 && error.message.includes('"message"'))
    tally.turnedAway += 1;
  else faults.push(`${what}: ${error.message}`);
}

/** People who send something under a key until it is acknowledged, as the forms of the site do with their Retry. */
function startPeople(origin: string, tally: Tally, photos: boolean): () => Promise<void> {
  let isOver = false;
  let deadline = Number.POSITIVE_INFINITY;
  const untilTaken = async (what: string, send: () => Promise<Content>): Promise<Content> => {
    for (;;) {
      try {
        const content = await send();
        tally.acknowledged.push(content);
        return content;
      } catch (error) {
        countRefusal(tally, error, what);
        if (performance.now() > deadline) throw new Error(`${what} was sent again and again, and never taken`);
        await pause(500);
      }
    }
  };
  const visitor = async (what: string, send: (origin: string, key: string) => Promise<Content>) => {
    while (!isOver) {
      const key = word();
      await untilTaken(what, () => send(origin, key));
      await pause(100);
    }
  };
  const seller = async () => {
    while (!isOver) {
      const email = `seller-${word()}@example.com`;
      let isRetry = false;
      const account = await untilTaken('an account', () => {
        const attempt = signUp(origin, email, isRetry);
        isRetry = true;
        return attempt;
      });
      const token = account.kind === 'account' ? account.token : '';
      for (let count = 0; count < 2 && !isOver; count += 1) {
        const ad = { key: word(), token, title: `Sunny house ${word()}`, photos: [newPhoto(), newPhoto()] };
        await untilTaken('an ad', () => postAd(origin, ad));
        await pause(300);
      }
    }
  };
  const reader = async () => {
    for (const pages = ['/', '/properties', '/api/properties/cards', '/plans', '/healthz']; !isOver; ) {
      for (const page of pages) {
        try {
          const answer = await fetch(origin + page, { signal: AbortSignal.timeout(30_000) });
          const body = await answer.text();
          tally.pages += 1;
          if (answer.ok) tally.served += 1;
          else if (answer.status === 503 && answer.headers.has('retry-after') && page !== '/healthz')
            tally.turnedAway += 1;
          else faults.push(`${page} answered ${answer.status}: ${body.slice(0, 120)}`);
        } catch (error) {
          faults.push(`${page} was not answered: ${(error as Error).message}`);
        }
        await pause(150);
      }
    }
  };
  const people = [reader(), visitor('a lead', postLead), visitor('interest', postInterest)];
  if (photos) people.push(seller());
  return async () => {
    isOver = true;
    // A site that does not come back must end the run, not keep it waiting.
    deadline = performance.now() + LONGEST_RECOVERY_MS;
    for (const end of await Promise.allSettled(people)) if (end.status === 'rejected') faults.push(String(end.reason));
  };
}

/** Milliseconds until a write is taken again. */
async function recovery(send: () => Promise<Content>): Promise<{ ms: number; content?: Content }> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_RECOVERY_MS) {
    const content = await send().catch(() => undefined);
    if (content) return { ms: Math.round(performance.now() - began), content };
    await pause(100);
  }
  faults.push(`nothing was taken within ${LONGEST_RECOVERY_MS / 1_000} s after the return`);
  return { ms: LONGEST_RECOVERY_MS };
}

/** Lets an outage last. @returns how many were turned away by it. */
async function outage(tally: Tally, before: number): Promise<number> {
  await pause(AWAY_MS);
  const until = performance.now() + LONGEST_OUTAGE_MS;
  while (tally.turnedAway === before && performance.now() < until) await pause(100);
  return tally.turnedAway - before;
}

const newTally = (): Tally => ({ acknowledged: [], turnedAway: 0, served: 0, pages: 0 });

async function expectAll(origin: string, tally: Tally): Promise<void> {
  for (const content of tally.acknowledged) {
    const fault = await missing(origin, content);
    if (fault) faults.push(fault);
  }
}

async function storeAway(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-chaos-'));
  const bucket = await localBucket();
  const site = new Site({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    MEDIA_S3_ENDPOINT: bucket.settings.endpoint,
    MEDIA_S3_BUCKET: bucket.settings.bucket,
    MEDIA_S3_ACCESS_KEY: bucket.settings.accessKey,
    MEDIA_S3_SECRET_KEY: bucket.settings.secretKey,
  });
  try {
    await site.ready();
    const { pid } = site;
    const tally = newTally();
    const stopPeople = startPeople(site.origin, tally, true);
    await pause(UNDISTURBED_MS);
    await bucket.stop();
    const before = tally.turnedAway;
    const turnedAway = await outage(tally, before);
    if (turnedAway === 0) faults.push('no upload was turned away while the picture store was away');
    const account = await signUp(site.origin, `after-${word()}@example.com`);
    await bucket.start();
    const ad = { key: word(), token: account.token, title: `Sunny house ${word()}`, photos: [newPhoto()] };
    const { ms, content } = await recovery(() => postAd(site.origin, ad));
    if (content) tally.acknowledged.push(content);
    await stopPeople();
    await expectAll(site.origin, tally);
    if (site.pid !== pid) faults.push('the site was started anew');
    console.log(
      `picture store away for ${values.seconds} s: ${turnedAway} uploads turned away with words, ${tally.served} of ${tally.pages} page requests served, the next upload taken ${ms} ms after the return; ${tally.acknowledged.length} writes acknowledged, all looked up`,
    );
    const code = await site.stop();
    if (code !== 0) faults.push(`the site ended with ${code} when it was asked to stop: ${site.output.slice(-1_500)}`);
  } finally {
    await site.kill();
    await bucket.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function databaseAway(): Promise<void> {
  const server = await startPostgres();
  if (!server?.outage) {
    console.log('PostgreSQL is not installed here: the part with the database is left out.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-chaos-'));
  const site = new Site({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    DATABASE_URL: server.url,
  });
  try {
    await site.ready();
    const tally = newTally();
    const stopPeople = startPeople(site.origin, tally, true);
    await pause(UNDISTURBED_MS);
    await server.outage.begin();
    const before = { ...tally, acknowledged: tally.acknowledged.length };
    const ready = await fetch(`${site.origin}/readyz`);
    if (ready.status !== 503) faults.push(`/readyz answered ${ready.status} without a database`);
    const turnedAway = await outage(tally, before.turnedAway);
    const served = tally.served - before.served;
    if (tally.acknowledged.length > before.acknowledged + 3) faults.push('writes were acknowledged without a database');
    if (turnedAway === 0) faults.push('nothing was turned away while the database was away');
    await server.outage.end();
    const key = word();
    const { ms, content } = await recovery(() => postLead(site.origin, key));
    if (content) tally.acknowledged.push(content);
    await pause(UNDISTURBED_MS);
    await stopPeople();
    await expectAll(site.origin, tally);

    // A write whose connection broke was sent again under its key: it must be there once, and so must its mail.
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const one = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n);
    const count = (kind: Content['kind']) => tally.acknowledged.filter((each) => each.kind === kind).length;
    for (const [kind, table] of [
      ['lead', 'leads'],
      ['interest', 'interest_registrations'],
      ['ad', 'properties'],
      ['account', 'accounts'],
    ] as const) {
      const rows = await one(`select count(*) as n from ${table}`);
      if (rows !== count(kind)) faults.push(`${rows} rows of ${table} for ${count(kind)} acknowledged ones`);
    }
    const mails = await countMails(client);
    faults.push(...mailFaults(mails, { requests: count('lead') + count('interest'), accounts: count('account') }));
    const written = mails.desk + mails.owners;
    // A mail that was in hand when the connection broke is nobody else's for five minutes; nobody waits for that here.
    await client.query('update outbox set next_attempt_at = now() where sent_at is null');
    const deadline = performance.now() + LONGEST_MAIL_MS;
    while (performance.now() < deadline && (await one('select count(*) as n from outbox where sent_at is null')) > 0)
      await pause(1_000);
    const unsent = await one('select count(*) as n from outbox where sent_at is null');
    if (unsent > 0) faults.push(`${unsent} mails were not sent within ${LONGEST_MAIL_MS / 1_000} s`);
    await client.end();
    const delivered = (await readdir(join(folder, 'outbox'))).filter((name) => name.endsWith('.eml')).length;
    if (delivered < written) faults.push(`${delivered} mails delivered of ${written} written`);
    console.log(
      `database away for ${values.seconds} s: ${turnedAway} requests turned away with words, ${served} page requests served meanwhile, the next write taken ${ms} ms after the return; ${tally.acknowledged.length} writes acknowledged and there once, ${mails.desk} mails to the desk, ${mails.owners} to owners, ${written - unsent} sent`,
    );
    const code = await site.stop();
    if (code !== 0) faults.push(`the site ended with ${code} when it was asked to stop: ${site.output.slice(-1_500)}`);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe site said:\n${site.output.slice(-2_000)}`);
  } finally {
    await site.kill();
    await server.outage.end().catch(() => undefined);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  if (values.only !== 'database') await storeAway();
  if (values.only !== 'pictures') await databaseAway();
} catch (error) {
  faults.push((error as Error).stack ?? String(error));
}
for (const fault of new Set(faults)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'Everything came back by itself, nothing was lost.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
