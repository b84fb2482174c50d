import { compact } from '@karachi-estates/domain/areas/match';

/** An area as the list of areas has it. */
export interface AreaTypeaheadArea {
  id: number;
  area_name: string;
  /** How many homes a search there finds, where that is known. */
  listings?: number;
}

/** The area whose name was typed in full, whatever its dots, hyphens, spaces and case. */
export function areaNamed<Area extends AreaTypeaheadArea>(text: string, areas: readonly Area[]): Area | undefined {
  const typed = compact(text);
  return typed === '' ? undefined : areas.find((area) => compact(area.area_name) === typed);
}
