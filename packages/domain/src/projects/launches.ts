import { sha256 } from './sha256.ts';

/** How long who is called may hold a unit, where nothing else was said. */
export const LAUNCH_WINDOW_MINUTES = 10;
/** How long a launch runs after its opening, where nothing else was said: holds of its first day may come back. */
export const LAUNCH_HOURS = 48;

export const LAUNCH_STATES = ['before', 'running', 'over'] as const;
/** `before` its opening people join a waiting room; while it is `running` they are called in order. */
export type LaunchState = (typeof LAUNCH_STATES)[number];

/**
 * The state of a launch at a moment; staff may end one early. One that was drawn runs: opened by hand, it opens a
 * moment after the last who joined, by whose clock that may be to come.
 */
export function launchStateAt(
  launch: { opensAt: Date; endsAt: Date; endedAt: Date | null; drawnAt: Date | null },
  now: Date,
): LaunchState {
  if (launch.endedAt !== null || launch.endsAt <= now) return 'over';
  return launch.drawnAt !== null || launch.opensAt <= now ? 'running' : 'before';
}

/** Whether staff ended a launch before its opening: no lot was drawn, and nobody had a turn. */
export const isCalledOff = (launch: { opens_at: string; ends_at: string }): boolean =>
  Date.parse(launch.ends_at) < Date.parse(launch.opens_at);

export const ENTRY_STATES = ['asked', 'waiting', 'called', 'held', 'missed', 'left'] as const;
/**
 * A person in a launch: `asked` waits for the link of the mail, `waiting` is in the waiting room or the queue, `called`
 * may hold a unit now, `held` has held one, `missed` let the time pass, `left` went away.
 */
export type EntryState = (typeof ENTRY_STATES)[number];

/** The state of a person at a moment: a turn ends by the clock, before anybody writes it down. */
export function entryStateAt(entry: { state: EntryState; callUntil: Date | null }, now: Date): EntryState {
  const isPast = entry.state === 'called' && (entry.callUntil === null || entry.callUntil <= now);
  return isPast ? 'missed' : entry.state;
}

/** What is published before the opening, so that the seed cannot be chosen afterwards: its SHA-256. */
export const commitmentOf = (seed: string): string => sha256(seed);

/** SHA-256 of all tickets in the lot, one a line in the order of their characters. */
export function ticketsDigest(tickets: readonly string[]): string {
  return sha256(
    [...tickets]
      .sort()
      .map((ticket) => `${ticket}\n`)
      .join(''),
  );
}

/**
 * The lot of a launch: the order of the people who came before the opening. Each ticket gets the number
 * SHA-256(`seed:digest:ticket`), and the smallest number is first. `digest` is {@link ticketsDigest}: what a ticket is
 * worth depends on all others, so nobody can choose a good one before the list is complete. The order in which tickets
 * are given or came does not matter.
 * @param seed as it is published after the draw; its {@link commitmentOf} was published before.
 * @param tickets each once.
 */
export function drawOrder(seed: string, tickets: readonly string[]): string[] {
  const digest = ticketsDigest(tickets);
  const numbered = tickets.map((ticket) => ({ ticket, number: sha256(`${seed}:${digest}:${ticket}`) }));
  // No two tickets are the same, so no two numbers are.
  return numbered.sort((one, other) => (one.number < other.number ? -1 : 1)).map(({ ticket }) => ticket);
}

/** A ticket as the protocol of a launch has it. */
export interface ProtocolTicket {
  ticket: string;
  place: number | null;
  /** It was in the lot: its owner came before the opening. */
  drawn: boolean;
  joined_at: string;
}

export type ProtocolCheck =
  | 'not-drawn'
  | 'right'
  | 'seed-differs'
  | 'lot-differs'
  | 'opening-differs'
  | 'arrival-differs';

/**
 * Checks a protocol: the seed is the promised one, the lot is as {@link drawOrder} says, only those who came before the
 * opening are in it, and who came later follows in order.
 */
export function checkProtocol(protocol: {
  seed: string | null;
  seed_hash: string;
  opens_at: string;
  tickets: readonly ProtocolTicket[];
}): ProtocolCheck {
  const { seed, tickets } = protocol;
  if (seed === null) return 'not-drawn';
  if (commitmentOf(seed) !== protocol.seed_hash) return 'seed-differs';
  // Who left before the lot has no place.
  const placed = tickets
    .filter(({ place }) => place !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  if (placed.some(({ place }, index) => place !== index + 1)) return 'lot-differs';
  const inLot = placed.filter(({ drawn }) => drawn).map(({ ticket }) => ticket);
  const lot = drawOrder(seed, inLot);
  if (placed.some(({ ticket }, index) => index < lot.length && ticket !== lot[index])) return 'lot-differs';
  const opening = Date.parse(protocol.opens_at);
  if (placed.some(({ drawn, joined_at }) => Date.parse(joined_at) < opening !== drawn)) return 'opening-differs';
  const later = placed.slice(lot.length).map(({ joined_at }) => Date.parse(joined_at));
  return later.every((joined, index) => index === 0 || (later[index - 1] ?? 0) <= joined) ? 'right' : 'arrival-differs';
}

/**
 * How long somebody in the queue will still wait, in whole minutes.
 * @param ahead people who wait before them or are called now.
 * @param turnMinutes what a turn takes: at most the window, less where people are faster.
 */
export function expectedWait(ahead: number, turns: { atOnce: number; turnMinutes: number }): number {
  return Math.ceil(Math.floor(ahead / Math.max(1, turns.atOnce)) * turns.turnMinutes);
}
