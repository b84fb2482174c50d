import { listAreaParts, listAreas, listMeantPlaces } from '@karachi-estates/contracts/areas';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../data/reading.ts';
import { redirectPath, resolvedPath } from './typedSearch.ts';

const jamshed = { id: 61, area_name: 'Jamshed Town', slug: 'jamshed-town' };
const block = { id: 7, area_id: 61, name: 'PECHS Block 2', slug: 'pechs-block-2' };

const caller = (async (endpoint: unknown, { query }: { query?: { named?: string } }) => {
  const places = { pechs: [{ ...jamshed, parts: [block] }], atlantis: [], nazim: [jamshed, jamshed] };
  if (endpoint === listAreas) return { data: [{ id: 31, area_name: 'Clifton' }] };
  if (endpoint === listAreaParts) return { data: [block] };
  if (endpoint === listMeantPlaces) return { data: places[query?.named as keyof typeof places] };
  throw new Error('not asked for');
}) as unknown as Caller;

describe('the address with all places of a search', () => {
  it('has ids in place of words, beside what else was asked', async () => {
    expect(await resolvedPath(caller, { area: 'clifton, pechs', purpose: 'sale', view: 'map' })).toBe(
      '/properties?area=31%2C61&part=7&purpose=sale&view=map',
    );
  });

  it('has the areas of its parts', async () => {
    expect(await resolvedPath(caller, { part: '7' })).toBe('/properties?area=61&part=7');
    expect(await resolvedPath(caller, { area: '31', part: '7' })).toBe('/properties?area=31%2C61&part=7');
  });

  it('leads nowhere where it is the same, or where it cannot be found out', async () => {
    expect(await redirectPath(caller, { area: '61', part: '7' })).toBeUndefined();
    expect(await redirectPath(caller, { area: 'clifton' })).toBe('/properties?area=31');
    expect(await redirectPath(() => Promise.reject(new Error('away')), { part: '7' })).toBeUndefined();
  });

  it('is not known where words mean no place or several', async () => {
    expect(await resolvedPath(caller, { area: 'atlantis' })).toBeUndefined();
    expect(await resolvedPath(caller, { area: '31,nazim' })).toBeUndefined();
  });
});
