import { describe, expect, it } from 'vitest';
import { areaNamed } from './areaNamed.ts';

const areas = ['Bahadurabad', 'Clifton', 'Clifton Block 5', 'DHA Phase 8', 'Gulshan-e-Iqbal Town'].map(
  (area_name, index) => ({ id: index + 1, area_name }),
);

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
