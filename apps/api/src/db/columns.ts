import { timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment to the microsecond, as PostgreSQL's own clock may fill it. A `Date` that was read of it is cut to
 * milliseconds and does not find its row again.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A moment to the millisecond, as a `Date` has it: what was read finds its row again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
