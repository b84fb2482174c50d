import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { isbot } from 'isbot';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { addEvents, addSellers, type CountedEvent, forgetVisits, saltOf } from './counting.store.ts';
import type { Stretch, Visitor } from './eventCounter.ts';

type CountingDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'logger'>;

/** Seconds between two writes: what a crash loses at most is twice as much. */
const FLUSH_MS = 5_000;
/** Events of one statement; between two of them others are served. */
const BATCH = 1_000;
/** How long after midnight the events of the day before are still written. */
const LATE_MS = 10 * 60_000;
/**
 * How long the salt of a day is kept beyond that. A process whose clock is ahead is the first to forget a day: for the
 * others it must not be over yet, or a new salt would count everybody again. No longer: visitors read that it is
 * deleted by half past one at night.
 */
const APART_MS = HOUR_MS;
const FORGOTTEN_AT_ONCE = 5_000;

/** 64 bits of a keyed hash, as the signed number that the database holds. */
const hashOf = (salt: string, text: string): bigint =>
  createHmac('sha256', salt).update(text).digest().readBigInt64BE(0);

const visitorHash = (salt: string, { address, agent }: Visitor) => hashOf(salt, `${address} ${agent}`);

/** What people did in a stretch, each visitor, listing and kind once. Without a browser's name it is a program too. */
function* eventsIn({ visits }: Stretch, salt: string): Generator<CountedEvent> {
  for (const { visitor, shown } of visits.values()) {
    if (!visitor.agent || isbot(visitor.agent)) continue;
    const hash = visitorHash(salt, visitor);
    const seen = new Set<string>();
    for (const { kind, ids } of shown) {
      for (const id of ids) {
        const event = `${id} ${kind}`;
        if (seen.has(event)) continue;
        seen.add(event);
        yield {
          property_id: id,
          kind,
          visitor: String(hash),
          visit: String(hashOf(salt, `${hash} ${event}`)),
        };
      }
    }
  }
}

/** Who is signed in must be known before what they saw is counted. */
async function writeSellers({ db }: CountingDeps, { day, sellers }: Stretch): Promise<void> {
  if (sellers.size === 0) return;
  const salt = await saltOf(db, day);
  const rows = [...sellers.values()].flatMap(({ visitor, accounts }) =>
    [...accounts].map((accountId) => ({ visitor: visitorHash(salt, visitor), accountId })),
  );
  await addSellers(db, day, rows);
  sellers.clear();
}

async function writeVisits({ db }: CountingDeps, stretch: Stretch): Promise<void> {
  if (stretch.visits.size === 0) return;
  const salt = await saltOf(db, stretch.day);
  let batch: CountedEvent[] = [];
  const write = async () => {
    const events = batch;
    batch = [];
    if (events.length === 0) return;
    await db.transaction(async (tx) => {
      // Two processes that add to the same listings in different orders would wait for each other.
      await serialise(tx, 'insight-events');
      await addEvents(tx, stretch.day, events);
    });
  };
  for (const event of eventsIn(stretch, salt)) if (batch.push(event) === BATCH) await write();
  await write();
}

/**
 * Writes what was counted. Twice the same adds nothing, so a write that failed in the middle is simply done again.
 * @param younger of these only who is signed in is written.
 */
async function write(deps: CountingDeps, due: readonly Stretch[], younger: readonly Stretch[]): Promise<void> {
  const now = deps.clock();
  // The salt of a day that is over is gone: another one would count everybody again.
  const oldest = karachiDay(new Date(now.getTime() - LATE_MS));
  for (const stretch of [...due, ...younger]) if (stretch.day >= oldest) await writeSellers(deps, stretch);
  for (const stretch of due) if (stretch.day >= oldest) await writeVisits(deps, stretch);
}

/** Writes everything that was counted until now. */
export async function flushEvents(deps: CountingDeps): Promise<void> {
  deps.events.close();
  await write(deps, deps.events.takeClosed(), []);
}

/**
 * Writes what was counted every few seconds. Visits wait for one round: a page is sent before its browser says who is
 * signed in, perhaps to another process.
 * @returns stops it, and writes the rest.
 */
export function startCounting(deps: CountingDeps): () => Promise<void> {
  const stopping = new AbortController();
  let waiting: Stretch[] = [];
  const round = async () => {
    deps.events.close();
    const younger = deps.events.takeClosed();
    try {
      await write(deps, waiting, younger);
      waiting = younger;
    } catch (err) {
      deps.logger.warn({ err }, 'what visitors did could not be written; it is tried again');
      deps.events.putBack([...waiting, ...younger]);
      waiting = [];
    }
    const dropped = deps.events.takeDropped();
    if (dropped > 0) deps.logger.warn({ dropped }, 'more was seen than is counted: some of it was left out');
  };
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await pause(FLUSH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await round();
    }
  })();
  return async () => {
    stopping.abort();
    await working;
    deps.events.putBack(waiting);
    await flushEvents(deps).catch((err: unknown) => {
      deps.logger.warn({ err }, 'what visitors did in the last seconds is lost');
    });
  };
}

/** Throws the salts and hashes of days away that are over by every clock. */
export async function forgetDays({ db, clock }: Pick<Deps, 'db' | 'clock'>, stopping: AbortSignal): Promise<void> {
  const oldest = karachiDay(new Date(clock().getTime() - LATE_MS - APART_MS));
  let forgotten = FORGOTTEN_AT_ONCE;
  while (forgotten === FORGOTTEN_AT_ONCE && !stopping.aborted)
    forgotten = await forgetVisits(db, oldest, FORGOTTEN_AT_ONCE);
}
