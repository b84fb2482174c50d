import { listCardsByIds } from '@karachi-estates/contracts/favourites';
import { getPropertyMap, type MapQuery } from '@karachi-estates/contracts/propertyMap';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

export const propertyMap = (query: MapQuery) => reading(getPropertyMap, { query });

/** What the map shows; undefined asks for nothing yet. While it moves, what was there stays. */
export const usePropertyMap = (query: MapQuery | undefined) =>
  useApi(query ? propertyMap(query) : null, { keepPreviousData: true });

/** The card of a home on the map: a list of one, or of none where it has left the market. */
export const useMapCard = (id: number | undefined) =>
  useApi(id === undefined ? null : reading(listCardsByIds, { query: { ids: String(id) } }));
