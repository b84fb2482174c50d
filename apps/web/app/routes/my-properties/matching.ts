import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { areaMatches } from '@karachi-estates/domain/areas/match';
import { westernDigits } from '@karachi-estates/domain/digits';

function hasStatus(property: OwnProperty, status: string): boolean {
  if (status === 'asked') return property.asked === true;
  if (status === 'left') return property.left_lists === true;
  return status === '' || property.status === status;
}

/**
 * The properties that have what is searched for in their title, in their area in either language or as their number,
 * and the status; '' is any, and `asked` and `left` are what
 * waits for its seller to confirm it, in the lists and out of them.
 */
export function matching(
  properties: readonly OwnProperty[],
  { search, status }: { search: string; status: string },
): OwnProperty[] {
  const number = westernDigits(search.trim()).replace(/^#/, '');
  return properties.filter(
    (each) =>
      hasStatus(each, status) &&
      (String(each.property_id) === number ||
        areaMatches(search, `${each.title} ${each.area} ${each.area_name_ur ?? ''}`)),
  );
}
