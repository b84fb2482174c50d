import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { type Refusal, refused } from '../verdict.ts';
import { FRESHNESS_STEP_REFUSED } from './messages.ts';

/**
 * A seller is asked so many days after a listing was confirmed (product rule; the setting FRESHNESS_DAYS changes it).
 */
export const ASK_AFTER_DAYS = 14;
/** Without an answer for so long its card is dimmed and says so (product rule). */
export const DIM_AFTER_DAYS = 7;
/** Without an answer for so long after the question it leaves the lists (product rule). */
export const LEAVE_AFTER_DAYS = 21;

const DAY_MS = 86_400_000;

/**
 * How sure it is that a listing is still to be had: its seller confirmed it, was asked, has not answered for a week, or
 * has not answered at all. A listing that its seller paused, sold or deleted is idle: nobody asks about it.
 */
export const FRESHNESS_STATES = ['idle', 'confirmed', 'asked', 'dimmed', 'left'] as const;
export type FreshnessState = (typeof FRESHNESS_STATES)[number];

/**
 * What happens to it: the clock asks, dims and takes it out of the lists; its seller confirms it; it is shown, or it is
 * not shown any more for a reason of its own.
 */
export const FRESHNESS_STEPS = ['ask', 'dim', 'leave', 'confirm', 'show', 'rest'] as const;
export type FreshnessStep = (typeof FRESHNESS_STEPS)[number];

/** Every allowed step; all others are refused. Nothing leaves the lists that was not dimmed before. */
export const FRESHNESS_TRANSITIONS: Record<FreshnessState, Partial<Record<FreshnessStep, FreshnessState>>> = {
  idle: { show: 'confirmed', rest: 'idle' },
  confirmed: { ask: 'asked', confirm: 'confirmed', rest: 'idle' },
  asked: { dim: 'dimmed', confirm: 'confirmed', rest: 'idle' },
  dimmed: { leave: 'left', confirm: 'confirmed', rest: 'idle' },
  left: { confirm: 'confirmed', show: 'confirmed', rest: 'idle' },
};

/** Where a listing stands. Times are in milliseconds. */
export interface Freshness {
  state: FreshnessState;
  /** Since when it is in this state: the clocks count from here. */
  since: number;
  /** When its seller last said that it is to be had. */
  confirmedAt: number;
  /** How many times its seller was asked; the links of a mail are good for one of them. */
  question: number;
}

/** What becomes of a listing by a step, or why the step is refused. */
export function takeStep(
  freshness: Freshness,
  step: FreshnessStep,
  now: number,
): { ok: true; freshness: Freshness } | Refusal {
  const state = FRESHNESS_TRANSITIONS[freshness.state][step];
  if (!state) return refused({ FRESHNESS_STEP_REFUSED });
  return {
    ok: true,
    freshness: {
      state,
      since: now,
      confirmedAt: step === 'confirm' ? now : freshness.confirmedAt,
      question: freshness.question + (step === 'ask' ? 1 : 0),
    },
  };
}

/**
 * The last moment of a day in Karachi. What is due on the same day is asked in one mail.
 * @param now in milliseconds
 */
export const endOfDay = (now: number): number =>
  (Math.floor((now + KARACHI_AHEAD_MS) / DAY_MS) + 1) * DAY_MS - KARACHI_AHEAD_MS - 1;

/** How many days ago a moment was, by the calendar of Karachi: 0 is today. Both in milliseconds. */
export const daysSince = (moment: number, now: number): number =>
  Math.max(0, Math.floor((now + KARACHI_AHEAD_MS) / DAY_MS) - Math.floor((moment + KARACHI_AHEAD_MS) / DAY_MS));

/** What a seller may answer from a mail. A home for rent is rented, one for sale is sold. */
const FRESHNESS_ANSWERS = ['available', 'price', 'sold', 'rented'] as const;
export type FreshnessAnswer = (typeof FRESHNESS_ANSWERS)[number];

export function isFreshnessAnswer(value: unknown): value is FreshnessAnswer {
  return (FRESHNESS_ANSWERS as readonly unknown[]).includes(value);
}

/** The answers that fit a listing, in the order in which they are offered. */
export const answersFor = (purpose: 'sale' | 'rent'): FreshnessAnswer[] =>
  purpose === 'rent' ? ['available', 'price', 'rented'] : ['available', 'price', 'sold'];

/** A share in whole percent; undefined where there is nothing. It is never rounded up to all or down to none. */
export function wholePercent(part: number, whole: number): number | undefined {
  if (whole === 0) return undefined;
  if (part === 0 || part === whole) return (part / whole) * 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}
