import { describe, expect, it } from 'vitest';
import {
  type AreaTypeaheadAction,
  areaNamed,
  areaTypeaheadOptions,
  initialAreaTypeaheadState,
  reduceAreaTypeahead,
} from './areaTypeaheadState.ts';

const areas = ['Bahadurabad', 'Clifton', 'Clifton Block 5', 'DHA Phase 8', 'Gulshan-e-Iqbal Town'].map(
  (area_name, index) => ({ id: index + 1, area_name }),
);
const clifton = { id: 2, area_name: 'Clifton' };

function after(...actions: AreaTypeaheadAction[]) {
  return actions.reduce(reduceAreaTypeahead, initialAreaTypeaheadState(null));
}

const names = (state: ReturnType<typeof after>) => areaTypeaheadOptions(state, areas).map((area) => area.area_name);

describe('areaTypeaheadState', () => {
  it('opens on typing, narrows the list and highlights the best match', () => {
    const state = after({ type: 'typed', text: 'clif' });
    expect(state).toMatchObject({ isOpen: true, active: 0, chosen: null });
    expect(names(state)).toEqual(['Clifton', 'Clifton Block 5']);
  });

  it('shows every area when it opens with an area already chosen', () => {
    const state = after({ type: 'chosen', area: clifton }, { type: 'opened' });
    expect(state).toMatchObject({ text: 'Clifton', isOpen: true, active: -1 });
    expect(names(state)).toHaveLength(areas.length);
  });

  it('narrows again by a text that was left without choosing', () => {
    const state = after({ type: 'typed', text: 'dha' }, { type: 'closed' }, { type: 'opened' });
    expect(names(state)).toEqual(['DHA Phase 8']);
  });

  it('forgets the chosen area as soon as the text is changed', () => {
    expect(after({ type: 'chosen', area: clifton }, { type: 'typed', text: 'Clifto' }).chosen).toBeNull();
  });

  it('wraps around with the arrow keys and stops at the ends with page keys', () => {
    const count = areas.length;
    const open: AreaTypeaheadAction = { type: 'opened' };
    const move = (step: 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp'): AreaTypeaheadAction => ({
      type: 'moved',
      step,
      count,
    });
    expect(after(open, move('next')).active).toBe(0);
    expect(after(open, move('previous')).active).toBe(count - 1);
    expect(after(open, move('last'), move('next')).active).toBe(0);
    expect(after(open, move('last'), move('first')).active).toBe(0);
    expect(after(open, move('first'), move('previous')).active).toBe(count - 1);
    expect(after(open, move('pageDown')).active).toBe(count - 1);
    expect(after(open, move('next'), move('pageUp')).active).toBe(0);
  });

  it('highlights nothing in an empty list', () => {
    expect(after({ type: 'typed', text: 'zzz' }, { type: 'moved', step: 'next', count: 0 }).active).toBe(-1);
  });

  it('closes with the text of the choice', () => {
    const state = after({ type: 'typed', text: 'clif' }, { type: 'chosen', area: clifton });
    expect(state).toEqual({ text: 'Clifton', chosen: clifton, isOpen: false, isTyped: false, active: -1 });
  });
});

describe('areaNamed', () => {
  it('finds an area by its whole name without dots, hyphens, spaces and case', () => {
    expect(areaNamed('gulshan e iqbal town', areas)?.id).toBe(5);
    expect(areaNamed('DHA Phase-8', areas)?.id).toBe(4);
  });

  it('finds nothing by a part of a name or by nothing', () => {
    expect(areaNamed('Gulshan', areas)).toBeUndefined();
    expect(areaNamed(' . ', areas)).toBeUndefined();
  });
});
