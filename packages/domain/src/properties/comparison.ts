import { pricePerSqYd } from '../areas/statistics.ts';
import { fullDate } from '../day.ts';
import { parsePropertyId } from './address.ts';
import { factsToShow, fieldsOfType } from './typeFields.ts';

/** More than this many homes side by side are a list and no comparison (product rule). */
export const MOST_COMPARED = 5;

/** What homes are compared by, in the order of the rows. */
export const COMPARED_ROWS = [
  'price',
  'yardPrice',
  'purpose',
  'type',
  'area',
  'size',
  'bedrooms',
  'bathrooms',
  'parking',
  'posted',
] as const;
export type ComparedRow = (typeof COMPARED_ROWS)[number];

/** What a comparison needs of a home: price in rupees, per month when rented, and size in square feet. */
export interface ComparedFacts {
  price: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  area_id: number;
  area_sqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
  created_at: string;
}

/** The values of a home by row; null where it is not known or its type has none. */
export type ComparedValues = Record<ComparedRow, string | number | boolean | null>;

/**
 * What stands in the rows of a home, in equal units: rupees, whole rupees per square yard, square feet, the day it was
 * posted.
 */
export function comparedValues(home: ComparedFacts): ComparedValues {
  const { bedrooms, bathrooms, garage } = factsToShow(home);
  const yardPrice = pricePerSqYd(home.price, home.area_sqft);
  return {
    price: home.price,
    yardPrice: yardPrice === undefined ? null : Math.round(yardPrice),
    purpose: home.purpose,
    type: home.property_type,
    area: home.area_id,
    size: home.area_sqft,
    bedrooms: bedrooms || null,
    bathrooms: bathrooms || null,
    parking: fieldsOfType(home.property_type).parking === 'asked' ? garage === 1 : null,
    posted: fullDate(home.created_at),
  };
}

/** The rows in which homes differ; none where there are not two of them. */
export function differingRows(homes: readonly ComparedFacts[]): ReadonlySet<ComparedRow> {
  const values = homes.map(comparedValues);
  return new Set(COMPARED_ROWS.filter((row) => new Set(values.map((each) => each[row])).size > 1));
}

/**
 * The homes that an address compares: '581,538,460' → [581, 538, 460]. What is no id is left out, twice the same counts
 * once, and after {@link MOST_COMPARED} it ends.
 */
export function readComparedIds(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(',').flatMap((each) => parsePropertyId(each.trim()) ?? []);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The address of a comparison; `onlyDifferences` leaves out the rows that are equal. */
export function comparePath(ids: readonly number[], onlyDifferences = false): string {
  if (ids.length === 0) return '/compare';
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`;
}
