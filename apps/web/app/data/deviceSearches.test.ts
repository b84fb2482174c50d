import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import {
  bringDeviceSearches,
  dropFromDevice,
  keepOnDevice,
  noteLook,
  parseSearches,
  readNewHomes,
  renameOnDevice,
} from './deviceSearches.ts';

vi.mock('./call.ts', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);

const store = new Map<string, string>();
const kept = () => parseSearches(store.get('deviceSearches') ?? null);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  });
});
afterEach(() => {
  store.clear();
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a search is kept once, under its last name, until it is deleted', () => {
  keepOnDevice({ query: 'bedrooms=3', name: 'Three rooms' });
  keepOnDevice({ query: 'purpose=rent', name: 'To rent' });
  keepOnDevice({ query: 'bedrooms=3', name: 'For my parents' });
  expect(kept().map(({ name }) => name)).toEqual(['For my parents', 'To rent']);
  renameOnDevice('purpose=rent', 'Near work');
  dropFromDevice('bedrooms=3');
  expect(kept().map(({ name }) => name)).toEqual(['Near work']);
  dropFromDevice('purpose=rent');
  expect(store.has('deviceSearches')).toBe(false);
});

it('nothing is taken from an entry that somebody else wrote', () => {
  for (const text of [null, '', 'x', '{}', '[1,null,{}]', '[{"query":1,"name":"x","lookedAt":1}]'])
    expect(parseSearches(text)).toEqual([]);
  const sound = { query: '', name: 'All', lookedAt: 1 };
  expect(parseSearches(JSON.stringify([sound, { query: '', name: 'x', lookedAt: 'now' }]))).toEqual([sound]);
});

it('what is new is asked by how long ago each was looked at, few searches a call, and never for the future', async () => {
  for (let at = 0; at < 25; at += 1) keepOnDevice({ query: `bedrooms=${at}`, name: `${at}` });
  vi.setSystemTime(1_800_000_060_000);
  noteLook('bedrooms=24');
  // Somebody sets the clock back.
  vi.setSystemTime(1_800_000_030_000);
  asked.mockImplementation((_, { body } = {}) => {
    const { searches } = body as unknown as { searches: { query: string; seconds_ago: number }[] };
    const counts = searches.map(({ seconds_ago }) => seconds_ago);
    return Promise.resolve({ data: { counts }, header: () => null }) as never;
  });
  const counts = await readNewHomes(kept());
  expect(asked.mock.calls).toHaveLength(2);
  expect([...counts].slice(0, 2)).toEqual([
    ['bedrooms=24', 0],
    ['bedrooms=23', 30],
  ]);
  expect(counts.size).toBe(25);
});

it('what the account took leaves the device, and what it did not is brought again', async () => {
  for (let at = 0; at < 25; at += 1) keepOnDevice({ query: `bedrooms=${at}`, name: `${at}` });
  asked.mockResolvedValueOnce({ data: { brought: 20 } } as never).mockRejectedValueOnce(new Error('No network'));
  const [one, other] = await Promise.allSettled([bringDeviceSearches(), bringDeviceSearches()]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(kept()).toHaveLength(5);
  asked.mockResolvedValueOnce({ data: { brought: 5 } } as never);
  await bringDeviceSearches();
  expect(store.has('deviceSearches')).toBe(false);
});
