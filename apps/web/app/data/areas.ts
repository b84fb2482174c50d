import {
  getAreaPart,
  getAreaProfile,
  listAreaParts,
  listAreaSummaries,
  listAreas,
  listCities,
  listMeantPlaces,
  listNearbyAreas,
} from '@karachi-estates/contracts/areas';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { reading } from './reading.ts';
import { READ_ONCE, useApi } from './useApi.ts';

export const areas = (cityId: number = KARACHI_CITY_ID) => reading(listAreas, { params: { cityId: String(cityId) } });

/** The areas of a city. */
export const useAreas = (cityId: number | null = KARACHI_CITY_ID) =>
  useApi(cityId === null ? null : areas(cityId), READ_ONCE);

/** How far the areas of a box have come. */
export function areasStatus({ data, error }: Pick<ReturnType<typeof useAreas>, 'data' | 'error'>) {
  if (data) return 'ready';
  return error ? 'failed' : 'loading';
}

export const cities = () => reading(listCities);

/** The cities that a lead can be for. */
export const useCities = () => useApi(cities(), READ_ONCE);

/** Every area with what is asked there. */
export const areaSummaries = () => reading(listAreaSummaries);
export const useAreaSummaries = () => useApi(areaSummaries());

/** One area, by the slug of its address. */
export const areaProfile = (slug: string) => reading(getAreaProfile, { params: { area: slug } });
export const useAreaProfile = (slug: string | null) => useApi(slug === null ? null : areaProfile(slug));

/** The phases, blocks and sectors of some areas, whose ids have commas between. */
export const areaParts = (areaIds: string) => reading(listAreaParts, { query: { area: areaIds } });
export const useAreaParts = (areaIds: string | null) => useApi(areaIds ? areaParts(areaIds) : null, READ_ONCE);

/** Single parts, whose ids have commas between. */
export const singleParts = (ids: string) => reading(listAreaParts, { query: { part: ids } });

/** The areas and parts that a text may mean. */
export const meantPlaces = (text: string) => reading(listMeantPlaces, { query: { named: text } });
export const useMeantPlaces = (text: string | null) => useApi(text ? meantPlaces(text) : null, READ_ONCE);

/** What lies around the areas of a search. */
export const nearbyAreas = (areas: string) => reading(listNearbyAreas, { query: { area: areas } });
export const useNearbyAreas = (areas: string | null) => useApi(areas ? nearbyAreas(areas) : null, READ_ONCE);

/** One part of an area, by the slugs of its address. */
export const areaPart = (area: string, part: string) => reading(getAreaPart, { params: { area, part } });
export const useAreaPart = (area: string | null, part: string) => useApi(area === null ? null : areaPart(area, part));
