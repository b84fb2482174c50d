import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';

/** A choice of a select box: `value` travels, `label` is read. */
export type Choice<Value extends string = string> = { value: Value; label: string };

/**
 * The property types on the wire by what kind they are: where people live, land, and where people work. They are spelt
 * as the marketplace has always stored them: 'Appartment' stays so that older data and older clients keep working.
 * Office, Shop and Warehouse serve the home page's tiles.
 */
const TYPES = {
  homes: [
    'House',
    'Bungalow',
    'Appartment',
    'Flat',
    'Upper Portion',
    'Lower Portion',
    'Penthouse',
    'Farm House',
    'Room',
  ],
  plots: ['Residential Plot', 'Commercial Plot', 'Plot File'],
  commercial: ['Office', 'Shop', 'Warehouse', 'Building', 'Factory'],
} as const;

/** A kind of property types. */
export type TypeGroup = keyof typeof TYPES;

/** The groups in the order in which they are offered. */
export const TYPE_GROUPS: readonly TypeGroup[] = ['homes', 'plots', 'commercial'];

/** Every property type; those of one group stand together. */
export const PROPERTY_TYPES = [...TYPES.homes, ...TYPES.plots, ...TYPES.commercial] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

export function isPropertyType(value: unknown): value is PropertyType {
  return (PROPERTY_TYPES as readonly unknown[]).includes(value);
}

/**
 * The kind of property that a type on the wire is: who looks for a flat is not helped with a shop. Unknown types of
 * older data are homes, as all were that were listed then.
 */
export const typeGroup = (type: string): TypeGroup =>
  TYPE_GROUPS.find((group) => (TYPES[group] as readonly string[]).includes(type)) ?? 'homes';

/**
 * The types that are found where a group is searched for. Of plots these are land that can be built on: a file is a
 * promise of land, so whoever wants one says so.
 */
export const typesOfGroup = (group: TypeGroup): readonly PropertyType[] =>
  group === 'plots' ? TYPES.plots.slice(0, 2) : TYPES[group];

/**
 * The types that a filter names, by commas, as stored or as English says them ('Apartment'), each once and in the order
 * of the list; undefined where one of them is none.
 */
export function readTypes(filter: string): PropertyType[] | undefined {
  const named = filter
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const found = named.map((name) => PROPERTY_TYPES.find((type) => type === name || propertyTypeLabel(type) === name));
  return found.includes(undefined) ? undefined : PROPERTY_TYPES.filter((type) => found.includes(type));
}

/**
 * What people read for a type on the wire: 'Apartment' for 'Appartment'. Unknown types of older data read as stored.
 */
export function propertyTypeLabel(wire: string, locale: Locale = 'en'): string {
  const types: Readonly<Record<string, string>> | undefined = wordsOf(locale)?.propertyTypes;
  if (types && Object.hasOwn(types, wire)) return types[wire] ?? wire;
  return wire === 'Appartment' ? 'Apartment' : wire;
}

/** Types of the hero search. */
export const HERO_PROPERTY_TYPES: readonly PropertyType[] = [
  'House',
  'Bungalow',
  'Flat',
  'Upper Portion',
  'Lower Portion',
  'Penthouse',
];

/** Choices of property types in a language. */
export function typeChoices(types: readonly PropertyType[], locale: Locale): readonly Choice<PropertyType>[] {
  return types.map((value) => ({ value, label: propertyTypeLabel(value, locale) }));
}

/** Types of the lead form. A lead is a wish, not a listing: 'Family House' exists only here. */
export const LEAD_PROPERTY_TYPES = [
  { value: 'Family House', label: 'Family House' },
  { value: 'Flat', label: 'Flat' },
  { value: 'Upper Portion', label: 'Upper Portion' },
  { value: 'Lower Portion', label: 'Lower Portion' },
] as const satisfies readonly Choice[];

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
  const words = wordsOf(locale)?.purposes;
  if (words) return words[purpose].label;
  return purpose === 'rent' ? 'For rent' : 'For sale';
}

/** The choices of the Buy / Rent switch in a language. */
export function purposeChoices(locale: Locale): readonly Choice<Purpose>[] {
  const words = wordsOf(locale)?.purposes;
  return words ? PURPOSES.map((value) => ({ value, label: words[value].choice })) : PURPOSE_CHOICES;
}

/** Orders of the listing; 'newest' where nothing is said. What comes first in 'best' says `bestMatch.ts`. */
export const SORTS = ['newest', 'best', 'price_asc', 'price_desc'] as const;

export type Sort = (typeof SORTS)[number];

export const DEFAULT_SORT: Sort = 'newest';

export const SORT_CHOICES: readonly Choice<Sort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'best', label: 'Best match' },
  { value: 'price_asc', label: 'Lowest price first' },
  { value: 'price_desc', label: 'Highest price first' },
];

/** The choices of the order in a language. */
export function sortChoices(locale: Locale): readonly Choice<Sort>[] {
  const words = wordsOf(locale)?.sorts;
  return words ? SORTS.map((value) => ({ value, label: words[value] })) : SORT_CHOICES;
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
