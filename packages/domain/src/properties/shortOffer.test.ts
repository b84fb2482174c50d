import { expect, it } from 'vitest';
import { formatOfferShort } from './shortOffer.ts';

it('reads a rent by the month and everything else as a price', () => {
  expect(formatOfferShort({ price: 18_000, purpose: 'rent' })).toBe('18K / month');
  expect(formatOfferShort({ price: 172_500_000, purpose: 'sale' })).toBe('17.25 Crore');
  expect(formatOfferShort({ price: 950 })).toBe('950');
});
