import { filterAreas, KARACHI_CITY_ID, type NamedArea } from '@karachi-estates/domain/areas/match';
import { AreaNames, type SearchedArea } from '@karachi-estates/domain/search/areaNames';
import { type AreaDictionary, findArea, findPart, type KnownArea, type KnownPart } from './areas.store.ts';

/** An area that a text means, and the parts of it that it means; none where all of it is meant. */
export interface MeantPlace {
  area: KnownArea;
  parts: KnownPart[];
}

type NamedPart = NamedArea & { part: KnownPart };

interface PlaceNames {
  names: AreaNames<SearchedArea>;
  areas: SearchedArea[];
  parts: NamedPart[];
}

const known = new WeakMap<AreaDictionary, PlaceNames>();

function placeNames(dictionary: AreaDictionary): PlaceNames {
  const cached = known.get(dictionary);
  if (cached) return cached;
  const areas = (dictionary.ofCity.get(KARACHI_CITY_ID) ?? []).map(({ id, areaName, areaNameUr, aliases }) => ({
    id,
    area_name: areaName,
    area_name_ur: areaNameUr,
    aliases,
  }));
  const parts = [...dictionary.parts.values()].map((part) => ({
    part,
    area_id: part.areaId,
    name: part.name,
    name_ur: part.nameUr,
    area_name: part.name,
    area_name_ur: part.nameUr,
    aliases: part.aliases,
  }));
  const read = { names: new AreaNames<SearchedArea>(areas, parts), areas, parts };
  known.set(dictionary, read);
  return read;
}

/** The names by which a sentence names areas and their parts. */
export const areaNames = (dictionary: AreaDictionary): AreaNames<SearchedArea> => placeNames(dictionary).names;

/** The area and the part that stand one after the other: 'dha phase 6'. */
function partOfArea(dictionary: AreaDictionary, text: string): MeantPlace[] {
  const words = text.split(/\s+/);
  const cuts = words.map((_, index) => index).slice(1);
  for (const cut of cuts.reverse()) {
    const { id = 0 } = areaNames(dictionary).find(words.slice(0, cut).join(' ')) ?? {};
    const area = dictionary.byId.get(id);
    const part = area && findPart(dictionary, id, words.slice(cut).join(' '));
    if (part) return [{ area, parts: [part] }];
  }
  return [];
}

/** Parts by their areas. */
function byArea(dictionary: AreaDictionary, parts: readonly KnownPart[]): MeantPlace[] {
  const places = new Map<number, MeantPlace>();
  for (const part of parts) {
    const area = dictionary.byId.get(part.areaId);
    if (area) places.set(area.id, { area, parts: [...(places.get(area.id)?.parts ?? []), part] });
  }
  return [...places.values()];
}

/**
 * The places that a text may mean. One place where it is the whole name of an area or of parts of one, as in a
 * sentence; otherwise all areas that the area box would offer for it, and where that offers none, those with such a
 * part.
 */
export function placesMeant(dictionary: AreaDictionary, text: string): MeantPlace[] {
  const exact = findArea(dictionary, text);
  if (exact) return [{ area: exact, parts: [] }];
  const { names, areas, parts } = placeNames(dictionary);
  const named = names.place(text);
  const area = named && dictionary.byId.get(named.area.id);
  if (named && area) return [{ area, parts: named.parts.flatMap((part) => findPart(dictionary, area.id, part) ?? []) }];
  const ofArea = partOfArea(dictionary, text);
  if (ofArea.length > 0) return ofArea;
  // An id that nobody has is no beginning of a name, and signs alone would match everything.
  if (!/\p{L}/u.test(text)) return [];
  const offered = filterAreas(text, areas).flatMap(({ id }) => dictionary.byId.get(id) ?? []);
  if (offered.length > 0) return offered.map((each) => ({ area: each, parts: [] }));
  return byArea(
    dictionary,
    filterAreas(text, parts).map(({ part }) => part),
  );
}
