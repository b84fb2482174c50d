import { formatPriceRange, formatSizeRange } from '../properties/range.ts';
import { type Purpose, propertyTypeLabel, purposeLabel } from '../properties/vocabulary.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import type { Locale } from '../words/locale.ts';
import { say, told } from '../words/sentence.ts';
import {
  SEARCH_ALL_HOMES,
  SEARCH_BATHROOMS,
  SEARCH_BEDROOMS,
  SEARCH_CONFIRMED_WITHIN,
  SEARCH_EXACT_BATHROOMS,
  SEARCH_EXACT_BEDROOMS,
  SEARCH_NAME_MISSING,
  SEARCH_NAME_TOO_LONG,
  SEARCH_ON_MAP,
  SEARCH_PARKING,
  SEARCH_PHOTOS,
  SEARCH_POSTED,
  SEARCH_REDUCED,
  SEARCH_VERIFIED,
  SEARCH_YARD_PRICE,
} from './messages.ts';

export const LONGEST_SEARCH_NAME = 120;

/** The name that a person gives a saved search. */
export function checkSearchName(name: string): Verdict {
  if (isBlank(name)) return refused({ SEARCH_NAME_MISSING });
  if ([...name.trim()].length > LONGEST_SEARCH_NAME)
    return refused({ SEARCH_NAME_TOO_LONG }, { most: LONGEST_SEARCH_NAME });
  return allowed;
}

/** The filters of a search as they are told to a person; sizes in square feet, prices in whole rupees. */
interface SearchFacts {
  purpose?: Purpose | undefined;
  types?: readonly string[] | undefined;
  /** Names, in the words of the language. */
  areas?: readonly string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minSize?: number | undefined;
  maxSize?: number | undefined;
  bedrooms?: number | undefined;
  exactBedrooms?: boolean | undefined;
  bathrooms?: number | undefined;
  exactBathrooms?: boolean | undefined;
  parking?: boolean | undefined;
  withPhotos?: boolean | undefined;
  /** Whole rupees per square yard. */
  minYardPrice?: number | undefined;
  maxYardPrice?: number | undefined;
  /** Days. */
  postedWithin?: number | undefined;
  priceReduced?: boolean | undefined;
  verified?: boolean | undefined;
  /** Days. */
  confirmed?: number | undefined;
  /** Part of the map or areas drawn on it. */
  box?: unknown;
  shapes?: unknown;
}

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/**
 * What a search looks for, part by part: 'House', 'For rent', 'Clifton', 'Up to 2.5 Crore', '3+ bedrooms'.
 * One that has no filter says that it is for all homes.
 */
export function searchParts(facts: SearchFacts, locale: Locale): string[] {
  const { purpose, types = [], areas = [], bedrooms, bathrooms, postedWithin, confirmed } = facts;
  const yardPrice = formatPriceRange(range(facts.minYardPrice, facts.maxYardPrice), locale);
  const rooms = {
    bedrooms: facts.exactBedrooms
      ? told({ SEARCH_EXACT_BEDROOMS }, { count: bedrooms ?? 0 })
      : told({ SEARCH_BEDROOMS }, { count: bedrooms ?? 0 }),
    bathrooms: facts.exactBathrooms
      ? told({ SEARCH_EXACT_BATHROOMS }, { count: bathrooms ?? 0 })
      : told({ SEARCH_BATHROOMS }, { count: bathrooms ?? 0 }),
  };
  const parts = [
    ...types.map((type) => propertyTypeLabel(type, locale)),
    purpose && purposeLabel(purpose, locale),
    ...areas,
    formatPriceRange(range(facts.minPrice, facts.maxPrice), locale),
    formatSizeRange({ ...range(facts.minSize, facts.maxSize), unit: 'sq yd' }, locale),
    yardPrice && say(locale, told({ SEARCH_YARD_PRICE }, { price: yardPrice })),
    bedrooms !== undefined && say(locale, rooms.bedrooms),
    bathrooms !== undefined && say(locale, rooms.bathrooms),
    facts.parking && say(locale, told({ SEARCH_PARKING })),
    facts.withPhotos && say(locale, told({ SEARCH_PHOTOS })),
    facts.priceReduced && say(locale, told({ SEARCH_REDUCED })),
    facts.verified && say(locale, told({ SEARCH_VERIFIED })),
    confirmed !== undefined && say(locale, told({ SEARCH_CONFIRMED_WITHIN }, { days: confirmed })),
    postedWithin !== undefined && say(locale, told({ SEARCH_POSTED }, { days: postedWithin })),
    (facts.box || facts.shapes) && say(locale, told({ SEARCH_ON_MAP })),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? (parts as string[]) : [say(locale, told({ SEARCH_ALL_HOMES }))];
}

/** The name of a search to which nobody gave one: its parts, cut where there are too many. */
export function usualSearchName(facts: SearchFacts, locale: Locale): string {
  const name = searchParts(facts, locale).join(' · ');
  const letters = [...name];
  return letters.length > LONGEST_SEARCH_NAME ? `${letters.slice(0, LONGEST_SEARCH_NAME - 1).join('')}…` : name;
}
