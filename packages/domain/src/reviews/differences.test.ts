import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdSnapshot, COMPARED_FACTS, changeMatters, differencesOf } from './differences.ts';

const ad: AdSnapshot = {
  title: 'Sunny house',
  purpose: 'sale',
  property_type: 'House',
  area: 'Clifton',
  price: '25000000',
  dimension: '240 sq yd',
  bedrooms: '4',
  bathrooms: '5',
  garage: '1',
  address: '',
  part: 'Block 5',
  pin: '24.8138, 67.0295',
  description: 'Text.',
  phone: '+923001112223',
  email: '',
  photos: 'a b c',
};

describe('a change of an ad', () => {
  it.each([
    [{ title: 'Another house' }, true],
    [{ title: ' Sunny  house ' }, false],
    [{ price: '27000000' }, false],
    [{ price: '28000000' }, true],
    [{ price: '2500000' }, true],
    [{ photos: 'c a' }, false],
    [{ photos: 'a b c d' }, true],
    [{ photos: '' }, false],
    [{ phone: '+923009998887' }, true],
    [{ garage: '2', email: 'x@example.com' }, false],
    [{ part: 'Block 9' }, true],
    [{ part: '' }, true],
    [{ pin: '24.8139, 67.0296' }, false],
    [{ pin: '24.8238, 67.0295' }, true],
    [{ pin: '' }, false],
  ] as [Partial<AdSnapshot>, boolean][])('%j matters: %s', (change, expected) =>
    expect(changeMatters(ad, { ...ad, ...change })).toBe(expected),
  );

  it('does not lie in what an older snapshot says nothing of', () => {
    const { part, pin, ...older } = ad;
    expect([part, pin]).not.toContain(undefined);
    expect(differencesOf(older, ad)).toEqual([]);
  });

  it('is named by exactly the facts that differ', () => {
    const texts = fc.constantFrom('1', '2', '3');
    const snapshots = fc.record(Object.fromEntries(COMPARED_FACTS.map((fact) => [fact, texts])));
    fc.assert(
      fc.property(snapshots, snapshots, (one, other) => {
        const [before, after] = [one as AdSnapshot, other as AdSnapshot];
        const named = differencesOf(before, after);
        expect(named.map(({ fact }) => fact)).toEqual(COMPARED_FACTS.filter((fact) => before[fact] !== after[fact]));
        expect(differencesOf(before, before)).toEqual([]);
      }),
    );
  });
});
