import type { AreaPart } from '@karachi-estates/contracts/areas';
import { compact } from '@karachi-estates/domain/areas/match';
import { slugify } from '@karachi-estates/domain/properties/address';
import { type AreaDictionary, findPart, type KnownPart } from './areas.store.ts';

/** A part as the wire has it. */
export const partOf = ({ id, areaId, name, nameUr }: KnownPart): AreaPart => ({
  id,
  area_id: areaId,
  name,
  ...(nameUr && { name_ur: nameUr }),
});

/** The slug of a part in the address of its page, 'Phase 6' → 'phase-6'; names of an area's parts differ. */
export const partSlug = ({ name }: KnownPart): string => slugify(name);

/** The part of an area that an address means: by its slug, its id or one of its names. */
export const partAt = (dictionary: AreaDictionary, areaId: number, given: string): KnownPart | undefined => {
  const parts = dictionary.ofArea.get(areaId) ?? [];
  return (
    parts.find((part) => partSlug(part) === given.toLowerCase() || String(part.id) === given) ??
    findPart(dictionary, areaId, given)
  );
};

/** Longer names first, so that 'Phase 7 Extension' is not taken for 'Phase 7'. */
const longestFirst = (one: { name: string }, other: { name: string }) => other.name.length - one.name.length;

/**
 * Finds the part of an area that a file's place names, 'Emaar Crescent Bay, DHA Phase 8' or 'Clifton - Block 5'.
 * Slashes are hyphens there ('Block 13/D-1'). A number or letter that goes on names another part.
 * @returns a function from an area's id and a place to the id of the part, or null.
 */
export function partFinder(dictionary: AreaDictionary): (areaId: number, place: string) => number | null {
  const ofArea = new Map(
    [...dictionary.ofArea].map(([areaId, parts]) => [
      areaId,
      parts
        .flatMap(({ id, name, aliases }) => [name, ...aliases].map((each) => ({ id, name: compact(each) })))
        .sort(longestFirst),
    ]),
  );
  return (areaId, place) => {
    const named = ofArea.get(areaId) ?? [];
    for (const piece of place.split(',')) {
      const words = compact(piece.replace(/[/()]/g, ''));
      const found = named.find(({ name }) => words.endsWith(name) || words.startsWith(name));
      if (found && isWhole(words, found.name)) return found.id;
    }
    return null;
  };
}

/** 'sector11a' does not name 'sector11', nor 'block13' 'block1'. */
const isWhole = (words: string, name: string) =>
  words.endsWith(name) || !/^[a-z]?\d|^[a-z]$/.test(words.slice(name.length));
