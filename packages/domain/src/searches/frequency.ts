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

/** The next eight o'clock after a moment. */
function nextMorning(after: Date): Date {
  const day = Math.floor((after.getTime() - DIGEST_UTC_MS) / DAY) + 1;
  return new Date(day * DAY + DIGEST_UTC_MS);
}

/**
 * When a search may write next, after it was confirmed or changed, or wrote. Daily digests come each morning, weekly
 * ones on Saturday morning, before people go to look at homes.
 * @param hasWritten it wrote just now: at once then means after a few minutes.
 */
export function nextAlertAt(frequency: Frequency, now: Date, hasWritten: boolean): Date {
  if (frequency === 'at_once') return new Date(now.getTime() + (hasWritten ? AT_ONCE_PAUSE_MS : 0));
  const morning = nextMorning(now);
  if (frequency === 'daily') return morning;
  const daysToSaturday = (SATURDAY - morning.getUTCDay() + 7) % 7;
  return new Date(morning.getTime() + daysToSaturday * DAY);
}
