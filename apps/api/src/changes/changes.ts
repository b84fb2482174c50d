import type { Db } from '../db/connect.ts';
import { placeOf } from '../db/replicas.ts';
import { answerWithin } from '../db/timeLimits.ts';
import { refuseInTransaction } from '../db/transactions.ts';
import { type ReadChanges, readChanges } from './changes.store.ts';
import { concerned, EVERYTHING } from './subjects.ts';

/** What other processes wrote is seen after at most this long; what this one wrote, at once. */
const READ_AGAIN_MS = 500;
/** A database that did not answer is not asked again for so long. */
const AWAY_MS = 1_000;
/** Rows are purged after an hour: who has not read them for half of it starts anew. */
const READ_IN_TIME_MS = 30 * 60_000;
/** Subjects whose last change is remembered by name. */
const MOST_SUBJECTS = 100_000;

export interface ChangesOptions {
  /** How long readers wait for the database; for ever without it. */
  limitMs?: number;
  now?: () => number;
}

/**
 * What this process knows of the changes in the public data. A version is a number that grows with each change that
 * becomes known; something read at one version is current as long as none of its subjects has changed after it.
 */
export class Changes {
  #version = 1;
  readonly #changedAt = new Map<string, number>();
  /** Whatever was read before this version counts as changed. */
  #everythingChangedAt = 1;
  #since: number | undefined;
  #seen = new Set<number>();
  #reading: Promise<number> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #lastReadAt: number;
  /** That it is away, and when that was seen; undefined while it answers. */
  #away: { at: number; error: unknown } | undefined;
  #place: bigint | undefined;
  #timeline: string | null = null;
  readonly #read: (since: number | undefined) => Promise<ReadChanges>;
  readonly #limitMs: number | undefined;
  readonly #now: () => number;

  constructor(read: (since: number | undefined) => Promise<ReadChanges>, options: ChangesOptions = {}) {
    this.#read = read;
    this.#limitMs = options.limitMs;
    this.#now = options.now ?? (() => performance.now());
    this.#lastReadAt = this.#now();
  }

  /** The changes of a database. */
  static of(db: Db, options: ChangesOptions = {}): Changes {
    return new Changes((since) => readChanges(db, since), options);
  }

  /**
   * The version that was read last, while it is fresh; undefined where the database must be asked.
   * @throws Error within a transaction, where asking might need a second connection
   */
  cachedVersion(): number | undefined {
    refuseInTransaction();
    return this.#reading === undefined && this.#now() - this.#readAt < READ_AGAIN_MS ? this.#version : undefined;
  }

  /**
   * The version with all changes that were committed half a second ago, or by a request that this process has answered.
   * @throws where the database does not answer in time, or did not a moment ago
   */
  async version(): Promise<number> {
    const cached = this.cachedVersion();
    if (cached !== undefined) return cached;
    if (this.#away && this.#now() - this.#away.at < AWAY_MS) throw this.#away.error;
    const underWay = this.#reading && this.#now() - this.#readAt < READ_AGAIN_MS ? this.#reading : undefined;
    return underWay ?? this.#beginReading();
  }

  /** Reads what has changed; all who ask meanwhile wait for the same answer, and no longer than the limit. */
  #beginReading(): Promise<number> {
    const answer = this.#catchUp();
    const reading = this.#limitMs === undefined ? answer : answerWithin(this.#limitMs, answer);
    this.#reading = reading;
    const settled = () => {
      if (this.#reading === reading) this.#reading = undefined;
    };
    reading.then(settled, (error: unknown) => {
      settled();
      this.expectNews();
      this.#away = { at: this.#now(), error };
    });
    // Also one that came too late for its readers: the database is there again.
    const isThere = () => {
      this.#away = undefined;
    };
    answer.then(isThere, () => undefined);
    return reading;
  }

  /** Where in the write-ahead log the last change is that is known here; undefined before there is one. */
  get place(): bigint | undefined {
    return this.#place;
  }

  /** Something may have changed just now: the next version is read from the database. */
  expectNews(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether none of the subjects has changed after the version. */
  isCurrent(subjects: readonly string[], version: number): boolean {
    if (version === this.#version) return true;
    if (version < this.#everythingChangedAt) return false;
    return subjects.every((subject) => (this.#changedAt.get(subject) ?? 0) <= version);
  }

  async #catchUp(): Promise<number> {
    const startedAt = this.#now();
    this.#readAt = startedAt;
    const { changes, horizon, place, timeline } = await this.#read(this.#since);
    // A promoted replica may use numbers of transactions again that were lost with the primary.
    const isOtherServer = timeline !== null && this.#timeline !== null && timeline !== this.#timeline;
    const isAnew = this.#since === undefined || isOtherServer || startedAt - this.#lastReadAt > READ_IN_TIME_MS;
    this.#since = isAnew ? horizon : Math.max(this.#since ?? 0, horizon);
    this.#timeline = timeline ?? this.#timeline;
    this.#lastReadAt = startedAt;
    const news = changes.filter(({ id }) => !this.#seen.has(id));
    this.#seen = new Set(changes.map(({ id }) => id));
    if (news.length > 0 || isAnew) {
      this.#version += 1;
      this.#place = placeOf(place) ?? this.#place;
    }
    if (isAnew) this.#changeEverything();
    for (const { subject } of news) this.#change(subject);
    return this.#version;
  }

  #change(subject: string): void {
    if (subject === EVERYTHING || this.#changedAt.size >= MOST_SUBJECTS) this.#changeEverything();
    for (const each of concerned(subject)) this.#changedAt.set(each, this.#version);
  }

  #changeEverything(): void {
    this.#everythingChangedAt = this.#version;
    this.#changedAt.clear();
  }
}
