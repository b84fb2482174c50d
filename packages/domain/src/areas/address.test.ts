import { expect, it } from 'vitest';
import { areaPath, areaSlugs } from './address.ts';

it('writes an area as its address', () => {
  expect(areaPath({ slug: 'dha-defence' })).toBe('/areas/dha-defence');
});

it('gives each area a slug of its own', () => {
  const areas = [
    { id: 9, areaName: 'P and T Colony' },
    { id: 2, areaName: 'P & T Colony' },
    { id: 3, areaName: 'گلشنِ اقبال' },
    { id: 4, areaName: 'Gulshan-e-Iqbal Town' },
  ];
  expect(Object.fromEntries(areaSlugs(areas))).toEqual({
    2: 'p-and-t-colony',
    3: 'area-3',
    4: 'gulshan-e-iqbal-town',
    9: 'p-and-t-colony-9',
  });
});
