import { afterEach, expect, it, vi } from 'vitest';
import { chosenLocale, keepLocale, wantsUrdu } from './chosenLocale.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the choice for a year, and over TLS only where the site has it', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  keepLocale('ur');
  expect(page.cookie).toBe('locale=ur; Max-Age=31536000; Path=/; SameSite=Lax');
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  keepLocale('en');
  expect(page.cookie).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

it.each([
  ['', undefined],
  ['locale=ur', 'ur'],
  ['a=b; locale=en', 'en'],
  ['locale=de', undefined],
  ['mylocale=ur', undefined],
])('reads from the cookies "%s" the choice %s', (cookie, chosen) => {
  vi.stubGlobal('document', { cookie });
  expect(chosenLocale()).toBe(chosen);
});

it('offers Urdu to who reads it rather than English, and to who chose it', () => {
  expect(wantsUrdu(undefined, ['ur-PK', 'en-US'])).toBe(true);
  expect(wantsUrdu(undefined, ['ur'])).toBe(true);
  expect(wantsUrdu('ur', ['en'])).toBe(true);
  for (const languages of [['en-GB', 'ur-PK'], ['de', 'en'], ['uz', 'en'], []])
    expect(wantsUrdu(undefined, languages), languages.join()).toBe(false);
  expect(wantsUrdu('en', ['ur-PK'])).toBe(false);
});

it('offers Urdu on a new device to who keeps it in the account, until another choice is made there', () => {
  expect(wantsUrdu(undefined, ['en'], 'ur')).toBe(true);
  expect(wantsUrdu('en', ['en'], 'ur')).toBe(false);
  expect(wantsUrdu(undefined, ['en'], 'en')).toBe(false);
  // Accounts begin in English, so that it says nothing of what a person reads.
  expect(wantsUrdu(undefined, ['ur'], 'en')).toBe(true);
});
