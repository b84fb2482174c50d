import { plainUrdu } from '../script.ts';
import { readDimension } from './adDimension.ts';
import { isMarlaStandard } from './dimension.ts';
import { fieldsOfType } from './typeFields.ts';

/**
 * What a listing earns its quality points for, in the order of the page /points. They add up to 100. Pay has no part in
 * it: no plan adds points.
 */
export const QUALITY_POINTS = {
  title: 10,
  cover: 10,
  fivePhotos: 15,
  eightPhotos: 5,
  price: 15,
  area: 10,
  size: 10,
  rooms: 10,
  description: 10,
  fresh: 5,
} as const;

export type QualityPart = keyof typeof QUALITY_POINTS;

export const QUALITY_PARTS = Object.keys(QUALITY_POINTS) as QualityPart[];

/** What the points mean: the least of each band, best first. */
export const QUALITY_BANDS = { excellent: 85, good: 60, needsWork: 0 } as const;

export type QualityBand = keyof typeof QUALITY_BANDS;

/** The words that a useful description has at least. */
export const USEFUL_WORDS = 100;
/** Days after which a listing that nobody has updated is no longer fresh. */
export const FRESH_DAYS = 30;

const FIVE = 5;
const EIGHT = 8;

/** What of a listing is scored. */
export interface QualityFacts {
  title: string;
  /** The type on the wire; '' while none is chosen. */
  propertyType: string;
  /** Whole rupees; null while none is given. */
  price: number | null;
  /** The names of the area that was chosen from the list, in any language; none while it is not. */
  areaNames: readonly string[];
  /** The size as it is typed. */
  dimension: string;
  bedrooms: number | null;
  bathrooms: number | null;
  photos: number;
  description: string;
  /** Days since the last update; 0 for what is being written. */
  daysOld: number;
}

/** A listing's points, and what it does not have yet. */
export interface Quality {
  /** 0 to 100. */
  points: number;
  band: QualityBand;
  /** What would earn more, with the points of each, in the order of the page. */
  missing: readonly { part: QualityPart; points: number }[];
}

const LATIN_TYPES =
  /\b(house|home|bungalow|villa|app?artment|flat|portion|penthouse|office|shop|warehouse|plot|room|building|factory|farm)s?\b/i;
const URDU_TYPES = /مکان|گھر|بنگل|اپارٹمنٹ|فلیٹ|پورشن|پینٹ ہاوس|دفتر|دکان|گودام|پلاٹ|کمرہ|عمارت|فیکٹری|فارم/;
const SIZE =
  /\d[\d,.]*\s*-?\s*((sq|square)[\s.-]*(yd|yard|ft|feet|foot|m)|sq(ft|yd)|sft|gaz|guz|yards?|yds?|marlas?|kanals?|گز|مربع|مرلہ|مرلے|کنال)/i;

/** The words of a name that tell it from others: those of three letters and more. */
const wordsOf = (name: string) =>
  plainUrdu(name)
    .toLowerCase()
    .split(/[\s,()-]+/)
    .filter((word) => word.length > 2);

/** Type, size and area in plain words, as the page asks for: '240 sq yd house in Gulshan-e-Iqbal'. */
function isClear(title: string, areaNames: readonly string[]): boolean {
  const typed = plainUrdu(title).toLowerCase();
  const hasType = LATIN_TYPES.test(typed) || URDU_TYPES.test(typed);
  return hasType && SIZE.test(typed) && areaNames.flatMap(wordsOf).some((word) => typed.includes(word));
}

/** A number with its unit; of a marla, which has several, also the standard. */
function isExact(dimension: string): boolean {
  const size = readDimension(dimension);
  const typed = plainUrdu(dimension);
  if (!size.ok || !/[a-zا-ے]/i.test(typed)) return false;
  const numbers = typed.match(/\d[\d.,]*/g) ?? [];
  return size.standard === undefined || (numbers.length > 1 && isMarlaStandard(Number(numbers.at(-1))));
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Which parts a listing has. Rooms that its type is not asked for are not missed. */
function partsOf(facts: QualityFacts): Record<QualityPart, boolean> {
  const { photos, price, areaNames, bedrooms, bathrooms } = facts;
  const asked = fieldsOfType(facts.propertyType);
  return {
    title: isClear(facts.title, areaNames),
    cover: photos > 0,
    fivePhotos: photos >= FIVE,
    eightPhotos: photos >= EIGHT,
    price: price !== null && price > 0,
    area: areaNames.length > 0,
    size: isExact(facts.dimension),
    rooms: (asked.bedrooms !== 'asked' || bedrooms !== null) && (asked.bathrooms !== 'asked' || bathrooms !== null),
    description: countWords(facts.description) >= USEFUL_WORDS,
    fresh: facts.daysOld <= FRESH_DAYS,
  };
}

/** The band of a score. */
export function qualityBand(points: number): QualityBand {
  if (points >= QUALITY_BANDS.excellent) return 'excellent';
  return points >= QUALITY_BANDS.good ? 'good' : 'needsWork';
}

/**
 * The quality score of a listing, as the page /points promises it: 0 to 100, and exactly what is missing. A guide for
 * its seller; what a machine cannot see (whether a photo is bright, whether a price is true) it believes.
 */
export function qualityOf(facts: QualityFacts): Quality {
  const parts = partsOf(facts);
  const missing = QUALITY_PARTS.filter((part) => !parts[part]).map((part) => ({ part, points: QUALITY_POINTS[part] }));
  const points = missing.reduce((left, each) => left - each.points, 100);
  return { points, band: qualityBand(points), missing };
}
