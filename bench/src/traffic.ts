import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postInterest, postLead, RefusedError, word } from './writers.ts';

const READERS = 4;
const LONGEST_MS = 60_000;
/** A machine that cannot keep up with the clock writes as fast as it can. */
const MOST_AT_ONCE = 60;
const PAGES = ['/', '/properties', '/api/properties/cards?purpose=sale', '/api/blogs'];

/** An acknowledged write: who it names, when it was answered (`performance.now()`) and how long that took. */
interface Acknowledged {
  email: string;
  at: number;
  tookMs: number;
}

/** People who send leads and register interest by the clock and try again where they are refused, and readers. */
export class Traffic {
  readonly acknowledged: Acknowledged[] = [];
  readonly faults: string[] = [];
  readonly failedReads: string[] = [];
  refused = 0;
  reads = 0;
  #isOver = false;
  readonly #origin: string;
  readonly #everybody: Promise<void>[] = [];
  /** Writes that are tried, again where they were refused. */
  readonly #waiting = new Set<Promise<void>>();

  constructor(origin: string, writesASecond: number) {
    this.#origin = origin;
    this.#everybody.push(
      this.#write(writesASecond),
      ...Array.from({ length: READERS }, (_, reader) => this.#read(reader)),
    );
  }

  async #write(writesASecond: number): Promise<void> {
    let next = performance.now();
    for (let count = 0; !this.#isOver; count += 1) {
      if (this.#waiting.size === MOST_AT_ONCE) await Promise.race(this.#waiting);
      const write: Promise<void> = this.#writeOne(count).finally(() => this.#waiting.delete(write));
      this.#waiting.add(write);
      next = Math.max(next + 1_000 / writesASecond, performance.now());
      await pause(next - performance.now());
    }
    await this.untilTaken();
  }

  /** Tries as people do: again and again, the same request under the same key. */
  async #writeOne(count: number): Promise<void> {
    const key = word();
    const begun = performance.now();
    const [kind, post] = count % 2 === 0 ? (['lead', postLead] as const) : (['interest', postInterest] as const);
    for (const until = begun + LONGEST_MS; performance.now() < until; await pause(500)) {
      try {
        await post(this.#origin, key);
        const at = performance.now();
        this.acknowledged.push({ email: `${kind}-${key}@example.com`, at, tookMs: at - begun });
        return;
      } catch (error) {
        if (error instanceof RefusedError && error.status === 503 && Number(error.retryAfter) > 0) this.refused += 1;
        else this.faults.push(`${error}${error instanceof Error && error.cause ? ` (${error.cause})` : ''}`);
      }
      if (this.#isOver) return;
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

  /** Waits for the first write that is acknowledged after a moment. @returns when that was. */
  async untilWritten(since: number): Promise<number> {
    for (;;) {
      const first = this.acknowledged.find(({ at }) => at > since);
      if (first) return first.at;
      if (performance.now() > since + LONGEST_MS) throw new Error('Nothing could be written for a minute.');
      await pause(10);
    }
  }

  /** Waits until all writes that have begun are taken. */
  async untilTaken(): Promise<void> {
    await Promise.all(this.#waiting);
  }

  /** Nobody begins anything any more, and who is refused does not try again. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#everybody);
  }
}

/** How often each person who wrote stands in a database. */
export async function timesThere(url: string): Promise<Map<string, number>> {
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
