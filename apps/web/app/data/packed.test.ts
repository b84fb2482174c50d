import { propertyCards } from '@karachi-estates/fixtures/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('pack', () => {
  it('gives back what it was given, whatever that is', () => {
    const name = fc.string().filter((text) => text !== '=' && text !== '__proto__');
    const json = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.integer(), fc.constant(null), tie('rows'), tie('row')),
      row: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      rows: fc.array(tie('value'), { maxLength: 4 }),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, json.value, { noNullPrototype: true }), (fallback) => {
        expect(unpack(pack(fallback))).toEqual(fallback);
      }),
    );
  });

  it('writes the names of rows of one shape once', () => {
    const fallback = {
      '/api/x': {
        items: [
          { title: 'a', images: [{ src: '1' }] },
          { title: 'b', images: [] },
        ],
      },
    };
    expect(pack(fallback).match(/title/g)).toHaveLength(1);
    expect(unpack(pack(fallback))).toEqual(fallback);
  });

  it('leaves out a slug that follows from the title, and only such a one', () => {
    const fallback = {
      '/api/x': [
        { title: 'Flat in Clifton', slug: 'flat-in-clifton' },
        { title: 'Renamed since', slug: 'flat-in-saddar' },
        { title: 'New', slug: '' },
      ],
    };
    expect(pack(fallback)).not.toContain('flat-in-clifton');
    expect(pack(fallback)).toContain('flat-in-saddar');
    expect(unpack(pack(fallback))).toEqual(fallback);
  });

  it('spells out no names of the rows of cards', () => {
    const cards = { '/api/properties/cards': { items: propertyCards(3) } };
    expect(pack(cards)).not.toContain('photo_count');
    expect(unpack(pack(cards))).toEqual(cards);
  });

  it('writes a value that all rows have once', () => {
    const rows = ['a', 'b', 'c'].map((title) => ({
      title,
      city: 'Karachi',
      agent: null,
      images: [{ src: `/${title}` }],
    }));
    const packed = pack({ '/api/x': rows });
    expect(packed.match(/Karachi/g)).toHaveLength(1);
    expect(unpack(packed)).toEqual({ '/api/x': rows });
  });

  it('leaves out an area that follows from the size in words, and only such a one', () => {
    const fallback = {
      '/api/x': [
        { dimension: '232.5 sq yd', area_sqft: 2092.5 },
        { dimension: '800 sq ft', area_sqft: 801 },
        { dimension: null, area_sqft: null },
        { dimension: '5 marla', area_sqft: 1125 },
      ],
    };
    expect(pack(fallback)).not.toContain('2092.5');
    expect(unpack(pack(fallback))).toEqual(fallback);
  });
});
