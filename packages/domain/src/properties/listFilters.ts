import { PROPERTY_TYPES } from './vocabulary.ts';

/** As many areas, and parts of areas, as a list takes at once. */
export const MOST_AREAS = 20;

/** How many days back 'posted within' may reach; 1 is the last 24 hours. */
export const POSTED_DAYS = [1, 7, 30] as const;

export type PostedDays = (typeof POSTED_DAYS)[number];

/** How many days ago a seller may have confirmed a listing last; a seller is asked again after fourteen. */
export const CONFIRMED_DAYS = [7, 14] as const;

export type ConfirmedDays = (typeof CONFIRMED_DAYS)[number];

/** The days that a text names, where lists can be narrowed to what was confirmed in them. */
export function confirmedDaysOf(text: string): ConfirmedDays | undefined {
  return CONFIRMED_DAYS.find((days) => String(days) === text);
}

/** The days that a text names, where lists can be narrowed to them. */
export function postedDaysOf(text: string): PostedDays | undefined {
  return POSTED_DAYS.find((days) => String(days) === text);
}

/**
 * The types in a filter, one or several with commas between: each once and in the order of the vocabulary, so that
 * equal filters are equal. What is no type comes last.
 */
export function typesIn(filter: string | undefined): string[] {
  const types = new Set((filter ?? '').split(',').map((type) => type.trim()));
  const known = PROPERTY_TYPES.filter((type) => types.delete(type));
  types.delete('');
  return [...known, ...[...types].sort()];
}

/** The filters that may stand several times in an address, once for each choice; all of them count. */
export const SEVERAL = ['propertyType', 'area', 'part'] as const;

/** The values of such a filter as one, each once and in one order, however they were chosen. */
export function severalOf(name: (typeof SEVERAL)[number], given: readonly string[]): string {
  const all = given.join();
  if (name === 'propertyType') return typesIn(all).join();
  return [...new Set(all.split(',').map((each) => each.trim()))].filter(Boolean).sort().join();
}

const isSeveral = (name: string): name is (typeof SEVERAL)[number] => (SEVERAL as readonly string[]).includes(name);

/** What stands in an address behind its question mark, as `URLSearchParams` has it. */
export interface AddressValues {
  get(name: string): string | null;
  getAll(name: string): string[];
  keys(): Iterable<string>;
}

/** A value of an address; of one that stands there several times the first, unless all of them count. */
export function valueIn(search: AddressValues, name: string): string {
  return isSeveral(name) ? severalOf(name, search.getAll(name)) : (search.get(name) ?? '');
}

/** What an address says, by name. */
export const valuesIn = (search: AddressValues): Record<string, string> =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, valueIn(search, name)]));

/**
 * What can be given up where nothing is found, each with the names of its filters. First stands what people give up
 * first: a limit that was guessed before the place and the kind of property.
 */
export const RELAXATIONS = {
  price: ['minPrice', 'maxPrice'],
  yardPrice: ['minYardPrice', 'maxYardPrice'],
  posted: ['postedWithin'],
  confirmed: ['confirmed'],
  verified: ['verified'],
  photos: ['withPhotos'],
  reduced: ['priceReduced'],
  size: ['minSize', 'maxSize'],
  parking: ['parking'],
  bathrooms: ['bathrooms', 'exactBathrooms'],
  bedrooms: ['bedrooms', 'exactBedrooms'],
  part: ['part'],
  map: ['box', 'shapes'],
  purpose: ['purpose'],
  type: ['propertyType'],
  area: ['area', 'part'],
} as const;

export type Relaxation = keyof typeof RELAXATIONS;

/** A name of a filter that can be given up. */
export type RelaxedName = (typeof RELAXATIONS)[Relaxation][number];

/** What says where a home is; the others say what kind of home it is, but for the purpose. */
const PLACES: readonly Relaxation[] = ['part', 'map', 'area'];

/** Whether a relaxation is about the home itself: its price, size, type and so on. */
export const isOfHome = (relaxation: Relaxation): boolean => relaxation !== 'purpose' && !PLACES.includes(relaxation);

/** What a search that finds nothing may give up, in the order of {@link RELAXATIONS}. */
export function relaxationsOf(query: Partial<Record<RelaxedName, string | undefined>>): Relaxation[] {
  const names = Object.keys(RELAXATIONS) as Relaxation[];
  // What says how another filter is meant ('exactly 3') is no filter of its own.
  const isSet = (name: RelaxedName) => !name.startsWith('exact') && Boolean(query[name]?.trim());
  const set = names.filter((relaxation) => RELAXATIONS[relaxation].some(isSet));
  // Without a whole area beside it, a part can only be left for all of the city.
  return isSet('area') ? set : set.filter((relaxation) => relaxation !== 'part');
}

/** The search without some of the things that it asks for. */
export function relaxed<Query extends object>(query: Query, given: readonly Relaxation[]): Query {
  const names: readonly string[] = given.flatMap((relaxation) => RELAXATIONS[relaxation]);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as Query;
}

/** What homes are not that a search asks for, and how many homes it is. */
export interface Missed {
  missed: Relaxation[];
  total: number;
}

/** More of them at once leave little of a search: everything for its purpose in its place is the better offer then. */
const MOST_AT_ONCE = 3;
/** As many ways on are offered, beside the widest one. */
export const MOST_WAYS = 5;

/** Orders by what people give up first, and by the next where that is the same. */
function byHabit(one: Missed, other: Missed): number {
  const names = Object.keys(RELAXATIONS);
  const places = ({ missed }: Missed) => missed.map((relaxation) => names.indexOf(relaxation));
  const others = places(other);
  const differing = places(one).map((place, at) => place - (others[at] ?? 0));
  return differing.find((difference) => difference !== 0) ?? 0;
}

/**
 * What to give up so that a search finds something: one thing where one is enough, two where it takes two, at most
 * three. There are at most five such ways, those first that people take first.
 * @param homes all homes that may be offered, by what they miss. `missed` is in the order of {@link RELAXATIONS}.
 */
export function fewestGivenUp(homes: readonly Missed[]): Missed[] {
  const near = homes.filter(({ missed, total }) => missed.length > 0 && missed.length <= MOST_AT_ONCE && total > 0);
  const fewest = Math.min(...near.map(({ missed }) => missed.length));
  return near
    .filter(({ missed }) => missed.length === fewest)
    .sort(byHabit)
    .slice(0, MOST_WAYS);
}
