import { describe, expect, it } from 'vitest';
import { normalisedUrl, PageCache, type Rendered } from './pageCache.ts';

const placeholder = 'nonce-place';
const nonce = 'n'.repeat(24);

function setUp(render?: (url: string, count: number) => Rendered | Promise<Rendered>) {
  const state = { version: 1, now: 0, renders: 0 };
  const cache = new PageCache({
    placeholder,
    version: async () => state.version,
    knownVersion: () => state.version,
    now: () => state.now,
    render: async (url) => {
      state.renders += 1;
      const count = state.renders;
      return render ? render(url, count) : { status: 200, headers: {}, body: `${url} v${state.version} #${count}` };
    },
  });
  const text = async (url: string) => (await cache.get(url)).content.plain(nonce).toString();
  return { state, cache, text };
}

describe('PageCache', () => {
  it('renders a page once for any number of visitors, also when they all come at the same time', async () => {
    const { state, text } = setUp();
    const answers = await Promise.all(Array.from({ length: 200 }, () => text('/properties')));
    expect(new Set(answers)).toEqual(new Set(['/properties v1 #1']));
    expect(await text('/properties')).toBe('/properties v1 #1');
    expect(state.renders).toBe(1);
  });

  it('renders again when the data changed', async () => {
    const { state, text } = setUp();
    await text('/');
    state.version = 2;
    state.now = 10_000;
    expect(await text('/')).toBe('/ v2 #2');
  });

  it('has a page ready only while it shows the current data and the current time', async () => {
    const { state, cache, text } = setUp();
    expect(cache.ready('/')).toBeUndefined();
    await text('/');
    expect(cache.ready('/')?.content.plain(nonce).toString()).toBe('/ v1 #1');
    state.version = 2;
    expect(cache.ready('/')).toBeUndefined();
    await text('/');
    expect(cache.ready('/')).toBeDefined();
    state.now = 61_000;
    expect(cache.ready('/')).toBeUndefined();
  });

  it('never keeps a page of old data over one of newer data', async () => {
    let finishSlow = (_: Rendered) => {};
    const { state, text, cache } = setUp((url, count) =>
      count === 1 ? new Promise((done) => (finishSlow = done)) : { status: 200, headers: {}, body: `${url} new` },
    );
    const slow = cache.get('/');
    await new Promise((done) => setImmediate(done));
    state.version = 2;
    expect(await text('/')).toBe('/ new');
    finishSlow({ status: 200, headers: {}, body: '/ old' });
    await slow;
    expect(await text('/')).toBe('/ new');
  });

  it('renders an old page again in the background', async () => {
    const { state, text } = setUp();
    await text('/');
    state.now = 61_000;
    expect(await text('/')).toBe('/ v1 #1');
    await new Promise((done) => setImmediate(done));
    expect(await text('/')).toBe('/ v1 #2');
  });

  it('keeps no failures', async () => {
    const { text } = setUp((_, count) => ({ status: count === 1 ? 404 : 200, headers: {}, body: `#${count}` }));
    expect(await text('/property-detail-home/9-x')).toBe('#1');
    expect(await text('/property-detail-home/9-x')).toBe('#2');
  });

  it('passes a failed rendering on and tries again the next time', async () => {
    const { text } = setUp((_, count) => {
      if (count === 1) throw new Error('no database');
      return { status: 200, headers: {}, body: 'back' };
    });
    await expect(text('/')).rejects.toThrow('no database');
    expect(await text('/')).toBe('back');
  });

  it('names a version of a page by its content, whatever the nonce', async () => {
    const { cache } = setUp((url) => ({ status: 200, headers: {}, body: `${url} <script nonce="${placeholder}">` }));
    const first = await cache.get('/');
    expect(first.etag).toBe((await cache.get('/')).etag);
    expect(first.etag).not.toBe((await cache.get('/plans')).etag);
  });
});

describe('normalisedUrl', () => {
  const keys = ['area', 'sort'];
  it('orders the known keys and leaves out empty ones and campaign marks', () => {
    expect(normalisedUrl('/properties?utm_source=x&sort=price_asc&area=7&area=8', keys)).toBe(
      '/properties?area=7&sort=price_asc',
    );
    expect(normalisedUrl('/properties?sort=&area=7', keys)).toBe('/properties?area=7');
    expect(normalisedUrl('/properties?', keys)).toBe('/properties');
    expect(normalisedUrl('/?fbclid=1', keys)).toBe('/');
  });
  it('names nothing for a query with other keys', () => {
    expect(normalisedUrl('/login?next=%2Fprofile', keys)).toBeUndefined();
    expect(normalisedUrl('/properties?area=7&x', keys)).toBeUndefined();
  });
  it('keeps what a value holds', () => {
    expect(normalisedUrl('/properties?area=DHA%20Defence%3F', keys)).toBe('/properties?area=DHA+Defence%3F');
  });
});
