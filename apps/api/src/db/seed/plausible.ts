import { quantile } from '@karachi-estates/domain/areas/statistics';

/** What can be believed or not of a listing. Price in rupees (per month when rented), area in square feet. */
export interface Told {
  type: string;
  purpose: 'sale' | 'rent';
  price: number;
  area: string;
  sqft: number;
  bedrooms: number | null;
  bathrooms: number | null;
}

interface Bounds {
  sqft: [least: number, most: number];
  /** Square feet for each bedroom: of the plot for houses, of the floor for all others. */
  perBedroom: [least: number, most: number];
  mostBedrooms: number;
}

const HOUSE: Bounds = { sqft: [540, 18_000], perBedroom: [200, 2_250], mostBedrooms: 8 };
const FLAT: Bounds = { sqft: [350, 4_500], perBedroom: [260, 1_200], mostBedrooms: 5 };
const PORTION: Bounds = { sqft: [540, 9_000], perBedroom: [260, 1_500], mostBedrooms: 6 };

/** What the types of homes measure in Karachi. Plots of farm houses begin at 500 square yards. */
const BOUNDS: Record<string, Bounds> = {
  House: HOUSE,
  Bungalow: { ...HOUSE, sqft: [4_500, 18_000] },
  Flat: FLAT,
  Appartment: FLAT,
  Penthouse: { sqft: [900, 9_000], perBedroom: [300, 1_800], mostBedrooms: 6 },
  'Upper Portion': PORTION,
  'Lower Portion': PORTION,
  'Farm House': { sqft: [4_500, 90_000], perBedroom: [600, 22_500], mostBedrooms: 8 },
  Room: { sqft: [100, 600], perBedroom: [100, 600], mostBedrooms: 1 },
};

/** A bathroom for each bedroom, and two for guests and servants. */
const MORE_BATHROOMS = 2;

/** What cannot be believed of a listing's size and rooms, in words; empty where all can. Only homes have bounds. */
export function doubtsAbout({ type, sqft, bedrooms, bathrooms }: Told): string[] {
  const bounds = BOUNDS[type];
  if (!bounds) return [];
  const doubts: string[] = [];
  const within = (value: number, [least, most]: [number, number]) => value >= least && value <= most;
  if (!within(sqft, bounds.sqft)) doubts.push(`${type} of ${sqft} sq ft`);
  if (bedrooms !== null && bedrooms > bounds.mostBedrooms) doubts.push(`${type} with ${bedrooms} bedrooms`);
  if (bedrooms && !within(sqft / bedrooms, bounds.perBedroom)) {
    doubts.push(`${type} of ${sqft} sq ft with ${bedrooms} bedrooms`);
  }
  if (bedrooms !== null && bathrooms !== null && bathrooms > bedrooms + MORE_BATHROOMS) {
    doubts.push(`${type} with ${bedrooms} bedrooms and ${bathrooms} bathrooms`);
  }
  return doubts;
}

/** Fewer listings of an area, type and purpose have no median to be far from. */
const LEAST_OF_AREA = 10;

/** A price of an area is within these parts of its median; where an area has too few listings, of the city's. */
const OF_AREA = [0.65, 1.5] as const;
const OF_CITY = [0.4, 2.5] as const;

const grouped = (listings: readonly Told[], keyOf: (each: Told) => string): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const each of listings) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each.price / each.sqft]);
  return groups;
};

const medianOf = (values: readonly number[]) =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

/**
 * Whether a price is near the median of its area per square foot, by type and purpose.
 * @param market the listings whose medians count
 */
export function usualPrices(market: readonly Told[]): (listing: Told) => boolean {
  const kind = ({ type, purpose }: Told) => `${type} ${purpose}`;
  const inArea = (each: Told) => `${kind(each)} ${each.area}`;
  const medians = (groups: Map<string, number[]>, least: number) =>
    new Map([...groups].filter(([, values]) => values.length >= least).map(([key, all]) => [key, medianOf(all)]));
  const ofCity = medians(grouped(market, kind), 1);
  const ofArea = medians(grouped(market, inArea), LEAST_OF_AREA);
  return (listing) => {
    const near = (median: number | undefined, [least, most]: readonly [number, number]) => {
      const share = listing.price / listing.sqft / (median ?? Number.NaN);
      return share >= least && share <= most;
    };
    const area = ofArea.get(inArea(listing));
    return near(ofCity.get(kind(listing)), OF_CITY) && (area === undefined || near(area, OF_AREA));
  };
}
