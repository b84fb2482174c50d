import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HomeFacts,
  hasSameFacts,
  hasSamePhotos,
  isAnotherHome,
  isPostedAgain,
  keepsFirstDate,
} from './likeness.ts';

const home: HomeFacts = {
  purpose: 'sale',
  areaId: 4,
  propertyType: 'House',
  areaSqft: 2_160,
  price: 50_000_000,
  phone: '+923001234567',
  title: 'Corner house',
  description: 'Two floors, a garden on three sides, six minutes to the park.',
};

describe('the facts of one home at two sellers', () => {
  it.each<[string, Partial<HomeFacts>, boolean]>([
    ['nothing differs', {}, true],
    ['a price 2 % lower', { price: 49_000_000 }, true],
    ['a price more than 2 % lower', { price: 48_900_000 }, false],
    ['another size', { areaSqft: 2_161 }, false],
    ['another area', { areaId: 5 }, false],
    ['rent', { purpose: 'rent' }, false],
    ['another phone in the same words', { phone: '+923330000000' }, true],
    ['the same words written otherwise', { phone: '', description: home.description.toUpperCase() }, true],
    ['another phone and other words', { phone: '+923330000000', description: 'Quiet lane.' }, false],
    ['no phone and few words', { phone: '', description: '' }, false],
  ])('%s', (_, other, same) => expect(hasSameFacts(home, { ...home, ...other })).toBe(same));

  it('are the same from either side', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [a, b] = [
          { ...home, price: one },
          { ...home, price: other },
        ];
        expect(hasSameFacts(a, b)).toBe(hasSameFacts(b, a));
      }),
    );
  });
});

describe('the photos of one home', () => {
  it.each([
    [0, 3, 3, false],
    [1, 3, 3, false],
    [2, 8, 3, true],
    [1, 1, 8, true],
    [0, 0, 0, false],
  ])('%i shared of %i and %i: %s', (shared, one, other, same) => expect(hasSamePhotos(shared, one, other)).toBe(same));
});

describe('a listing posted again', () => {
  it('is known by its photos, whatever it costs now', () => {
    const one = { shared: 1, areSame: true };
    expect(isPostedAgain({ ...home, price: 1, description: '' }, home, one)).toBe(true);
    expect(isPostedAgain({ ...home, areaId: 9 }, home, one)).toBe(false);
    expect(isPostedAgain({ ...home, propertyType: 'Bungalow' }, home, one)).toBe(false);
  });

  it.each<[string, Partial<HomeFacts>, boolean]>([
    ['a type of the same kind', { propertyType: 'Bungalow' }, true],
    ['another area', { areaId: 9 }, true],
    ['another kind of property', { propertyType: 'Residential Plot' }, false],
    ['rent', { purpose: 'rent' }, false],
  ])('is known by two of its photos, whatever else is said: %s', (_, change, isKnown) => {
    const changed = { ...home, description: '', ...change };
    expect(isPostedAgain(changed, home, { shared: 2, areSame: true })).toBe(isKnown);
  });

  it('is known by its words', () => {
    const none = { shared: 0, areSame: false };
    expect(isPostedAgain({ ...home, price: 1 }, home, none)).toBe(true);
    expect(isPostedAgain({ ...home, description: '' }, home, none)).toBe(false);
  });
});

describe('the first date of an ad that is posted anew', () => {
  it.each([
    [2, false, true, true],
    [8, true, true, true],
    [1, true, true, false],
    [0, true, false, true],
    [1, false, false, false],
  ])('%i photos of it, deleted: %s, said to be another home: %s', (photos, isDeleted, saysAnother, keeps) =>
    expect(keepsFirstDate({ photos, isDeleted }, saysAnother)).toBe(keeps),
  );
});

describe('a listing that is changed', () => {
  const place = { areaId: 4, partId: 2, propertyType: 'House', areaSqft: 2_160 };
  it.each([
    ['nothing of its place', {}, false],
    ['a type of the same kind', { propertyType: 'Flat' }, false],
    ['another kind of property', { propertyType: 'Residential Plot' }, true],
    ['another area', { areaId: 5 }, true],
    ['another part', { partId: 3 }, true],
    ['another size', { areaSqft: 4_500 }, true],
    ['a size that is rounded', { areaSqft: 2_150 }, false],
    ['no size any more', { areaSqft: null }, true],
  ])('%s', (_, change, isOther) => expect(isAnotherHome(place, { ...place, ...change })).toBe(isOther));

  it('may say what it had not said', () => {
    expect(isAnotherHome({ ...place, partId: null, areaSqft: null }, place)).toBe(false);
  });
});
