import { expect, it } from 'vitest';
import { writtenIn, writtenProps } from './writtenIn.ts';

it.each([
  ['How to read an offer', 'en'],
  ['کراچی میں گھر کیسے خریدیں', 'ur'],
  // The first letter does not decide.
  ['DHA میں پلاٹ لینے سے پہلے', 'ur'],
  ['گلشن: what a flat costs in 2026', 'en'],
  ['2026', 'en'],
  ['', 'en'],
])('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

it('says the direction with the language', () => {
  expect(writtenProps('کراچی')).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(writtenProps('Karachi')).toEqual({ lang: 'en', dir: 'ltr' });
});
