import { areaSlugs } from '@karachi-estates/domain/areas/address';
import { type AreaDictionary, findArea, type KnownArea } from './areas.store.ts';

interface Slugs {
  ofArea: Map<number, string>;
  areas: Map<string, KnownArea>;
}

const known = new WeakMap<AreaDictionary, Slugs>();

function slugsOf(dictionary: AreaDictionary): Slugs {
  const cached = known.get(dictionary);
  if (cached) return cached;
  const all = [...dictionary.byId.values()];
  const ofArea = areaSlugs(all);
  const areas = new Map(all.map((area) => [ofArea.get(area.id) ?? '', area]));
  const slugs = { ofArea, areas };
  known.set(dictionary, slugs);
  return slugs;
}

/** The slug of an area in the address of its page. */
export const slugOf = (dictionary: AreaDictionary, id: number): string => slugsOf(dictionary).ofArea.get(id) ?? '';

/** The area that an address means: by its slug, or by its id or one of its names ('31', 'defence', 'Clifton'). */
export const areaAt = (dictionary: AreaDictionary, given: string): KnownArea | undefined =>
  slugsOf(dictionary).areas.get(given.toLowerCase()) ?? findArea(dictionary, given);
