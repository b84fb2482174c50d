import { KARACHI_AHEAD_MS } from '@karachi-estates/domain/karachi';

/** A day and time as a `datetime-local` field has them, Karachi's wherever somebody sits, as the API takes it. */
export const isoOf = (local: string): string => {
  const at = new Date(`${local}:00+05:00`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

/** The other way around, for the field. */
export const localOf = (at: number): string => new Date(at + KARACHI_AHEAD_MS).toISOString().slice(0, 16);
