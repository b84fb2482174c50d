/** How far the clocks of Karachi are ahead of UTC, summer and winter: Pakistan has moved no clock since 2009. */
export const KARACHI_AHEAD_MS = 5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The day in Karachi at a moment, '2026-11-03'; `back` days earlier. */
export const karachiDay = (moment: Date, back = 0): string =>
  new Date(moment.getTime() + KARACHI_AHEAD_MS - back * DAY_MS).toISOString().slice(0, 10);

/** The month in Karachi at a moment, '2026-11'; `back` months earlier. */
export function karachiMonth(moment: Date, back = 0): string {
  const there = new Date(moment.getTime() + KARACHI_AHEAD_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back)).toISOString().slice(0, 7);
}
