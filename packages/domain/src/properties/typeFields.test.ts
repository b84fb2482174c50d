import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkListing } from './rules.ts';
import { factsThatFit, factsToShow, fieldsOfType, TYPE_FIELDS } from './typeFields.ts';
import { PROPERTY_TYPES, PURPOSES, typeGroup } from './vocabulary.ts';

const types = fc.constantFrom(...PROPERTY_TYPES);
const facts = fc.record({
  bedrooms: fc.option(fc.integer({ min: 0, max: 50 })),
  bathrooms: fc.option(fc.integer({ min: 0, max: 50 })),
  garage: fc.integer({ min: 0, max: 1 }),
});
const ad = { title: 'A title of its own', price: 5_000_000, area: 'Clifton' };

describe('the fields of a type', () => {
  it('are those that make sense', () => {
    expect(fieldsOfType('House')).toMatchObject({ bedrooms: 'asked', bathrooms: 'asked', parking: 'asked' });
    expect(fieldsOfType('Room')).toMatchObject({ bedrooms: 'one', bathrooms: 'asked' });
    expect(fieldsOfType('Office')).toMatchObject({ bedrooms: 'none', bathrooms: 'asked', parking: 'asked' });
    for (const plot of ['Residential Plot', 'Commercial Plot', 'Plot File']) {
      expect(fieldsOfType(plot)).toMatchObject({ bedrooms: 'none', bathrooms: 'none', parking: 'none' });
    }
  });

  it('are all of them before a type is chosen and for types of older data', () => {
    for (const type of ['', undefined, null, 'Castle', 'toString']) expect(fieldsOfType(type)).toBe(TYPE_FIELDS.House);
  });

  it('call a file a promise, and nothing else', () => {
    expect(PROPERTY_TYPES.filter((type) => TYPE_FIELDS[type].isPromise)).toEqual(['Plot File']);
    expect(TYPE_FIELDS['Plot File'].purposes).toEqual(['sale']);
  });

  it('have bedrooms exactly where people live', () => {
    for (const type of PROPERTY_TYPES) {
      expect(TYPE_FIELDS[type].bedrooms !== 'none').toBe(typeGroup(type) === 'homes');
    }
  });
});

describe('facts that fit a type', () => {
  it('are taken by the rules of a listing, whatever was given', () => {
    fc.assert(
      fc.property(types, facts, fc.constantFrom(...PURPOSES), (property_type, given, purpose) => {
        fc.pre(TYPE_FIELDS[property_type].purposes.includes(purpose));
        expect(checkListing({ ...ad, property_type, purpose, ...factsThatFit(property_type, given) })).toEqual({
          ok: true,
        });
      }),
    );
  });

  it('fit again', () => {
    fc.assert(
      fc.property(types, facts, (type, given) => {
        const once = factsThatFit(type, given);
        expect(factsThatFit(type, once)).toEqual(once);
      }),
    );
  });

  it('are what was given, where all fields make sense', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(factsThatFit('House', given)).toEqual(given);
      }),
    );
  });

  it('are refused by name where they do not fit, unless they say none', () => {
    fc.assert(
      fc.property(types, facts, (property_type, given) => {
        const verdict = checkListing({ ...ad, property_type, ...given });
        const fit = factsThatFit(property_type, given);
        for (const field of ['bedrooms', 'bathrooms', 'garage'] as const) {
          const isLost = Boolean(given[field]) && given[field] !== fit[field];
          expect(!verdict.ok && verdict.fields[field] !== undefined).toBe(isLost);
        }
      }),
    );
  });
});

it('says what is wrong with a field that makes no sense', () => {
  expect(
    checkListing({ ...ad, property_type: 'Residential Plot', bedrooms: 3, bathrooms: 2, garage: 1 }),
  ).toMatchObject({
    ok: false,
    fields: {
      bedrooms: { because: 'Residential plots are listed without bedrooms. Leave that field empty.' },
      bathrooms: { because: 'Residential plots have no bathrooms. Leave that field empty.' },
      garage: { because: 'Residential plots have no parking. Leave that box unticked.' },
    },
  });
  expect(checkListing({ ...ad, property_type: 'Room', bedrooms: 2 })).toMatchObject({
    because: 'A room is one room. For more than one, choose a flat or a portion.',
  });
  expect(checkListing({ ...ad, property_type: 'Plot File', purpose: 'rent' })).toMatchObject({
    fields: { purpose: { because: 'A plot file can only be sold, it cannot be let.' } },
  });
});

it('shows no rooms of a plot, also where older data has them, and not that a room is one', () => {
  const facts = { bedrooms: 3, bathrooms: 2, garage: 1 };
  expect(factsToShow({ property_type: 'Plot File', ...facts })).toEqual({ bedrooms: null, bathrooms: null, garage: 0 });
  expect(factsToShow({ property_type: 'Room', ...facts })).toEqual({ ...facts, bedrooms: null });
  expect(factsToShow({ property_type: 'Castle', ...facts })).toEqual(facts);
});
