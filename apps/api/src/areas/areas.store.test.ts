import { describe, expect, it } from 'vitest';
import { Changes } from '../changes/changes.ts';
import { AREAS } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { areaDictionary } from './areas.store.ts';
import { areas, cities } from './areas.table.ts';

/** A database of one city and one area that can be away, with its changes. */
function world() {
  const state = {
    now: 0,
    isAway: false,
    areTablesAway: false,
    areaName: 'Clifton',
    loads: 0,
    changed: [] as { id: number; subject: string }[],
  };
  const read = async () => {
    if (state.isAway) throw new Error('connect ECONNREFUSED');
    return { changes: state.changed.splice(0), horizon: 1, place: null, timeline: null };
  };
  const rowsOf = (table: unknown): object[] => {
    if (table === cities) return [{ id: 112, city_name: 'Karachi' }];
    if (table !== areas) return [];
    state.loads += 1;
    const names = { areaName: state.areaName, compactName: state.areaName.toLowerCase(), areaNameUr: '', aliases: [] };
    return [{ id: 1, ...names, cityId: 112, cityName: 'Karachi', latitude: null, longitude: null }];
  };
  const query = (table: unknown) => {
    const answer = Promise.resolve().then(() => {
      if (state.isAway || state.areTablesAway) throw new Error('connect ECONNREFUSED');
      return rowsOf(table);
    });
    return Object.assign(answer, { orderBy: () => answer, innerJoin: () => answer });
  };
  const db = { select: () => ({ from: query }) } as unknown as Db;
  const changes = new Changes(read, { now: () => state.now });
  const names = async () => [...(await areaDictionary({ db, changes })).byId.values()].map(({ areaName }) => areaName);
  const rename = (areaName: string) => {
    state.areaName = areaName;
    state.changed.push({ id: state.loads, subject: AREAS });
    state.now += 5_000;
  };
  return { state, names, rename };
}

describe('the dictionary of areas', () => {
  it('is read once for all who ask, and again only where an area changed', async () => {
    const { state, names, rename } = world();
    const all = await Promise.all(Array.from({ length: 20 }, names));
    expect([new Set(all.flat()), state.loads]).toEqual([new Set(['Clifton']), 1]);
    rename('Clifton Beach');
    expect(await names()).toEqual(['Clifton Beach']);
    expect(await names()).toEqual(['Clifton Beach']);
    expect(state.loads).toBe(2);
  });

  it('stays where it cannot be read again, and is read when that is possible', async () => {
    const { state, names, rename } = world();
    await names();
    rename('Clifton Beach');
    // The change is known, and then the database goes away before the names are read.
    state.areTablesAway = true;
    await expect(names()).rejects.toThrow('ECONNREFUSED');
    state.isAway = true;
    state.now += 5_000;
    for (let asked = 0; asked < 3; asked += 1) expect(await names()).toEqual(['Clifton']);
    state.isAway = false;
    state.areTablesAway = false;
    state.now += 5_000;
    expect(await names()).toEqual(['Clifton Beach']);
  });

  it('is read without a known version where there is none yet', async () => {
    const { state, names } = world();
    state.isAway = true;
    await expect(names()).rejects.toThrow('ECONNREFUSED');
    state.isAway = false;
    // Who asks for changes is told of the failure for a moment still; the areas are there.
    expect(await names()).toEqual(['Clifton']);
  });
});
