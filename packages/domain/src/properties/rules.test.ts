import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkListing, checkPhotoCount, hasParking, type ListingInput, MAX_PHOTOS } from './rules.ts';

const listing: ListingInput = {
  title: 'Sea-facing flat in Clifton',
  price: 25_000_000,
  area: 'Clifton',
  property_type: 'Flat',
};

const complete: ListingInput = {
  ...listing,
  city: 'Karachi',
  area_id: 31,
  purpose: 'rent',
  dimension: '1,600 sq ft',
  area_sqft: 1600,
  description: 'Corner flat.\nLift and generator.',
  bedrooms: 3,
  bathrooms: 2,
  garage: 1,
  email: 'owner@example.com',
  cell_no: '0300 1234567',
  photos: 8,
};

describe('checkListing', () => {
  it('takes the least and the most a listing says', () => {
    expect(checkListing(listing)).toEqual({ ok: true });
    expect(checkListing(complete)).toEqual({ ok: true });
    expect(checkListing({ ...listing, area: undefined, area_id: 31 })).toEqual({ ok: true });
    expect(checkListing({ ...listing, email: '', cell_no: '', dimension: '', description: '' })).toEqual({ ok: true });
    expect(checkListing({ ...complete, price: 100_000_000_000, bedrooms: 0, bathrooms: 50, garage: 0 })).toEqual({
      ok: true,
    });
  });

  it.each(['0', '', '0.5 kanal', '240 sq yd', 'corner plot', '- 240 sq yd', '0-5 km from the sea'])(
    'takes the dimension %j as it is written',
    (dimension) => expect(checkListing({ ...complete, dimension })).toEqual({ ok: true }),
  );

  it.each([
    ['title', ''],
    ['title', 'abc '],
    ['title', '\u2800'.repeat(5)],
    ['title', 'x'.repeat(151)],
    ['price', undefined],
    ['price', 0],
    ['price', -1],
    ['price', 1.5],
    ['price', Number.NaN],
    ['price', Number.POSITIVE_INFINITY],
    ['price', 100_000_000_001],
    ['property_type', ''],
    ['property_type', 'Castle'],
    ['purpose', 'swap'],
    ['area_sqft', 0],
    ['area_sqft', Number.NaN],
    ['area_sqft', 100_000_001],
    ['dimension', 'x'.repeat(61)],
    ['dimension', '0 sq yd'],
    ['dimension', '-5 sq yd'],
    ['dimension', '۰ گز'],
    ['dimension', '0.0 marla'],
    ['bedrooms', -1],
    ['bedrooms', 51],
    ['bedrooms', 2.5],
    ['bathrooms', 51],
    ['garage', 2],
    ['photos', 9],
    ['description', 'x'.repeat(5001)],
    ['email', 'nowhere'],
    ['cell_no', '12'],
  ] as const)('finds what is wrong with %s %j', (field, value) => {
    const verdict = checkListing({ ...complete, [field]: value });
    expect(verdict).toMatchObject({
      ok: false,
      because: expect.any(String),
      fields: { [field]: { because: expect.any(String) } },
    });
  });

  it('needs an area, by name or by id', () => {
    expect(checkListing({ ...listing, area: ' ' })).toMatchObject({
      ok: false,
      because: 'Choose the area.',
      fields: { area: { code: 'AREA_MISSING', because: 'Choose the area.' } },
    });
  });

  it('names everything that is missing, the first field of the form first', () => {
    const verdict = checkListing({});
    expect(verdict.ok ? [] : Object.keys(verdict.fields)).toEqual(['title', 'property_type', 'area', 'price']);
    expect(verdict).toMatchObject({ because: 'Give the ad a title of at least 5 characters.' });
  });

  it('counts characters, so that an emoji is one', () => {
    expect(checkListing({ ...listing, title: '😀😀😀' }).ok).toBe(false);
    expect(checkListing({ ...listing, title: '😀😀😀😀😀' }).ok).toBe(true);
  });

  it('speaks for the whole form with the first reason of its fields', () => {
    fc.assert(
      fc.property(
        fc.record({ title: fc.string(), price: fc.double(), bedrooms: fc.integer(), photos: fc.nat(20) }),
        (typed) => {
          const verdict = checkListing({ ...listing, ...typed });
          if (!verdict.ok) expect(verdict.because).toBe(Object.values(verdict.fields)[0]?.because);
        },
      ),
    );
  });
});

it('counts photos', () => {
  expect(checkPhotoCount(0)).toEqual({ ok: true });
  expect(checkPhotoCount(MAX_PHOTOS)).toEqual({ ok: true });
  expect(checkPhotoCount(9)).toMatchObject({ ok: false, because: 'An ad can have at most 8 photos.' });
});

it('has parking when garage is 1', () => {
  expect([{ garage: 1 }, { garage: 0 }, { garage: 2 }, { garage: null }, {}].map(hasParking)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
