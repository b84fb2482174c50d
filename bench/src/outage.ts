import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Pair } from './postgres.ts';
import { freePort, Site } from './site.ts';
import { postInterest, postLead, RefusedError, word } from './writers.ts';

const READERS = 4;
const RUN_MS = 1_500;
const LONGEST_MS = 60_000;
const PAGES = ['/', '/properties', '/api/properties/cards?purpose=sale', '/api/blogs'];

/** What a number of rounds showed. */
export interface Outages {
  /** Seconds from the last acknowledged write before each kill to the first one after it. */
  gaps: number[];
  acknowledged: number;
  /** Answers 503 with Retry-After to who wrote meanwhile. */
  refused: number;
  /** Writes whose connection broke or that were answered otherwise, by what they were answered. */
  faults: string[];
  reads: number;
  failedReads: string[];
  lost: number;
  doubled: number;
  /** What went wrong, writing or reading, while a replica was killed. */
  noticed: string[];
}

class Traffic {
  readonly acknowledged: { email: string; at: number }[] = [];
  readonly faults: string[] = [];
  readonly failedReads: string[] = [];
  refused = 0;
  reads = 0;
  #isOver = false;
  readonly #origin: string;
  readonly #everybody: Promise<void>[] = [];

  /** Writes that are tried, again where they were refused. */
  waiting = 0;

  constructor(origin: string, writesASecond: number) {
    this.#origin = origin;
    this.#everybody.push(
      this.#write(writesASecond),
      ...Array.from({ length: READERS }, (_, reader) => this.#read(reader)),
    );
  }

  async #write(writesASecond: number): Promise<void> {
    const writing: Promise<void>[] = [];
    const begin = performance.now();
    for (let count = 0; !this.#isOver; count += 1) {
      this.waiting += 1;
      const over = () => {
        this.waiting -= 1;
      };
      writing.push(this.#writeOne(count).finally(over));
      await pause(Math.max(0, begin + (count * 1_000) / writesASecond - performance.now()));
    }
    await Promise.all(writing);
  }

  /** Tries as people do: again and again, the same request under the same key. */
  async #writeOne(count: number): Promise<void> {
    const key = word();
    const [kind, post] = count % 2 === 0 ? (['lead', postLead] as const) : (['interest', postInterest] as const);
    for (const until = performance.now() + LONGEST_MS; performance.now() < until; await pause(500)) {
      try {
        await post(this.#origin, key);
        this.acknowledged.push({ email: `${kind}-${key}@example.com`, at: performance.now() });
        return;
      } catch (error) {
        if (error instanceof RefusedError && error.status === 503 && Number(error.retryAfter) > 0) this.refused += 1;
        else this.faults.push(String(error));
      }
    }
    this.faults.push(`a ${kind} was never taken`);
  }

  async #read(reader: number): Promise<void> {
    for (let asked = reader; !this.#isOver; asked += 1) {
      const path = PAGES[asked % PAGES.length] as string;
      const response = await fetch(this.#origin + path).catch((error: Error) => error);
      if (response instanceof Error) this.failedReads.push(`${path}: ${response.message}`);
      else {
        if (response.status !== 200) this.failedReads.push(`${path}: ${response.status}`);
        await response.arrayBuffer();
      }
      this.reads += 1;
      await pause(25);
    }
  }

  async untilWritten(since: number): Promise<number> {
    for (;;) {
      const first = this.acknowledged.find(({ at }) => at > since);
      if (first) return first.at;
      if (performance.now() > since + LONGEST_MS) throw new Error('Nothing could be written for a minute.');
      await pause(10);
    }
  }

  /** Waits until what was refused has been taken. */
  async untilCalm(): Promise<void> {
    for (const until = performance.now() + LONGEST_MS; this.waiting > 2 && performance.now() < until; ) await pause(10);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#everybody);
  }
}

async function timesThere(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ email: string; times: string }>(
      `select email, count(*) as times from
         (select email from leads union all select email from interest_registrations) as written group by email`,
    )
    .finally(() => client.end());
  return new Map(rows.map(({ email, times }) => [email, Number(times)]));
}

/**
 * Kills the primary of a pair in rounds while people write and read, promotes the other, and brings the killed one back
 * as its replica. In the end a replica is killed, which nobody may notice.
 * @param database an empty database of the pair, or one that a site has made.
 */
export async function outages(pair: Pair, database: string, rounds: number, writesASecond = 50): Promise<Outages> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-outage-'));
  const site = new Site({
    DATA_DIR: folder,
    DATABASE_URL: pair.url(database),
    DATABASE_REPLICA_URLS: pair.replicaUrls(database),
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    PORT: String(await freePort()),
  });
  const gaps: number[] = [];
  try {
    await site.ready();
    const traffic = new Traffic(site.origin, writesASecond);
    for (let round = 1; round <= rounds; round += 1) {
      await pause(RUN_MS);
      await traffic.untilWritten(performance.now());
      await pair.primary.kill();
      const killed = performance.now();
      await pair.promote();
      const back = await traffic.untilWritten(killed);
      const last = Math.max(...traffic.acknowledged.filter(({ at }) => at <= killed).map(({ at }) => at));
      gaps.push((back - last) / 1_000);
      await pair.replica.follow(pair.primary);
    }
    await pause(RUN_MS);
    await traffic.untilCalm();
    const before = { faults: traffic.faults.length, reads: traffic.failedReads.length, refused: traffic.refused };
    // Who has one replica alone must not wait for it when it dies.
    await pair.primary.waitFor('none');
    await pair.replica.kill();
    await pause(RUN_MS);
    const noticed = [...traffic.faults.slice(before.faults), ...traffic.failedReads.slice(before.reads)];
    if (traffic.refused > before.refused) noticed.push(`${traffic.refused - before.refused} writes were refused`);
    await traffic.stop();
    const times = await timesThere(new URL(`/${database}`, pair.primary.url).href);
    const { acknowledged, refused, faults, reads, failedReads } = traffic;
    return {
      gaps,
      acknowledged: acknowledged.length,
      refused,
      faults,
      reads,
      failedReads,
      lost: acknowledged.filter(({ email }) => !times.has(email)).length,
      doubled: [...times.values()].filter((each) => each > 1).length,
      noticed,
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
