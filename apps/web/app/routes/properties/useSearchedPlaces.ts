import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { useAreaParts, useAreas } from '../../data/areas.ts';
import { findAreas, type ListQuery } from '../../properties/filters.ts';
import { chosenOf, type Loaded, nearbyKey } from './loaded.ts';

/**
 * The areas and parts of areas that a search names. Before the list of areas is there what the server read or what the
 * cards say names them, so that the filters need not change when it comes.
 */
export function useSearchedPlaces(
  filters: ListQuery,
  cards: readonly PropertyCardFields[],
  server: Partial<Loaded> | null,
) {
  const areaList = useAreas();
  const ofAreas = useAreaParts(filters.part && filters.area ? filters.area : null).data;
  const onCards = cards.map(({ area_id, area, area_name_ur }) => ({ id: area_id, area_name: area, area_name_ur }));
  const sources = [areaList.data ?? [], server?.areas ?? [], onCards];
  const chosen = sources.map((source) => findAreas(source, filters.area)).find((found) => found.length > 0) ?? [];
  const areaIds = nearbyKey(chosen);
  const parts = chosenOf(ofAreas ?? server?.parts ?? [], filters.part);

  /** The parts that stay where other areas are chosen, which have other parts. */
  function partOf(area: string | undefined): string | undefined {
    const stays = findAreas(areaList.data ?? chosen, area).map(({ id }) => id);
    if (stays.join() === areaIds) return filters.part;
    const left = parts.filter(({ area_id }) => stays.includes(area_id));
    return left.map(({ id }) => id).join();
  }
  return { areaList, chosen, areaIds, parts, partOf };
}
