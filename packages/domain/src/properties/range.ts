import { type AreaUnit, formatAreaSize, fromSqft, type MarlaStandard } from './dimension.ts';
import { formatPriceShort } from './price.ts';

/**
 * A span of prices as a filter reads: 'From 1 Crore', 'Up to 2.5 Crore', '1 Crore to 2.5 Crore'.
 * @param range whole rupees; a missing end is open.
 * @returns undefined when both ends are open.
 */
export function formatPriceRange({ min, max }: { min?: number; max?: number }): string | undefined {
  return range(
    min === undefined ? undefined : formatPriceShort(min),
    max === undefined ? undefined : formatPriceShort(max),
  );
}

/**
 * A span of sizes in one unit: 'From 240 sq yd', '240 to 500 sq yd', 'Up to 10 marla at 225 sq ft'.
 * @param range square feet; a missing end is open.
 * @returns undefined when both ends are open.
 */
export function formatSizeRange(size: {
  min?: number;
  max?: number;
  unit: AreaUnit;
  standard?: MarlaStandard;
}): string | undefined {
  const { min, max, unit, standard } = size;
  const text = (sqft: number) => formatAreaSize({ sqft, unit, standard });
  if (min !== undefined && max !== undefined) return `${fromSqft({ sqft: min, unit, standard })} to ${text(max)}`;
  return range(min === undefined ? undefined : text(min), max === undefined ? undefined : text(max));
}

function range(min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `From ${min}`;
  return max === undefined ? undefined : `Up to ${max}`;
}
