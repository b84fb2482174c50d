/** Times at the desk are Karachi's, wherever somebody sits. */
const ZONE = 'Asia/Karachi';

const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-PK', { numberingSystem: 'latn' });

/** Day and time: '18 Nov 2026, 20:40'. */
export const moment = (iso: string): string => moments.format(new Date(iso));

/** The day alone: '18 Nov 2026'. */
export const day = (iso: string): string => days.format(new Date(iso));

/** A day of Karachi as the API writes it (YYYY-MM-DD), for an axis: '18 Nov'. */
export const shortDay = (date: string): string => shortDays.format(new Date(`${date}T00:00:00Z`));

/** A whole number for people: '1,284'. */
export const count = (value: number): string => numbers.format(value);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited, in its largest unit: '3 min', '5 h', '12 days'. */
export function age(iso: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(iso));
  if (waited < HOUR) return `${Math.floor(waited / MINUTE)} min`;
  if (waited < DAY) return `${Math.floor(waited / HOUR)} h`;
  const whole = Math.floor(waited / DAY);
  return whole === 1 ? '1 day' : `${count(whole)} days`;
}

/** What a cell holds where there is nothing. */
export const NOTHING = '–';
