/** Hundredths of a percent in the whole: rates and shares are held in them, so that 12.5 % is the whole number 1250. */
export const WHOLE = 10_000;

/** Whole rupees times `part` / `of`, to the nearest rupee, halves up. Exact for every safe integer. */
export function proportion(rupees: number, part: number, of: number): number {
  const divisor = BigInt(of);
  return Number((BigInt(rupees) * BigInt(part) * 2n + divisor) / (divisor * 2n));
}

/**
 * A share of an amount in whole rupees, halves up: `shareOf(25_000_000, 1250)` is 12.5 % of 2.5 crore.
 * @param rate hundredths of a percent
 */
export const shareOf = (rupees: number, rate: number): number => proportion(rupees, rate, WHOLE);
