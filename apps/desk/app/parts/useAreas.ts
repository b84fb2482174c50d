import { listAreaParts, listAreas } from '@karachi-estates/contracts/areas';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';

/** The areas of Karachi as a choice; empty until they are read. */
export function useAreas(): readonly { value: string; label: string }[] {
  const call = useApi();
  const { data = [] } = useQuery({
    queryKey: ['areas', KARACHI_CITY_ID],
    queryFn: ({ signal }) => call(listAreas, { params: { cityId: String(KARACHI_CITY_ID) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ id, area_name: name }) => ({ value: String(id), label: name }));
}

/** The parts of an area as a choice; undefined until they are read. */
export function useParts(areaId: string): readonly { value: string; label: string }[] | undefined {
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['parts', areaId],
    queryFn: ({ signal }) => call(listAreaParts, { query: { area: areaId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.map(({ id, name }) => ({ value: String(id), label: name }));
}
