import { type EventKind, startOfDay } from '@karachi-estates/domain/insights/insights';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { DAY_MS } from '../durations.ts';

/**
 * Listings that an answer shows, and what it counts as. One object for an answer that is kept, however often it is
 * sent.
 */
export interface Shown {
  kind: EventKind;
  ids: readonly number[];
}

/** A visitor of some seconds, in memory only. */
export interface Visitor {
  /** Address, of IPv6 the network. */
  address: string;
  agent: string;
}

/** What was seen in a stretch of time within one day. */
export interface Stretch {
  day: string;
  visits: Map<string, { visitor: Visitor; shown: Set<Shown> }>;
  /** Accounts of sellers by the visitor who is signed in to them. */
  sellers: Map<string, { visitor: Visitor; accounts: Set<number> }>;
}

/** Answers that are remembered until they are written; beyond, some seconds of a flood are not counted. */
const MOST_SHOWN = 50_000;
/** How many stretches wait for a database that is away: some minutes. */
const MOST_STRETCHES = 30;
const LONGEST_AGENT = 300;

/**
 * What visitors see, kept in memory until {@link takeClosed} hands it out to be written. Noting costs a request two
 * look-ups in maps and waits for nothing; hashes, bots and doubles are the writer's work.
 */
export class EventCounter {
  readonly #clock: () => Date;
  #open: Stretch | undefined;
  #closed: Stretch[] = [];
  #dayEnds = 0;
  #shown = 0;
  #dropped = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  #stretch(): Stretch {
    const now = this.#clock();
    if (this.#open && now.getTime() < this.#dayEnds && now.getTime() >= this.#dayEnds - DAY_MS) return this.#open;
    this.close();
    const day = karachiDay(now);
    this.#dayEnds = startOfDay(day).getTime() + DAY_MS;
    this.#open = { day, visits: new Map(), sellers: new Map() };
    return this.#open;
  }

  /** Notes what a visitor was shown. */
  note({ address, agent }: Visitor, shown: readonly Shown[]): void {
    if (this.#shown >= MOST_SHOWN) {
      this.#dropped += shown.length;
      return;
    }
    const { visits } = this.#stretch();
    const key = `${address} ${agent}`;
    let visit = visits.get(key);
    if (!visit) {
      visit = { visitor: { address, agent: agent.slice(0, LONGEST_AGENT) }, shown: new Set() };
      visits.set(key, visit);
    }
    for (const each of shown) {
      if (visit.shown.has(each)) continue;
      visit.shown.add(each);
      this.#shown += 1;
    }
  }

  /** Notes that a visitor is signed in as a seller, whose own listings they do not count for. */
  noteSeller({ address, agent }: Visitor, accountId: number): void {
    const { sellers } = this.#stretch();
    const key = `${address} ${agent}`;
    const known = sellers.get(key);
    if (known) known.accounts.add(accountId);
    else if (sellers.size < MOST_SHOWN)
      sellers.set(key, { visitor: { address, agent: agent.slice(0, LONGEST_AGENT) }, accounts: new Set([accountId]) });
  }

  /** Ends the open stretch: what comes now belongs to the next one. */
  close(): void {
    if (this.#open && this.#open.visits.size + this.#open.sellers.size > 0) this.#closed.push(this.#open);
    this.#open = undefined;
    this.#shown = 0;
  }

  /** Takes the stretches that have ended. */
  takeClosed(): Stretch[] {
    const closed = this.#closed;
    this.#closed = [];
    return closed;
  }

  /** Puts back what could not be written; the oldest is given up where too much waits. */
  putBack(stretches: readonly Stretch[]): void {
    const waiting = [...stretches, ...this.#closed];
    this.#dropped += Math.max(0, waiting.length - MOST_STRETCHES);
    this.#closed = waiting.slice(-MOST_STRETCHES);
  }

  /** How much was left out since this was asked last. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}
