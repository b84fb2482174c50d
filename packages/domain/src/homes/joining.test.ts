import { expect, it } from 'vitest';
import { type JoinedOffer, MOST_OFFERS, mayJoin, offeredAnew } from './joining.ts';

const offer = (id: number, change: Partial<JoinedOffer> = {}): JoinedOffer => ({
  ...{ id, sellerId: id, purpose: 'sale', status: 'active' },
  ...change,
});
const many = (count: number, from: number) => Array.from({ length: count }, (_, at) => offer(from + at));

it.each([
  ['two offers of two sellers', [offer(1)], [offer(2)], undefined],
  ['a listing with itself', [offer(1)], [offer(1)], 'HOME_JOINED_ALREADY'],
  ['what is joined already', [offer(1), offer(2)], [offer(2), offer(1)], 'HOME_JOINED_ALREADY'],
  ['two homes into one', [offer(1), offer(2)], [offer(3), offer(4)], undefined],
  ['a deleted listing', [offer(1)], [offer(2, { status: 'deleted' })], 'HOME_OFFER_DELETED'],
  ['another one than the deleted', [offer(1), offer(2, { status: 'deleted' })], [offer(3)], undefined],
  ['the deleted one of a home', [offer(2, { status: 'deleted' }), offer(1)], [offer(3)], 'HOME_OFFER_DELETED'],
  ['what a seller posts anew', [offer(1), offer(2, { status: 'deleted' })], [offer(3, { sellerId: 2 })], undefined],
  ['what is paused', [offer(1)], [offer(2, { status: 'paused' })], undefined],
  ['two of one seller', [offer(1)], [offer(2, { sellerId: 1 })], 'HOME_SAME_SELLER'],
  ['two of one seller through a third', [offer(1), offer(2)], [offer(3, { sellerId: 2 })], 'HOME_SAME_SELLER'],
  ['one seller’s, to buy and to rent', [offer(1)], [offer(2, { sellerId: 1, purpose: 'rent' })], undefined],
  ['as many as a home may have', many(MOST_OFFERS - 1, 1), [offer(99)], undefined],
  ['one more', many(MOST_OFFERS, 1), [offer(99)], 'HOME_FULL'],
  ['one more for one that is deleted', [...many(19, 1), offer(20, { status: 'deleted' })], [offer(99)], undefined],
])('%s', (_, one, other, code) => {
  const [id, otherId] = [one[0]?.id ?? 0, other[0]?.id ?? 0];
  const verdict = mayJoin({ id, offers: one }, { id: otherId, offers: other });
  expect(verdict.ok ? undefined : verdict.code).toBe(code);
});

it('parts what is deleted and offered anew by its seller, for the same purpose', () => {
  const gone = [offer(2, { status: 'deleted' }), offer(3, { status: 'deleted' })];
  const anew = [offer(4, { sellerId: 2 }), offer(5, { sellerId: 3, purpose: 'rent' })];
  expect(offeredAnew([offer(1), ...gone, ...anew])).toEqual([2]);
});
