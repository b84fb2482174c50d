import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Db } from './connect.ts';
import { answerWithin } from './timeLimits.ts';

/** How often the servers are asked how far they are. */
const ASK_MS = 250;
/** A server that does not answer for so long is away: it is known before what it said last is too old to go by. */
const ANSWER_MS = 500;
/** What a replica shows is at most this old. */
const OLDEST_MS = 1_000;

/** A replica as it is read: its database, and a connection of its own that asks how far it is. */
export interface ReplicaSource {
  /** For messages: host and port, never a password. */
  name: string;
  db: Db;
  probe: Pick<Pool, 'query'>;
  close: () => Promise<void>;
}

/** A place in the write-ahead log, as a number of bytes. */
type Place = bigint;

interface Replica extends ReplicaSource {
  /** How far it has replayed; undefined while it does not answer, or where it is no replica. */
  place: Place | undefined;
  askedAt: number;
}

/** A place as PostgreSQL writes it, `16/B374D848`. */
export function placeOf(text: string | null | undefined): Place | undefined {
  const parts = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '');
  return parts ? (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`) : undefined;
}

/**
 * The read replicas of the database, and which of them may be read now: one that answers, that is at most a second
 * behind, and that has replayed every change which this process knows of. While the primary is away nobody knows how
 * far behind a replica is, and each that answers may be read.
 */
export class Replicas {
  readonly #primary: Pick<Pool, 'query'>;
  readonly #all: Replica[];
  readonly #now: () => number;
  /** Where the primary was, and when: the newest last, those of the last second. */
  #marks: { at: number; place: Place }[] = [];
  #isPrimaryAway = false;
  #turn = 0;
  /** The rounds of asking that are under way, one for each server: one that hangs keeps nobody from the others. */
  #rounds: Promise<void>[] = [];
  readonly #closing = new AbortController();

  constructor(primary: Pick<Pool, 'query'>, sources: readonly ReplicaSource[], now = () => performance.now()) {
    this.#primary = primary;
    this.#all = sources.map((source) => ({ ...source, place: undefined, askedAt: Number.NEGATIVE_INFINITY }));
    this.#now = now;
  }

  /** Begins to ask the servers, and goes on until `close`. */
  async start(): Promise<void> {
    await this.ask();
    const asks = [() => this.#askPrimary(), ...this.#all.map((replica) => () => this.#askReplica(replica))];
    this.#rounds = asks.map((ask) => this.#goOnAsking(ask));
  }

  async #goOnAsking(ask: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await pause(ASK_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await ask();
    }
  }

  /** Asks every server once how far it is. */
  async ask(): Promise<void> {
    await Promise.all([this.#askPrimary(), ...this.#all.map((replica) => this.#askReplica(replica))]);
  }

  /**
   * A replica to read from, each in turn.
   * @param known the place in the log of the last change that the reader has to see; undefined where it knows of none
   * @returns undefined where the primary must be read
   */
  current(known: Place | undefined): Db | undefined {
    const fit = this.#all.filter((replica) => this.#mayRead(replica, known));
    this.#turn += 1;
    return fit[this.#turn % fit.length]?.db;
  }

  /** A reader found the primary away, before the next round of asking does. Holds until it answers again. */
  notePrimaryAway(): void {
    this.#isPrimaryAway = true;
  }

  /** Every replica with whether it is read now, for the metrics. */
  states(): { name: string; isRead: boolean }[] {
    return this.#all.map((replica) => ({ name: replica.name, isRead: this.#mayRead(replica, undefined) }));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#rounds);
    await Promise.all(this.#all.map(({ close }) => close()));
  }

  #mayRead({ place, askedAt }: Replica, known: Place | undefined): boolean {
    const oldest = this.#now() - OLDEST_MS;
    if (place === undefined || askedAt < oldest) return false;
    if (this.#isPrimaryAway) return true;
    // Where the primary was at some time in the last second, the replica must have come to.
    return (
      (known === undefined || place >= known) && this.#marks.some((mark) => mark.at >= oldest && place >= mark.place)
    );
  }

  async #askPrimary(): Promise<void> {
    const at = this.#now();
    try {
      // Where it inserts, not where it writes: with synchronous_commit=off a change is seen before it is written.
      const { rows } = await answerWithin(
        ANSWER_MS,
        this.#primary.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place'),
      );
      const place = placeOf(rows[0]?.place);
      this.#isPrimaryAway = place === undefined;
      this.#marks = this.#marks.filter((mark) => mark.at >= at - OLDEST_MS);
      if (place !== undefined) this.#marks.push({ at, place });
    } catch {
      this.#isPrimaryAway = true;
    }
  }

  async #askReplica(replica: Replica): Promise<void> {
    const askedAt = this.#now();
    try {
      const { rows } = await answerWithin(
        ANSWER_MS,
        replica.probe.query<{ place: string | null }>(
          'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place',
        ),
      );
      replica.place = placeOf(rows[0]?.place);
      replica.askedAt = askedAt;
    } catch {
      replica.place = undefined;
    }
  }
}
