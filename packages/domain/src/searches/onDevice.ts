/** How many searches of a device are counted, or brought to an account, in one call. */
export const SEARCHES_AT_ONCE = 20;

/** New homes are counted up to here; one more stands for all that are beyond. */
export const MOST_NEW_HOMES = 99;

/** A year: who comes back later than that finds the whole list new anyway. */
export const LONGEST_AWAY_SECONDS = 366 * 86_400;
