/** Karachi is five hours ahead of UTC all year. */
const AHEAD_MS = 5 * 3_600_000;

/** A day and time as a `datetime-local` field has them, Karachi's wherever somebody sits, as the API takes it. */
export const isoOf = (local: string): string => {
  const at = new Date(`${local}:00+05:00`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

/** The other way around, for the field. */
export const localOf = (at: number): string => new Date(at + AHEAD_MS).toISOString().slice(0, 16);
