import { listAreas, listCities } from '@karachi-estates/contracts/areas';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

export const areas = (cityId: number = KARACHI_CITY_ID) => reading(listAreas, { params: { cityId: String(cityId) } });

/** The areas of a city. They hardly ever change, so one reading serves the visit. */
export const useAreas = (cityId: number | null = KARACHI_CITY_ID) =>
  useApi(cityId === null ? null : areas(cityId), { revalidateIfStale: false, revalidateOnFocus: false });

export const cities = () => reading(listCities);

/** The cities that a lead can be for. */
export const useCities = () => useApi(cities(), { revalidateIfStale: false, revalidateOnFocus: false });
