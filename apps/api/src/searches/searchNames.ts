import { usualSearchName } from '@karachi-estates/domain/searches/name';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import type { AreaDictionary } from '../areas/areas.store.ts';
import type { SavedFilter } from '../properties/savedFilter.store.ts';
import type { Search } from './searches.store.ts';

/** The filter of a search as it is told to a person. */
export function factsOf({ byId, parts }: AreaDictionary, filter: SavedFilter['filter'], locale: Locale) {
  const { areaIds = [], parts: { ids = [] } = {}, propertyTypes = [], ...rest } = filter;
  const partNames = ids.flatMap((id) => {
    const part = parts.get(id);
    return part ? [(locale === 'ur' && part.nameUr) || part.name] : [];
  });
  const areas = areaIds.flatMap((id) => {
    const area = byId.get(id);
    return area ? [(locale === 'ur' && area.areaNameUr) || area.areaName] : [];
  });
  return { ...rest, areas: [...areas, ...partNames], types: propertyTypes };
}

/** The filter of a search, as it was understood when it was saved. */
export const filterOf = ({ filter }: Pick<Search, 'filter'>) => filter as unknown as SavedFilter['filter'];

/** What a search with these filters is called where nobody names it. */
export const usualNameOf = (areas: AreaDictionary, filter: SavedFilter['filter'], locale: Locale): string =>
  usualSearchName(factsOf(areas, filter, locale), locale);

/** Whether nobody gave a search its name, in whichever language it was saved. */
export const hasUsualName = (areas: AreaDictionary, search: Pick<Search, 'name' | 'filter'>): boolean =>
  locales.some((each) => search.name === usualNameOf(areas, filterOf(search), each));

/** The name of a search for a reader: one that nobody gave is in their language. */
export const nameIn = (areas: AreaDictionary, search: Pick<Search, 'name' | 'filter'>, locale: Locale): string =>
  hasUsualName(areas, search) ? usualNameOf(areas, filterOf(search), locale) : search.name;
