import { describe, expect, it } from 'vitest';
import { localePath } from '../app/locale/localePath.ts';
import { screens } from '../app/routes.ts';
import { cacheOf, isCacheable, isCacheablePage, workOf } from './caching.ts';

const at = (address: string) => new URL(address, 'https://homes.example');
const answer = (changes: Partial<Response> = {}, cacheControl = 'public, no-cache'): Response =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'cache-control': cacheControl }),
    ...changes,
  }) as Response;

describe('a page', () => {
  const closed = screens.filter(({ audience }) => audience !== 'everyone' && audience !== 'public');
  it.each(closed.map(({ path, audience }) => [path, audience]))('%s, which is for %s, is never cached', (path) => {
    const address = path.replace(/:\w+/g, '7');
    expect(isCacheablePage(at(address))).toBe(false);
    expect(isCacheablePage(at(localePath('ur', address)))).toBe(false);
  });

  it.each([
    '/reset-password/secret',
    '/confirm-email/secret',
    '/newsletter/confirm?token=secret',
    '/newsletter/unsubscribe?token=secret',
    '/ur/reset-password/secret',
    '/ur/newsletter/confirm?token=secret',
  ])('%s, whose address is a secret, is never cached', (address) => {
    expect(isCacheablePage(at(address))).toBe(false);
  });

  it.each(['/', '/properties?area=7', '/property-detail-home/12-flat', '/blogs/3', '/grand-monarch', '/privacy'])(
    '%s, which is for everybody, is cached in both languages',
    (address) => {
      expect(isCacheablePage(at(address))).toBe(true);
      expect(isCacheablePage(at(localePath('ur', address)))).toBe(true);
    },
  );

  it('of a calculator is cached until somebody types figures', () => {
    for (const address of ['/calculators', '/ur/calculators?calc=rent'])
      expect(isCacheablePage(at(address)), address).toBe(true);
    for (const address of ['/calculators?calc=rent&price=1', '/ur/calculators/?price='])
      expect(isCacheablePage(at(address)), address).toBe(false);
  });

  it('that the site does not have is not cached', () => {
    for (const address of ['/nowhere', '/properties/7', '/api/properties', '/blogs/3/edit', '/ur/nowhere', '/ur/ur']) {
      expect(isCacheablePage(at(address)), address).toBe(false);
    }
  });
});

describe('a file', () => {
  it('is cached when its address changes with its content', () => {
    expect(cacheOf(at('/assets/a1.js'))).toBe('files-1');
    expect(cacheOf(at('/pictures/sea-1-640'))).toBe('pictures-1');
    expect(cacheOf(at('/media/0123/640'))).toBe('pictures-1');
  });

  it('is not cached when it may change, and nothing of the API is', () => {
    for (const address of ['/sw.js', '/projects/brochure.pdf', '/api/properties', '/api/auth/getuser', '/gmregister']) {
      expect(cacheOf(at(address)), address).toBeUndefined();
    }
  });
});

describe('a request', () => {
  const request = (changes: { method?: string; mode?: RequestMode; headers?: Record<string, string> } = {}) => ({
    method: 'GET',
    mode: 'no-cors' as RequestMode,
    ...changes,
    headers: new Headers(changes.headers),
  });

  it('for a page or for a file that never changes is answered', () => {
    expect(workOf(request({ mode: 'navigate' }), at('/properties?area=7'))).toBe('page');
    expect(workOf(request(), at('/assets/a1.js'))).toBe('files-1');
    expect(workOf(request(), at('/media/0123/640'))).toBe('pictures-1');
  });

  it.each([
    ['that changes something', request({ method: 'POST' }), '/assets/a1.js'],
    ['that sends a form', request({ method: 'POST', mode: 'navigate' }), '/properties'],
    ['that only asks whether the site is there', request({ method: 'HEAD' }), '/properties'],
    ['of the API', request({ mode: 'cors' }), '/api/properties'],
    ['of the API in a window of its own', request({ mode: 'navigate' }), '/api/docs'],
    ['with a token', request({ headers: { authorization: 'Bearer t' } }), '/media/0123/640'],
    ['for a part of a film', request({ headers: { range: 'bytes=0-' } }), '/media/film'],
    ['for a film of the site', request({ headers: { range: 'bytes=0-' } }), '/projects/film.mp4'],
    ['for a brochure', request({ mode: 'navigate' }), '/projects/brochure.pdf'],
    ['for a feed', request({ mode: 'navigate' }), '/blogs/rss.xml'],
    ['for data of a page', request({ mode: 'cors' }), '/properties'],
  ])('%s is left alone', (_, asked, address) => {
    expect(workOf(asked, at(address))).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is cached when it is whole and for everybody', () => {
    expect(isCacheable(answer())).toBe(true);
  });

  it.each([
    ['an error', answer({ status: 404 })],
    ['a part', answer({ status: 206 })],
    ['reached by a detour', answer({ redirected: true })],
    ['of another site', answer({ type: 'opaque' })],
    ['for one person', answer({}, 'private, max-age=60')],
    ['not to be stored', answer({}, 'no-store')],
  ])('is not cached when it is %s', (_, response) => {
    expect(isCacheable(response)).toBe(false);
  });
});
