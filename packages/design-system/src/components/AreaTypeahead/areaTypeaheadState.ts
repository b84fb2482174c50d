import { compact, filterAreas } from '@karachi-estates/domain/areas/match';

/** An area as the list of areas has it. */
export interface AreaTypeaheadArea {
  id: number;
  area_name: string;
  /** How many homes a search there finds, where that is known. */
  listings?: number;
}

export interface AreaTypeaheadState {
  /** What stands in the box. */
  text: string;
  /** The chosen area; null while what is typed is not one. */
  chosen: AreaTypeaheadArea | null;
  isOpen: boolean;
  /** Whether the text was typed since the list opened: only then it narrows the list. */
  isTyped: boolean;
  /** Index of the highlighted option, -1 for none. */
  active: number;
}

export type AreaTypeaheadStep = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export type AreaTypeaheadAction =
  | { type: 'typed'; text: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'moved'; step: AreaTypeaheadStep; count: number }
  | { type: 'chosen'; area: AreaTypeaheadArea | null; text?: string };

const PAGE = 8;

/** The closed box with an area in it, with a text that is not an area, or empty. */
export function initialAreaTypeaheadState(chosen: AreaTypeaheadArea | null, text = ''): AreaTypeaheadState {
  return { text: chosen?.area_name ?? text, chosen, isOpen: false, isTyped: false, active: -1 };
}

function moved(active: number, step: AreaTypeaheadStep, count: number): number {
  if (count === 0) return -1;
  const last = count - 1;
  const to: Record<AreaTypeaheadStep, number> = {
    first: 0,
    last,
    next: active >= last ? 0 : active + 1,
    previous: active <= 0 ? last : active - 1,
    pageDown: Math.min(last, Math.max(active, 0) + PAGE),
    pageUp: Math.max(0, active - PAGE),
  };
  return to[step];
}

/** The combobox as a pure step from state to state. */
export function reduceAreaTypeahead(state: AreaTypeaheadState, action: AreaTypeaheadAction): AreaTypeaheadState {
  switch (action.type) {
    case 'typed':
      // The best match is highlighted at once, so that Enter takes it without an arrow key.
      return {
        text: action.text,
        chosen: null,
        isOpen: true,
        isTyped: true,
        active: action.text.trim() === '' ? -1 : 0,
      };
    case 'opened':
      return state.isOpen ? state : { ...state, isOpen: true, isTyped: state.chosen === null && state.text !== '' };
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false, isTyped: false, active: -1 } : state;
    case 'moved':
      return { ...state, isOpen: true, active: moved(state.active, action.step, action.count) };
    case 'chosen':
      return initialAreaTypeaheadState(action.area, action.text);
  }
}

/** The options of the list: all areas, narrowed by the domain's matcher to what was typed. */
export function areaTypeaheadOptions<Area extends AreaTypeaheadArea>(
  state: Pick<AreaTypeaheadState, 'text' | 'isTyped'>,
  areas: readonly Area[],
): readonly Area[] {
  return state.isTyped && state.text.trim() !== '' ? filterAreas(state.text, areas) : areas;
}

/** The area whose name was typed in full, whatever its dots, hyphens, spaces and case. */
export function areaNamed<Area extends AreaTypeaheadArea>(text: string, areas: readonly Area[]): Area | undefined {
  const typed = compact(text);
  return typed === '' ? undefined : areas.find((area) => compact(area.area_name) === typed);
}
