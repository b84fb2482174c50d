/** The only city so far; its selector is locked to it. */
export const KARACHI_CITY_ID = 112;

export const KARACHI: { id: number; city_name: string } = { id: KARACHI_CITY_ID, city_name: 'Karachi' };

/**
 * Lower case without dots, hyphens and spaces, the form in which area names are compared: 'DHA Phase-8' → 'dhaphase8'.
 */
export function compact(text: string): string {
  return text.toLowerCase().replace(/[.\-\s]+/g, '');
}

function typedWords(query: string): string[] {
  return query.split(/\s+/).map(compact).filter(Boolean);
}

/**
 * Whether an area answers what was typed: every typed word appears in its name, or the compacted text does. Case, dots,
 * hyphens and spaces do not count, so 'gulshan iqbal', 'Gulshan-e-Iqbal' and 'gulshaneiq' all find 'Gulshan-e-Iqbal
 * Town'. Nothing typed matches every area.
 *
 * Words are looked for in the compacted name, so a name that contains the whole compacted text contains each word of it
 * too: one test covers both halves of the rule.
 */
export function areaMatches(query: string, areaName: string): boolean {
  const name = compact(areaName);
  return typedWords(query).every((word) => name.includes(word));
}

/** How close a matching area is, lower is closer: it starts with the text, a word of it does, or it contains it. */
function closeness(query: string, areaName: string): number {
  if (compact(areaName).startsWith(compact(query))) return 0;
  const starts = areaName
    .toLowerCase()
    .split(/[.\-\s()]+/)
    .map((_, index, words) => words.slice(index).join(''));
  return typedWords(query).every((word) => starts.some((start) => start.startsWith(word))) ? 1 : 2;
}

/**
 * The areas that answer what was typed, best first: names that start with it, then names with words that start with the
 * typed words, then the rest. Within each the given order stays.
 * @param limit the most to return; all without it.
 */
export function filterAreas<Area extends { area_name: string }>(
  query: string,
  areas: readonly Area[],
  limit = Number.POSITIVE_INFINITY,
): Area[] {
  const matching = areas.filter((area) => areaMatches(query, area.area_name));
  const ranked = matching.map((area) => ({ area, rank: closeness(query, area.area_name) }));
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.slice(0, limit).map(({ area }) => area);
}
