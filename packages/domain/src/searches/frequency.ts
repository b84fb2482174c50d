import type { Locale } from '../words/locale.ts';
import { say, told } from '../words/sentence.ts';
import { SEARCH_FREQUENCY_AT_ONCE, SEARCH_FREQUENCY_DAILY, SEARCH_FREQUENCY_WEEKLY } from './messages.ts';

/** How often a saved search may write. */
export const FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const DEFAULT_FREQUENCY: Frequency = 'daily';

export function isFrequency(value: unknown): value is Frequency {
  return (FREQUENCIES as readonly unknown[]).includes(value);
}

const LABELS = {
  at_once: told({ SEARCH_FREQUENCY_AT_ONCE }),
  daily: told({ SEARCH_FREQUENCY_DAILY }),
  weekly: told({ SEARCH_FREQUENCY_WEEKLY }),
} as const satisfies Record<Frequency, unknown>;

/** 'At once', 'Once a day', 'Once a week', in the words of a language. */
export const frequencyLabel = (frequency: Frequency, locale: Locale): string => say(locale, LABELS[frequency]);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Digests come at eight in the morning in Karachi, which is five hours ahead of UTC all year. */
const DIGEST_UTC_MS = 3 * HOUR;
/** Homes that come within a few minutes of each other, as from an agency's import, come in one mail. */
const AT_ONCE_PAUSE_MS = 5 * MINUTE;
const SATURDAY = 6;

/** The quiet hours: from ten at night to eight in the morning in Karachi (product rule). */
const QUIET_FROM_UTC_MS = 17 * HOUR;

/** Whether a moment is in the quiet hours, in which a search tells nothing but where its owner wants it. */
export function isQuiet(moment: Date): boolean {
  const sinceMidnight = moment.getTime() % DAY;
  return sinceMidnight >= QUIET_FROM_UTC_MS || sinceMidnight < DIGEST_UTC_MS;
}

/** The last eight o'clock at a moment or before it. */
function lastMorning(moment: Date): Date {
  const day = Math.floor((moment.getTime() - DIGEST_UTC_MS) / DAY);
  return new Date(day * DAY + DIGEST_UTC_MS);
}

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** When what came up at a moment may be told, if it can wait for the morning. */
export const byDayFrom = (moment: Date): Date => (isQuiet(moment) ? daysAfter(lastMorning(moment), 1) : moment);

/**
 * When a search may write next, after it was confirmed or changed, or wrote. Daily digests come each morning, weekly
 * ones on Saturday morning, before people go to look at homes.
 * @param hasWritten it wrote just now: at once then means after a few minutes.
 */
export function nextAlertAt(frequency: Frequency, now: Date, hasWritten: boolean): Date {
  if (frequency === 'at_once') return new Date(now.getTime() + (hasWritten ? AT_ONCE_PAUSE_MS : 0));
  const morning = daysAfter(lastMorning(now), 1);
  return frequency === 'daily' ? morning : daysAfter(morning, (SATURDAY - morning.getUTCDay() + 7) % 7);
}

/**
 * The latest moment at which digests were written. A home that came after it waits for the next one, also where a
 * search had nothing to tell then. Without digests that is now.
 */
export function lastDigestAt(frequency: Frequency, now: Date): Date {
  if (frequency === 'at_once') return now;
  const morning = lastMorning(now);
  return frequency === 'daily' ? morning : daysAfter(morning, -((morning.getUTCDay() - SATURDAY + 7) % 7));
}
