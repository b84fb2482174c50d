import { typeGroup } from '../properties/vocabulary.ts';

/** Fewer offers say nothing about a place: figures are silent below this number (product rule). */
export const LEAST_OFFERS = 10;

/** The name of the group that has all homes of an area, whatever their type, where a group is named by its type. */
export const ALL_HOMES = 'homes';

/** Offers compare with a home whose size is within a quarter of its own (product rule). */
export const COMPARED_SIZE = 0.25;

/** What may be done with the figures: https://creativecommons.org/licenses/by/4.0/ */
export const STATISTICS_LICENCE = 'CC BY 4.0';

const SQFT_PER_SQ_YD = 9;
const DAY_MS = 86_400_000;

/** How far a price may be from the median, in standard deviations as the median of deviations estimates them. */
const OUTLIER_DEVIATIONS = 3.5;
/** The median of the deviations of a normal distribution, times this, is its standard deviation. */
const NORMAL_SCALE = 1.4826;

/**
 * What figures need of a listing: price in rupees (per month when rented), size in square feet, time in milliseconds.
 */
export interface Offer {
  price: number;
  areaSqft: number | null;
  listedAt: number;
}

/** The figures of a group of offers. Prices are whole rupees per square yard, per month when rented. */
export interface PriceFigures {
  /** Offers that count. */
  offers: number;
  /** Offers that were left out because their price is far from all others. */
  leftOut: number;
  median: number;
  /** A quarter of the offers ask less, a quarter ask more. */
  lowerQuartile: number;
  upperQuartile: number;
  /** When half of the offers were listed already, in milliseconds. */
  medianListedAt: number;
}

/** How a home's price stands to those it compares with. Prices are whole rupees per square yard. */
export interface PriceComparison extends Pick<PriceFigures, 'offers' | 'median' | 'lowerQuartile' | 'upperQuartile'> {
  /** The home's own price. */
  own: number;
  /** Above the median, or below it where negative, in whole percent. */
  percent: number;
}

/** The groups that an offer of a type counts in: its type's, and that of all homes where people live in it. */
export const groupsOf = (propertyType: string): string[] =>
  typeGroup(propertyType) === 'homes' ? [propertyType, ALL_HOMES] : [propertyType];

/** Rupees per square yard; undefined without a size. */
export function pricePerSqYd(price: number, areaSqft: number | null): number | undefined {
  return areaSqft !== null && areaSqft > 0 ? (price * SQFT_PER_SQ_YD) / areaSqft : undefined;
}

/**
 * The value below which a share of the values lies, with those between two values in proportion.
 * @param sorted ascending and not empty
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

const ascending = (one: number, other: number) => one - other;

const median = (values: readonly number[]) => quantile([...values].sort(ascending), 0.5);

/**
 * Which values are no outliers, by the median absolute deviation. Their logarithms are compared, so that a price with a
 * digit too many is as far off as one with a digit too few. Where more than half of the values are equal, nothing is
 * left out.
 */
export function isUsual(values: readonly number[]): (value: number) => boolean {
  if (values.length === 0) return () => true;
  const logarithms = values.map(Math.log);
  const middle = median(logarithms);
  const deviation = median(logarithms.map((each) => Math.abs(each - middle))) * NORMAL_SCALE;
  if (deviation === 0) return () => true;
  return (value) => Math.abs(Math.log(value) - middle) <= OUTLIER_DEVIATIONS * deviation;
}

/** The figures of a group of offers; undefined where too few of them count. Offers without a size do not. */
export function figuresOf(offers: readonly Offer[]): PriceFigures | undefined {
  const priced = offers.flatMap(({ price, areaSqft, listedAt }) => {
    const perSqYd = pricePerSqYd(price, areaSqft);
    return perSqYd === undefined ? [] : [{ perSqYd, listedAt }];
  });
  const usual = isUsual(priced.map(({ perSqYd }) => perSqYd));
  const counted = priced.filter(({ perSqYd }) => usual(perSqYd));
  if (counted.length < LEAST_OFFERS) return undefined;
  const prices = counted.map(({ perSqYd }) => perSqYd).sort(ascending);
  return {
    offers: counted.length,
    leftOut: priced.length - counted.length,
    median: Math.round(quantile(prices, 0.5)),
    lowerQuartile: Math.round(quantile(prices, 0.25)),
    upperQuartile: Math.round(quantile(prices, 0.75)),
    medianListedAt: Math.round(median(counted.map(({ listedAt }) => listedAt))),
  };
}

/**
 * How a home's price stands to offers of its area, type, purpose and about its size; undefined where the home has no
 * size or too few offers count.
 * @param others the offers of that kind without the home itself; those of other sizes are passed over
 */
export function comparePrice(
  home: Pick<Offer, 'price' | 'areaSqft'>,
  others: readonly Offer[],
): PriceComparison | undefined {
  const own = pricePerSqYd(home.price, home.areaSqft);
  if (own === undefined || home.areaSqft === null) return undefined;
  const least = home.areaSqft * (1 - COMPARED_SIZE);
  const most = home.areaSqft * (1 + COMPARED_SIZE);
  const figures = figuresOf(others.filter(({ areaSqft: size }) => size !== null && size >= least && size <= most));
  if (!figures || figures.median === 0) return undefined;
  const { offers, lowerQuartile, upperQuartile } = figures;
  return {
    offers,
    median: figures.median,
    lowerQuartile,
    upperQuartile,
    own: Math.round(own),
    percent: Math.round((own / figures.median - 1) * 100),
  };
}

/** For how many whole days something has been listed. */
export const daysSince = (listedAt: number, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - listedAt) / DAY_MS));
