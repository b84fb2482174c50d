import { expect, it } from 'vitest';
import { homeOf } from './homeOf.ts';

const viewing = { property_id: 812, title: 'Corner house', party: 'seller' } as const;

it('leads a seller to their own page of a home: the public one is not for sellers', () => {
  expect(homeOf(viewing, 'seller')).toBe('/my-property-detail/812');
  expect(homeOf({ ...viewing, party: 'buyer' }, 'seller')).toBeUndefined();
});

it('leads everybody else to the public page, also who opens the link of a mail signed out', () => {
  expect(homeOf(viewing, 'guest')).toBe('/property-detail-home/812-corner-house');
  expect(homeOf({ ...viewing, party: 'buyer' }, 'buyer')).toBe('/property-detail-home/812-corner-house');
});
