import { compact, type NamedArea } from '@karachi-estates/domain/areas/match';

/** An area as the list of areas has it. */
export interface AreaTypeaheadArea extends NamedArea {
  id: number;
  /** How many listings a search there finds, where that is known. */
  listings?: number;
}

/** The area whose name was typed in full, in either script, whatever its dots, hyphens, spaces and case. */
export function areaNamed<Area extends AreaTypeaheadArea>(text: string, areas: readonly Area[]): Area | undefined {
  const typed = compact(text);
  return typed === ''
    ? undefined
    : areas.find((area) => [area.area_name, area.area_name_ur ?? ''].map(compact).includes(typed));
}
