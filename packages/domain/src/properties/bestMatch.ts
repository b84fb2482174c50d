import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { type QualityFacts, qualityOf } from './quality.ts';

const DAY_MS = 86_400_000;
/** More than the points that a listing can have, so that they never outweigh a day. */
const STEPS_OF_A_DAY = 128;

/**
 * The points that a listing is ordered by: those of /points without their part for freshness, since the day on which it
 * was confirmed comes first anyway and stored points must not age.
 * @returns 0 to 95
 */
export const orderingPoints = (facts: Omit<QualityFacts, 'daysOld'>): number =>
  qualityOf({ ...facts, daysOld: Number.POSITIVE_INFINITY }).points;

/**
 * The place of a listing in the order 'best match': of what a search finds, first what was confirmed on the latest day
 * in Karachi, of one day what tells most about itself, and of equals the newer one. What does not fit the search is not
 * found at all. No plan and no featured ad has a part in it (product rule). The function `best_match` of the database
 * says the same.
 * @param confirmedAt when its seller last said that it is to be had, in milliseconds
 * @param points those of {@link orderingPoints}
 * @returns a whole number; higher comes first
 */
export const bestMatchKey = (confirmedAt: number, points: number): number =>
  Math.floor((confirmedAt + KARACHI_AHEAD_MS) / DAY_MS) * STEPS_OF_A_DAY + points;
