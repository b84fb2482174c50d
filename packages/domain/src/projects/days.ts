/** A day of the calendar in Karachi, '2026-11-23'. Days of this kind compare as text. */
export type Day = string;

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

/** Whether a text is a day that the calendar has: '2026-02-29' is none. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The same day some months later, or the last day of a month that is too short: a month after 31 January is 28 or 29
 * February, and two months after it 31 March.
 * @throws RangeError for a text that is no day.
 */
export function monthsAfter(day: Day, months: number): Day {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const thatYear = Math.floor(count / 12);
  const thatMonth = (count % 12) + 1;
  return `${pad(thatYear, 4)}-${pad(thatMonth, 2)}-${pad(Math.min(date, daysIn(thatYear, thatMonth)), 2)}`;
}
