import { KARACHI_AHEAD_MS } from './karachi.ts';
import type { Locale } from './words/locale.ts';
import { wordsOf } from './words/registered.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A moment as its day in Karachi, for people: '3 November 2026', '3 نومبر 2026'.
 * The browser's own words for dates would say the same, but setting them up costs a phone a tenth of a second.
 */
export function fullDate(moment: string | number | Date, locale: Locale = 'en'): string {
  const there = new Date(new Date(moment).getTime() + KARACHI_AHEAD_MS);
  const months = wordsOf(locale)?.months ?? MONTHS;
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** The day of the week that a moment is in Karachi, counted from Sunday. */
export function weekdayOf(moment: string | number | Date): number {
  return new Date(new Date(moment).getTime() + KARACHI_AHEAD_MS).getUTCDay();
}

/** A month of figures for people: '2026-11' → 'November 2026', 'نومبر 2026'. */
export function monthName(month: string, locale: Locale = 'en'): string {
  const months = wordsOf(locale)?.months ?? MONTHS;
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** A moment as people in Karachi say when: '3 November 2026, 14:05', '3 نومبر 2026، 14:05'. */
export function fullMoment(moment: string | number | Date, locale: Locale = 'en'): string {
  const there = new Date(new Date(moment).getTime() + KARACHI_AHEAD_MS).toISOString();
  return `${fullDate(moment, locale)}${locale === 'ur' ? '،' : ','} ${there.slice(11, 16)}`;
}
