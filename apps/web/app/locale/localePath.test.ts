import { locales } from '@karachi-estates/domain/words/locale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localePath, splitLocale } from './localePath.ts';

it('puts Urdu pages under /ur and leaves English ones where they are', () => {
  expect(['/', '/?a=1', '/#faqs', '/properties?area=7'].map((path) => localePath('ur', path))).toEqual([
    '/ur',
    '/ur?a=1',
    '/ur#faqs',
    '/ur/properties?area=7',
  ]);
  expect(localePath('en', '/properties?area=7')).toBe('/properties?area=7');
});

it('knows the language of an address, however it is spelt', () => {
  for (const address of ['/ur', '/ur/', '/UR']) expect(splitLocale(address)).toEqual({ locale: 'ur', path: '/' });
  expect(splitLocale('/ur/blogs/1?x=y')).toEqual({ locale: 'ur', path: '/blogs/1?x=y' });
  for (const address of ['/', '/urdu', '/blogs/ur', '/ur-plots'])
    expect(splitLocale(address)).toEqual({ locale: 'en', path: address });
});

it('leads back to the same page', () => {
  const query = fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map(encodeURIComponent);
  const path = fc.constantFrom('/', '/properties', '/blogs/3', '/grand-monarch');
  fc.assert(
    fc.property(fc.constantFrom(...locales), path, query, (locale, page, search) => {
      const address = `${page}?${search}`;
      expect(splitLocale(localePath(locale, address))).toEqual({ locale, path: address });
    }),
  );
});
