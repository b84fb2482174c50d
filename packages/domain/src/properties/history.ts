import type { ListingStatus } from './status.ts';

/** A price that was cut is said to be reduced for this long (product rule). */
export const REDUCED_DAYS = 30;

/** How long the page of a sold or rented home stays, for who saved or shared it (product rule). */
export const ENDED_DAYS = 365;

const DAY_MS = 86_400_000;

/** What a listing cost and which state it had from a moment on; `at` in milliseconds, `price` in rupees. */
export interface ListingState {
  at: number;
  price: number;
  status: ListingStatus;
}

/** What became of a listing, for people: `by` is the difference in rupees. */
export type ListingEvent =
  | { kind: 'listed'; at: number; price: number }
  | { kind: 'reduced' | 'raised'; at: number; price: number; by: number }
  | { kind: 'paused' | 'resumed' | 'sold' | 'rented'; at: number; price: number };

/**
 * The states of a listing from when guests saw it first. One that began unseen, as an ad that waited for the desk,
 * has nothing before that; of one that nobody has seen there is nothing.
 * @param states oldest first
 */
export function shownStates(states: readonly ListingState[]): readonly ListingState[] {
  const first = states.findIndex(({ status }) => status === 'active');
  return first === -1 ? [] : states.slice(first);
}

const KINDS = { active: 'resumed', paused: 'paused', sold: 'sold', rented: 'rented' } as const;

/**
 * The course of a listing since guests saw it first, newest first. A deletion is nobody's business, and one that was
 * undone never was.
 * @param states oldest first
 * @param listedAt when it was listed, in milliseconds
 */
export function eventsOf(states: readonly ListingState[], listedAt: number): ListingEvent[] {
  const kept = shownStates(states).filter(({ status }) => status !== 'deleted');
  const [first] = kept;
  if (!first) return [];
  const events: ListingEvent[] = [{ kind: 'listed', at: listedAt, price: first.price }];
  let before = first;
  for (const state of kept.slice(1)) {
    const { at, price, status } = state;
    if (price !== before.price) {
      const kind = price < before.price ? 'reduced' : 'raised';
      events.push({ kind, at, price, by: Math.abs(price - before.price) });
    }
    if (status !== before.status && status !== 'deleted') events.push({ kind: KINDS[status], at, price });
    before = state;
  }
  return events.reverse();
}

/**
 * By how much a new price is below every price of the last thirty days that guests could see; undefined where it is
 * not. A price that was raised to be cut again is no reduction.
 * @param states what it cost before, oldest first
 * @param now in milliseconds
 */
export function reductionOf(states: readonly ListingState[], price: number, now: number): number | undefined {
  const since = now - REDUCED_DAYS * DAY_MS;
  // The price in force when the thirty days began counts too.
  const shown = shownStates(states);
  const began = shown.filter(({ at }) => at <= since).at(-1);
  const asked = shown.filter((state) => state.at > since || state === began).map((state) => state.price);
  const lowest = Math.min(...asked);
  return price < lowest && Number.isFinite(lowest) ? lowest - price : undefined;
}

/** Whether a home that was sold or rented so long ago still has its page. */
export const hasEndedPage = (endedAt: Date, now: Date): boolean =>
  now.getTime() - endedAt.getTime() <= ENDED_DAYS * DAY_MS;
