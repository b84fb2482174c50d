import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import type { Words } from '../words/words.ts';

/** A choice of a select box: `value` travels, `label` is read. */
export type Choice<Value extends string = string> = { value: Value; label: string };

/**
 * The property types on the wire, spelt as the marketplace has always stored them: 'Appartment' stays so that older
 * data and older clients keep working. Office, Shop and Warehouse serve the home page's tiles.
 */
export const PROPERTY_TYPES = [
  'House',
  'Bungalow',
  'Appartment',
  'Flat',
  'Upper Portion',
  'Lower Portion',
  'Penthouse',
  'Office',
  'Shop',
  'Warehouse',
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

export function isPropertyType(value: unknown): value is PropertyType {
  return (PROPERTY_TYPES as readonly unknown[]).includes(value);
}

const WORKPLACES: readonly string[] = ['Office', 'Shop', 'Warehouse'];

/** Whether people live in it: who looks for a flat is not helped with a shop. */
export const isHome = (type: string): boolean => !WORKPLACES.includes(type);

/**
 * What people read for a type on the wire: 'Apartment' for 'Appartment'. Unknown types of older data read as stored.
 */
export function propertyTypeLabel(wire: string, locale: Locale = 'en'): string {
  const types: Readonly<Record<string, string>> | undefined = wordsOf(locale)?.propertyTypes;
  if (types && Object.hasOwn(types, wire)) return types[wire] ?? wire;
  return wire === 'Appartment' ? 'Apartment' : wire;
}

const PLURALS: Record<PropertyType, string> = {
  House: 'houses',
  Bungalow: 'bungalows',
  Appartment: 'apartments',
  Flat: 'flats',
  'Upper Portion': 'upper portions',
  'Lower Portion': 'lower portions',
  Penthouse: 'penthouses',
  Office: 'offices',
  Shop: 'shops',
  Warehouse: 'warehouses',
};

/**
 * The type inside a sentence, lower case: 'house' for 1, 'houses' otherwise; 'home' and 'homes' without a known type.
 */
export function propertyTypeNoun(type: string | undefined, count: number, locale: Locale = 'en'): string {
  const words = wordsOf(locale);
  if (words) return isPropertyType(type) && count === 1 ? words.propertyTypes[type] : manyOfType(words, type);
  if (!isPropertyType(type)) return count === 1 ? 'home' : 'homes';
  return count === 1 ? propertyTypeLabel(type).toLowerCase() : PLURALS[type];
}

function manyOfType(words: Words, type: string | undefined): string {
  return words.manyOfType[isPropertyType(type) ? type : ''];
}

function typeChoice(value: PropertyType): Choice<PropertyType> {
  return { value, label: propertyTypeLabel(value) };
}

/** Types of the hero search. */
export const HERO_PROPERTY_TYPES: readonly Choice<PropertyType>[] = /* @__PURE__ */ (
  ['House', 'Bungalow', 'Flat', 'Upper Portion', 'Lower Portion', 'Penthouse'] as const
).map(typeChoice);

/** Types of the post-ad and edit-ad forms: everything that can be listed. */
export const FORM_PROPERTY_TYPES: readonly Choice<PropertyType>[] = /* @__PURE__ */ PROPERTY_TYPES.map(typeChoice);

/** The 'All types' choice of the listing filter; its empty value is never sent as `propertyType`. */
export const ALL_TYPES: Choice<''> = { value: '', label: 'All types' };

/** Types of the listing filter, 'All types' first. */
export const FILTER_PROPERTY_TYPES: readonly Choice<PropertyType | ''>[] = [
  ALL_TYPES,
  ...PROPERTY_TYPES.map(typeChoice),
];

/** Choices of property types in a language; the empty value is 'All types'. */
export function typeChoices<Value extends string>(
  choices: readonly Choice<Value>[],
  locale: Locale,
): readonly Choice<Value>[] {
  const words = wordsOf(locale);
  if (!words) return choices;
  return choices.map(({ value }) => ({
    value,
    label: value === '' ? words.allTypes : propertyTypeLabel(value, locale),
  }));
}

/** Types of the lead form. A lead is a wish, not a listing: 'Family House' exists only here. */
export const LEAD_PROPERTY_TYPES = [
  { value: 'Family House', label: 'Family House' },
  { value: 'Flat', label: 'Flat' },
  { value: 'Upper Portion', label: 'Upper Portion' },
  { value: 'Lower Portion', label: 'Lower Portion' },
] as const satisfies readonly Choice[];

export type LeadPropertyType = (typeof LEAD_PROPERTY_TYPES)[number]['value'];

/** Bedroom choices of the lead form; the wire value is the text itself. */
export const LEAD_BEDROOMS = ['1', '2', '3', '4', '5+'] as const;

/**
 * The five Property Types tiles of the home page and the type each one filters by.
 * 'Apartment' filters by 'Flat': Karachi's sellers list nearly every apartment as a flat, and 'Appartment' is kept for
 * older listings, so that a visitor who chooses the tile sees homes and not an empty page.
 */
export const HOME_TILES = [
  { key: 'private-house', label: 'Private House', propertyType: 'House' },
  { key: 'apartment', label: 'Apartment', propertyType: 'Flat' },
  { key: 'offices', label: 'Offices', propertyType: 'Office' },
  { key: 'store-shop', label: 'Store & Shop', propertyType: 'Shop' },
  { key: 'warehouse', label: 'Warehouse', propertyType: 'Warehouse' },
] as const satisfies readonly { key: string; label: string; propertyType: PropertyType }[];

export type HomeTileKey = (typeof HOME_TILES)[number]['key'];

/** The label of a tile of the home page. */
export function homeTileLabel(tile: { key: HomeTileKey; label: string }, locale: Locale = 'en'): string {
  return wordsOf(locale)?.homeTiles[tile.key] ?? tile.label;
}

/** What a listing offers; 'sale' where nothing is said. */
export const PURPOSES = ['sale', 'rent'] as const;

export type Purpose = (typeof PURPOSES)[number];

export const DEFAULT_PURPOSE: Purpose = 'sale';

/** The Buy / Rent switch of the hero and the filter. */
export const PURPOSE_CHOICES: readonly Choice<Purpose>[] = [
  { value: 'sale', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
];

export function isPurpose(value: unknown): value is Purpose {
  return (PURPOSES as readonly unknown[]).includes(value);
}

/** 'For sale' or 'For rent', for badges and facts. */
export function purposeLabel(purpose: Purpose, locale: Locale = 'en'): string {
  const words = wordsOf(locale);
  if (words) return words.purposes[purpose].label;
  return purpose === 'rent' ? 'For rent' : 'For sale';
}

/** The choices of the Buy / Rent switch in a language. */
export function purposeChoices(locale: Locale): readonly Choice<Purpose>[] {
  const words = wordsOf(locale);
  return words ? PURPOSES.map((value) => ({ value, label: words.purposes[value].choice })) : PURPOSE_CHOICES;
}

/** Orders of the listing; 'newest' where nothing is said. */
export const SORTS = ['newest', 'price_asc', 'price_desc'] as const;

export type Sort = (typeof SORTS)[number];

export const DEFAULT_SORT: Sort = 'newest';

export const SORT_CHOICES: readonly Choice<Sort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_asc', label: 'Lowest price first' },
  { value: 'price_desc', label: 'Highest price first' },
];

/** The choices of the order in a language. */
export function sortChoices(locale: Locale): readonly Choice<Sort>[] {
  const words = wordsOf(locale);
  return words ? SORTS.map((value) => ({ value, label: words.sorts[value] })) : SORT_CHOICES;
}

export function isSort(value: unknown): value is Sort {
  return (SORTS as readonly unknown[]).includes(value);
}

/** What a search says about prices; limits are numbers, or text as an address has it. */
export type PricedSearch = {
  purpose?: Purpose | undefined;
  minPrice?: number | string | undefined;
  maxPrice?: number | string | undefined;
  minYardPrice?: number | string | undefined;
  maxYardPrice?: number | string | undefined;
  sort?: Sort | undefined;
};

/** Whether a search compares prices, by a limit or by its order. */
export function comparesPrices({ minPrice, maxPrice, minYardPrice, maxYardPrice, sort }: PricedSearch): boolean {
  const limits = [minPrice, maxPrice, minYardPrice, maxYardPrice];
  return limits.some((limit) => limit !== undefined && limit !== '') || sort === 'price_asc' || sort === 'price_desc';
}

/**
 * The purpose that a search has: the one it names, or 'sale' where it compares prices, since a month's rent and a
 * selling price cannot be compared. Undefined finds both.
 */
export function searchedPurpose(search: PricedSearch): Purpose | undefined {
  return search.purpose ?? (comparesPrices(search) ? DEFAULT_PURPOSE : undefined);
}
