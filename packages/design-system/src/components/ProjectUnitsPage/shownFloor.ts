import type { UnitFilters } from '@karachi-estates/domain/projects/unitFilters';
import type { ProjectUnit } from '../UnitCard/unit.ts';

/** The floor that is shown: the one of the filters, else the lowest that has what the filters ask for. */
export function shownFloor(
  units: readonly ProjectUnit[],
  matching: readonly ProjectUnit[],
  filters: UnitFilters,
): { building?: string | undefined; floor?: number | undefined } {
  const [first] = matching.length > 0 ? matching : units;
  const building = filters.building ?? first?.building;
  const inBuilding = units.filter((unit) => unit.building === building);
  const found = matching.find((unit) => unit.building === building);
  return { building, floor: filters.floor ?? found?.floor ?? inBuilding[0]?.floor };
}
