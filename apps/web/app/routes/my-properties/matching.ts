import type { OwnProperty } from '@karachi-estates/contracts/properties';
import { areaMatches } from '@karachi-estates/domain/areas/match';
import { westernDigits } from '@karachi-estates/domain/digits';

/**
 * The properties that have what is searched for in their title, in their area in either language or as their number,
 * and the status; '' is any.
 */
export function matching(
  properties: readonly OwnProperty[],
  { search, status }: { search: string; status: string },
): OwnProperty[] {
  const number = westernDigits(search.trim()).replace(/^#/, '');
  return properties.filter(
    (each) =>
      (status === '' || each.status === status) &&
      (String(each.property_id) === number ||
        areaMatches(search, `${each.title} ${each.area} ${each.area_name_ur ?? ''}`)),
  );
}
