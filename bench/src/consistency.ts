import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * Several processes of the built site on one PostgreSQL database: listings are paused and shown again through random processes
 * while others are read, and nothing that a process serves may be older than a second after the answer to the write.
 *
 *   BENCH_DATABASE_URL=postgres://… pnpm --filter @karachi-estates/bench consistency [processes] [writes]
 *
 * The database must be empty or the one of an earlier run: it gets the demo listings and a session of one of their sellers.
 */
const url = process.env.BENCH_DATABASE_URL;
if (!url) {
  console.error('BENCH_DATABASE_URL must name a PostgreSQL database');
  process.exit(2);
}
const [processes = 4, writes = 500] = process.argv.slice(2).map(Number);
const ALLOWED_MS = 1_000;
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4_700);
const main = fileURLToPath(new URL('../../apps/web/build/main.js', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'consistency-'));
const children: ChildProcess[] = [];

async function start(index: number): Promise<string> {
  const origin = `http://127.0.0.1:${FIRST_PORT + index}`;
  const env = {
    ...process.env,
    PORT: String(FIRST_PORT + index),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
  };
  children.push(spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return origin;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${origin} did not become ready`);
}

interface Listing {
  id: number;
  path: string;
  isShown: boolean;
  /** When the answer to the last write came; undefined while one is under way. */
  settledAt: number | undefined;
}

const random = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

try {
  // Together from the start: migrations and demo listings are made by one of them.
  const origins = await Promise.all(Array.from({ length: processes }, (_, index) => start(index)));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows: sellers } = await database.query<{ id: number }>(
    `select seller_id as id from properties where status in ('active', 'paused') group by 1 order by count(*) desc limit 1`,
  );
  const seller = sellers[0]?.id;
  const token = randomBytes(32).toString('base64url');
  await database.query(`update accounts set plan = 'premium' where id = $1`, [seller]);
  await database.query(`update properties set status = 'active' where seller_id = $1 and status = 'paused'`, [seller]);
  await database.query(
    `insert into sessions (account_id, token_hash, created_at, renewed_at, expires_at) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [seller, createHash('sha256').update(token).digest('hex')],
  );
  const { rows } = await database.query<{ id: number }>(
    `select id from properties where seller_id = $1 and status = 'active' order by id limit 12`,
    [seller],
  );
  await database.end();
  const listings: Listing[] = [];
  for (const { id } of rows) {
    const { slug } = (await (await fetch(`${origins[0]}/api/properties/by-ids?ids=${id}`)).json())[0];
    listings.push({ id, path: `/property-detail-home/${id}-${slug}`, isShown: true, settledAt: 0 });
  }

  let isOver = false;
  let checks = 0;
  const stale: string[] = [];
  const failures = new Map<number, number>();

  async function read(listing: Listing): Promise<void> {
    const { settledAt } = listing;
    const askedAt = performance.now();
    if (settledAt === undefined || askedAt - settledAt < ALLOWED_MS) return;
    const expected = listing.isShown;
    const origin = random(origins);
    const kind = random(['page', 'list', 'sitemap'] as const);
    let isShown: boolean;
    if (kind === 'page') {
      const { status } = await fetch(origin + listing.path);
      if (status !== 200 && status !== 404) {
        failures.set(status, (failures.get(status) ?? 0) + 1);
        return;
      }
      isShown = status === 200;
    } else if (kind === 'list') {
      const cards = await (await fetch(`${origin}/api/properties/by-ids?ids=${listing.id}`)).json();
      isShown = cards.length === 1;
    } else {
      const sitemap = await (await fetch(`${origin}/sitemap-properties-1.xml`)).text();
      isShown = sitemap.includes(`${listing.path}<`);
    }
    // A write that began meanwhile may or may not be in the answer.
    if (listing.settledAt !== settledAt) return;
    checks += 1;
    if (isShown !== expected)
      stale.push(`${kind} of ${listing.id} at ${origin}, ${Math.round(askedAt - settledAt)} ms after`);
  }

  const readers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      await read(random(listings));
      await new Promise((done) => setTimeout(done, 5));
    }
  });
  let refused = 0;
  for (let write = 0; write < writes; write += 1) {
    const listing = random(listings);
    listing.settledAt = undefined;
    const answer = await fetch(`${random(origins)}/api/properties/status/${listing.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status: listing.isShown ? 'paused' : 'active' }),
    });
    if (answer.ok) listing.isShown = !listing.isShown;
    else refused += 1;
    listing.settledAt = performance.now();
    await new Promise((done) => setTimeout(done, Math.random() * 200));
  }
  await new Promise((done) => setTimeout(done, ALLOWED_MS + 500));
  isOver = true;
  await Promise.all(readers);
  console.log(
    `${processes} processes, ${writes} writes (${refused} refused), ${checks} reads later than ${ALLOWED_MS} ms after a write: ${stale.length} stale`,
  );
  for (const [status, count] of failures) console.log(`${count} pages answered ${status}`);
  for (const each of stale.slice(0, 20)) console.error(each);
  process.exitCode = stale.length > 0 || refused > 0 || checks === 0 ? 1 : 0;
} finally {
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      return ended;
    }),
  );
  await rm(folder, { recursive: true, force: true });
}
