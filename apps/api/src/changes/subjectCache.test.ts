import { describe, expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { type Loaded, SubjectCache } from './subjectCache.ts';

function setUp({ maxBytes = 1_000_000, staleMs = 600_000 } = {}) {
  let time = 0;
  const state = {
    now: 0,
    loads: 0,
    isAway: false,
    next: 1,
    pending: [] as { id: number; subject: string }[],
    /** Until what is known of changes is asked for again. */
    wait: () => {
      time += 5_000;
    },
  };
  const read = async () => {
    if (state.isAway) throw new Error('connect ECONNREFUSED');
    return { changes: state.pending.splice(0), horizon: 1, place: null, timeline: null };
  };
  const changes = new Changes(read, { now: () => time });
  const cache = new SubjectCache<string>({
    changes,
    maxBytes,
    maxAgeMs: 60_000,
    staleMs,
    now: () => state.now,
  });
  const load =
    (subjects: string[] | undefined = ['areas']) =>
    async (): Promise<Loaded<string>> => {
      state.loads += 1;
      return { value: `load ${state.loads}`, subjects, bytes: 100 };
    };
  const change = (subject: string) => {
    state.pending.push({ id: state.next, subject });
    state.next += 1;
    changes.expectNews();
  };
  return { state, cache, load, change };
}

describe('a cache by subjects', () => {
  it('loads once for any number who ask at the same time', async () => {
    const { state, cache, load } = setUp();
    const all = await Promise.all(Array.from({ length: 200 }, () => cache.get('/', load())));
    expect(new Set(all.map(({ value }) => value))).toEqual(new Set(['load 1']));
    expect(await cache.get('/', load())).toEqual({ value: 'load 1', isHit: true });
    expect(state.loads).toBe(1);
  });

  it('loads again what shows a changed subject, and nothing else', async () => {
    const { cache, load, change } = setUp();
    await cache.get('clifton', load(['list:sale:1:House']));
    await cache.get('dha', load(['list:sale:2:House']));
    change('list:sale:1:House');
    expect(await cache.get('dha', load())).toEqual({ value: 'load 2', isHit: true });
    expect(await cache.get('clifton', load())).toEqual({ value: 'load 3', isHit: false });
  });

  it('gives nobody what was read before a change that they know of', async () => {
    const { cache, load, change } = setUp();
    let finish = (_: Loaded<string>) => {};
    const slow = cache.get('/', () => new Promise((done) => (finish = done)));
    await new Promise((done) => setImmediate(done));
    change('areas');
    const later = cache.get('/', load());
    await new Promise((done) => setImmediate(done));
    finish({ value: 'old', subjects: ['areas'], bytes: 1 });
    expect((await slow).value).toBe('old');
    expect((await later).value).toBe('load 1');
    expect(await cache.get('/', load())).toEqual({ value: 'load 1', isHit: true });
  });

  it('shares a load that a change elsewhere overtakes', async () => {
    const { state, cache, load, change } = setUp();
    let finish = (_: Loaded<string>) => {};
    const slow = cache.get('/', () => new Promise((done) => (finish = done)));
    await new Promise((done) => setImmediate(done));
    change('articles');
    const later = cache.get('/', load());
    await new Promise((done) => setImmediate(done));
    finish({ value: 'shared', subjects: ['areas'], bytes: 1 });
    expect([(await slow).value, (await later).value, state.loads]).toEqual(['shared', 'shared', 0]);
  });

  it('gives what is old by the clock while it loads it anew, where it may, and never what is out of date', async () => {
    const { state, cache, load, change } = setUp();
    await cache.get('/', load());
    state.now = 61_000;
    expect((await cache.get('/', load())).value).toBe('load 1');
    await new Promise((done) => setImmediate(done));
    expect((await cache.get('/', load())).value).toBe('load 2');
    state.now = 200_000;
    change('areas');
    expect((await cache.get('/', load())).value).toBe('load 3');

    const strict = setUp({ staleMs: 0 });
    await strict.cache.get('/', strict.load());
    strict.state.now = 61_000;
    expect((await strict.cache.get('/', strict.load())).value).toBe('load 2');
  });

  it('gives nothing that nobody asked for in a long while before it is loaded anew', async () => {
    const { state, cache, load } = setUp();
    await cache.get('/', load());
    state.now = 60_000 + 600_000 + 1;
    expect(await cache.get('/', load())).toEqual({ value: 'load 2', isHit: false });
    state.now += 660_000;
    expect(await cache.get('/', load())).toEqual({ value: 'load 2', isHit: true });
  });

  it('holds a value to its own age where it has one, and gives it to nobody after that', async () => {
    const { state, cache, load } = setUp();
    const short = async () => ({ ...(await load()()), maxAgeMs: 1_000 });
    await cache.get('/units', short);
    state.now = 1_000;
    expect(await cache.get('/units', short)).toEqual({ value: 'load 1', isHit: true });
    state.now = 1_001;
    expect(await cache.get('/units', short)).toEqual({ value: 'load 2', isHit: false });
  });

  it('trusts no age by a clock that was set back', async () => {
    const { state, cache, load } = setUp();
    state.now = 100_000;
    await cache.get('/', load());
    state.now = 0;
    expect((await cache.get('/', load())).value).toBe('load 2');
  });

  it('caches neither what says so nor what failed, and nothing while the database is away', async () => {
    const { state, cache, load } = setUp();
    const uncached = async () => ({ ...(await load()()), subjects: undefined });
    expect((await cache.get('/', uncached)).value).toBe('load 1');
    expect((await cache.get('/', uncached)).value).toBe('load 2');
    await expect(cache.get('/x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('/x', load())).value).toBe('load 3');
    const away = setUp();
    away.state.isAway = true;
    await away.cache.get('/', away.load());
    expect((await away.cache.get('/', away.load())).value).toBe('load 2');
    expect(state.loads).toBe(3);
  });

  it('loads once for all who ask at the same time while the database is away, and caches nothing', async () => {
    const { state, cache, load } = setUp();
    await cache.get('/', load());
    state.isAway = true;
    state.wait();
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', load())));
    expect(new Set(all.map(({ value, isHit }) => `${value} ${isHit}`))).toEqual(new Set(['load 2 false']));
    expect((await cache.get('/', load())).value).toBe('load 3');
    state.isAway = false;
    state.wait();
    expect(await cache.get('/', load())).toEqual({ value: 'load 1', isHit: true });
  });

  it('takes no more memory than it is given: the newest stay', async () => {
    const { cache, load } = setUp({ maxBytes: 10_000 });
    for (let page = 0; page < 100; page += 1) await cache.get(`/${page}`, load());
    expect((await cache.get('/99', load())).isHit).toBe(true);
    expect((await cache.get('/50', load())).isHit).toBe(false);
  });
});
