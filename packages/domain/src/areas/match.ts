import { plainUrdu } from '../script.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';

/** The only city so far; its selector is locked to it. */
export const KARACHI_CITY_ID = 112;

export const KARACHI: { id: number; city_name: string } = { id: KARACHI_CITY_ID, city_name: 'Karachi' };

/** An area as it is looked for: in English, in Urdu, and by what else people call it in either script. */
export interface NamedArea {
  area_name: string;
  area_name_ur?: string | undefined;
  aliases?: readonly string[] | undefined;
}

/**
 * Lower case without dots, hyphens and spaces, and plain Urdu: the form in which area names are compared.
 * 'DHA Phase-8' → 'dhaphase8', 'گلشنِ اقبال' → 'گلشناقبال'.
 */
export function compact(text: string): string {
  return plainUrdu(text)
    .toLowerCase()
    .replace(/[.\-\s]+/g, '');
}

function typedWords(query: string): string[] {
  return query.split(/\s+/).map(compact).filter(Boolean);
}

/** A name as it is compared, and what is left of it from each of its words on. */
interface ComparedName {
  whole: string;
  starts: readonly string[];
}

function comparedName(name: string): ComparedName {
  const words = plainUrdu(name)
    .toLowerCase()
    .split(/[.\-\s()]+/);
  return { whole: compact(name), starts: words.map((_, index) => words.slice(index).join('')) };
}

const compared = new WeakMap<NamedArea, readonly ComparedName[]>();

/** The names of an area, prepared once: the whole list is compared at every key that is pressed. */
function namesOf(area: NamedArea): readonly ComparedName[] {
  const known = compared.get(area);
  if (known) return known;
  const { area_name, area_name_ur, aliases = [] } = area;
  const names = [area_name, ...(area_name_ur ? [area_name_ur] : []), ...aliases].map(comparedName);
  compared.set(area, names);
  return names;
}

const contains = ({ whole }: ComparedName, words: readonly string[]) => words.every((word) => whole.includes(word));

/**
 * Whether a name answers what was typed: every typed word appears in it, or the compacted text does. Case, dots,
 * hyphens and spaces do not count, so 'gulshan iqbal', 'Gulshan-e-Iqbal' and 'gulshaneiq' all find 'Gulshan-e-Iqbal
 * Town'. Nothing typed matches every area.
 *
 * Words are looked for in the compacted name, so a name that contains the whole compacted text contains each word of it
 * too: one test covers both halves of the rule.
 */
export function areaMatches(query: string, areaName: string): boolean {
  return contains(comparedName(areaName), typedWords(query));
}

/** How close a matching name is, lower is closer: it starts with the text, a word of it does, or it contains it. */
function closeness(name: ComparedName, typed: string, words: readonly string[]): number {
  if (name.whole.startsWith(typed)) return 0;
  return words.every((word) => name.starts.some((start) => start.startsWith(word))) ? 1 : 2;
}

/**
 * The areas that answer what was typed by any of their names, best first: names that start with it, then names with
 * words that start with the typed words, then the rest. Within each the given order stays.
 * @param limit the most to return; all without it.
 */
export function filterAreas<Area extends NamedArea>(
  query: string,
  areas: readonly Area[],
  limit = Number.POSITIVE_INFINITY,
): Area[] {
  const typed = compact(query);
  const words = typedWords(query);
  const ranked = areas.flatMap((area) => {
    const names = namesOf(area).filter((name) => contains(name, words));
    if (names.length === 0) return [];
    return [{ area, rank: Math.min(...names.map((name) => closeness(name, typed, words))) }];
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.slice(0, limit).map(({ area }) => area);
}

/** The name of an area in a language; English where the language has none. */
export function areaName(area: NamedArea, locale: Locale): string {
  return (locale === 'ur' && area.area_name_ur) || area.area_name;
}

/** The name of a city in a language. */
export function cityName(name: string, locale: Locale): string {
  const cities = wordsOf(locale)?.cities;
  return cities && Object.hasOwn(cities, name) ? (cities[name] ?? name) : name;
}

/** The name of a part of an area in a language: 'Phase 6'. */
export const partName = (part: { name: string; name_ur?: string | undefined }, locale: Locale): string =>
  (locale === 'ur' && part.name_ur) || part.name;
