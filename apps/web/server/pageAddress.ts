import { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { UNIT_FILTERS } from '@karachi-estates/domain/projects/unitFilters';
import { AREA_UNITS } from '@karachi-estates/domain/properties/dimension';
import { CONFIRMED_DAYS, POSTED_DAYS, valueIn } from '@karachi-estates/domain/properties/listFilters';
import { PROPERTY_TYPES, PURPOSES, SORTS } from '@karachi-estates/domain/properties/vocabulary';
import { isTypedCalculation } from '../app/calculators/calculation.ts';
import { localePath, splitLocale } from '../app/locale/localePath.ts';
import { screens } from '../app/routes.ts';

/** What the address of a page means. */
export interface PageAddress {
  /** One spelling for all of a page; undefined for one that must be rendered for each request. */
  canonical: string | undefined;
  /** Whether caches in front of the site may have it. */
  isPublic: boolean;
}

// The list page reads the filters of the contract, has pages of its own length, forms that say which unit a size has,
// and the map.
const LIST_KEYS = [
  ...Object.keys(PropertyQuery.properties).filter((key) => key !== 'limit'),
  'sizeUnit',
  'unit',
  'view',
];

const UNIT_KEYS = [...UNIT_FILTERS, 'view'];
/** Up to two other units. */
const COMPARED_KEYS = ['with', 'and'];

/** The query keys that the server reads, by screen. */
const KEYS: Record<string, readonly string[]> = {
  '/properties': LIST_KEYS,
  '/properties/filters': LIST_KEYS,
  '/areas': ['q'],
  '/blogs': ['cursor'],
  '/calculators': ['calc'],
  '/sellers/:segment': ['purpose', 'cursor'],
  '/grand-monarch/units': UNIT_KEYS,
  '/grand-monarch/units/:number': COMPARED_KEYS,
  '/projects/:slug/launch/protocol': ['launch'],
  '/projects/:slug/visits': ['unit'],
  '/projects/:slug/units': UNIT_KEYS,
  '/projects/:slug/units/:number': COMPARED_KEYS,
};

const oneOf = (values: readonly (string | number)[]) => {
  const known = new Set(values.map(String));
  return (value: string) => known.has(value);
};
const eachOf = (values: readonly string[]) => (value: string) => value.split(',').every(oneOf(values));
const isOn = oneOf([1]);
const isRooms = (value: string) => /^(?:[1-9]|10)$/.test(value);
const MOST_IDS = 3;
/** Some ids, each once; what more people choose together, nobody else does. */
const areIds = (value: string) => {
  const ids = value.split(',');
  const isEach = ids.every((id) => /^[1-9]\d{0,6}$/.test(id));
  return isEach && ids.length <= MOST_IDS && new Set(ids).size === ids.length;
};
/** Three figures and noughts, as people write a limit: '27500000' (2.75 crore) and not '27500001'. */
const isRound = (value: string) => /^[1-9]\d{0,2}0{0,9}$/.test(value);
/** Whole square feet with up to three figures; 500 square yards are 4,500. */
const isRoundSize = (value: string) => /^[1-9]\d{0,2}0{0,6}$/.test(value);

/** What controls and links of the site offer, by key. Anything else means the same to nobody, or to one person. */
const OFFERED: Readonly<Record<string, (value: string) => boolean>> = {
  city: oneOf([KARACHI_CITY_ID]),
  area: areIds,
  part: areIds,
  propertyType: eachOf(PROPERTY_TYPES),
  purpose: oneOf(PURPOSES),
  sort: oneOf(SORTS),
  minPrice: isRound,
  maxPrice: isRound,
  minYardPrice: isRound,
  maxYardPrice: isRound,
  minSize: isRoundSize,
  maxSize: isRoundSize,
  bedrooms: isRooms,
  bathrooms: isRooms,
  exactBedrooms: isOn,
  exactBathrooms: isOn,
  parking: isOn,
  withPhotos: isOn,
  priceReduced: isOn,
  verified: isOn,
  postedWithin: oneOf(POSTED_DAYS),
  confirmed: oneOf(CONFIRMED_DAYS),
  unit: oneOf(AREA_UNITS),
  sizeUnit: oneOf(AREA_UNITS),
  view: oneOf(['map']),
};
const OF_LISTS = ['/properties', '/properties/filters', '/sellers/:segment'];

/** Whether a list is asked for by what the site offers, so that somebody else will ask for the same page. */
function isOffered(pattern: string, canonicalQuery: string): boolean {
  if (!OF_LISTS.includes(pattern)) return true;
  return [...new URLSearchParams(canonicalQuery)].every(([key, value]) => OFFERED[key]?.(value) ?? true);
}

const isTypedUnits = (query: URLSearchParams) => Boolean(query.get('minArea') || query.get('maxPrice'));
/** Nobody else compares the same units. */
const isCompared = (query: URLSearchParams) => COMPARED_KEYS.some((key) => query.get(key));

/** It says what became of a Find My Home form that was sent without scripts. */
const isAnswered = (query: URLSearchParams) => query.has('sent') || query.has('refused');

/**
 * Whether a person's own words, figures or part of the map stand in a query: each is rendered for its request, since
 * nobody else types the same.
 */
const TYPED: Record<string, (query: URLSearchParams) => boolean> = {
  '/properties': (query) => ['q', 'said', 'box', 'shapes'].some((key) => query.get(key)),
  '/areas': (query) => Boolean(query.get('q')),
  '/grand-monarch/units': isTypedUnits,
  '/grand-monarch/units/:number': isCompared,
  '/projects/:slug/units': isTypedUnits,
  '/projects/:slug/units/:number': isCompared,
  // Few people look at a lot of long ago.
  '/projects/:slug/launch/protocol': (query) => Boolean(query.get('launch')),
  '/calculators': isTypedCalculation,
  '/compare': (query) => Boolean(query.get('ids')),
  // Read in the browser again as it was written; it has all filters of the list and is opened once.
  '/saved-searches/new': () => true,
  // They say what became of a form that was sent without scripts.
  '/report-listing': () => true,
  '/write-to-seller': () => true,
  '/ask-viewing': () => true,
  '/find-my-home': isAnswered,
};

const FORMS = ['/saved-searches/new', '/report-listing', '/write-to-seller', '/ask-viewing'];
/** Whether a form comes back with the name, number and words that a person has typed; a link gives it an id at most. */
const isFilledIn = (pattern: string, query: URLSearchParams) =>
  (FORMS.includes(pattern) && [...query.keys()].some((key) => key !== 'id')) ||
  (pattern === '/find-my-home' && isAnswered(query));

/** Their addresses, and those below them, hold the secret of a mail, which only the browser reads. */
const SECRET = [
  '/appeal-listing',
  '/confirm-email',
  '/confirm-listing',
  '/find-my-home/request',
  '/newsletter',
  '/projects/hold',
  '/projects/interest',
  '/projects/launch',
  '/projects/visit',
  '/reset-password',
  '/saved-searches/confirm',
  '/saved-searches/manage',
  '/saved-searches/unsubscribe',
  '/shared-shortlist',
  '/viewing',
  '/withdraw-message',
];
const hasSecret = (path: string) => SECRET.some((each) => path === each || path.startsWith(`${each}/`));

// Which units of a project can be had.
const AVAILABILITY =
  /^\/(projects|(projects\/[^/]+|grand-monarch)\/units(\/[^/]+)?|projects\/[^/]+\/(launch(\/protocol)?|visits))$/;

/**
 * Whether a page tells which units can be had. Holds end by the clock, without a change that would purge the page.
 * @param canonical as {@link readPageAddress} gives it
 */
export const tellsAvailability = (canonical: string): boolean =>
  AVAILABILITY.test(splitLocale(canonical).path.split('?')[0] ?? '');

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Where an address with slashes that stand together, or with a backslash, leads: the same without empty segments and
 * with the backslash escaped, for the browser's router does not know it. Undefined for all others. It begins with one
 * slash, so that it never names another host.
 * @param url path and query
 */
export function withoutEmptySegments(url: string): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (!path.includes('//') && !path.includes('\\')) return undefined;
  // Escaped anew, since browsers read a backslash as a slash.
  const segments = segmentsOf(path).map((each) => encodeURIComponent(decodeURIComponent(each)));
  return `/${segments.join('/')}${query ? `?${query}` : ''}`;
}

const patterns = screens
  .filter(({ path }) => path !== '*')
  .map((screen) => ({ ...screen, segments: segmentsOf(screen.path) }));

/** The path as the site writes it, and its screen; undefined for one that leads nowhere. */
function screenOf(path: string) {
  const given = segmentsOf(path).map(decodeURIComponent);
  const screen = patterns.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((each, at) => each.startsWith(':') || each === given[at]?.toLowerCase()),
  );
  if (!screen) return undefined;
  const written = screen.segments.map((each, at) =>
    each.startsWith(':') ? encodeURIComponent(given[at] ?? '') : each,
  );
  return { path: `/${written.join('/')}`, screen };
}

/** The query with the known keys in one order; empty ones, repeated ones and all others are left out. */
function canonicalQuery(query: string, keys: readonly string[]): string {
  const given = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of keys) {
    const value = valueIn(given, key);
    if (value) canonical.set(key, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/**
 * Understands the address of a page. However it is spelt (capitals, escapes, unknown or repeated keys, campaign marks),
 * a page has one canonical address in each language, so strangers cannot fill the cache with copies of it. A list that
 * is asked for by what no control offers has none, for the same reason.
 */
export function readPageAddress(url: string): PageAddress {
  const { locale, path: address } = splitLocale(url);
  const [path = '/', query = ''] = address.split(/\?(.*)/s, 2);
  const found = screenOf(path);
  if (!found) return { canonical: undefined, isPublic: false };
  const { audience, path: pattern } = found.screen;
  const isPublic = audience !== 'account' && audience !== 'seller' && !hasSecret(found.path);
  // What only the browser reads of a private page's address must be there when it is hydrated.
  if (!isPublic && (query || hasSecret(found.path))) return { canonical: undefined, isPublic };
  const given = new URLSearchParams(query);
  if (isFilledIn(pattern, given)) return { canonical: undefined, isPublic: false };
  if (TYPED[pattern]?.(given)) return { canonical: undefined, isPublic };
  const canonical = canonicalQuery(query, KEYS[pattern] ?? []);
  if (!isOffered(pattern, canonical)) return { canonical: undefined, isPublic };
  return { canonical: localePath(locale, found.path + canonical), isPublic };
}
