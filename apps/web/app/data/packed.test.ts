import { propertyCards } from '@karachi-estates/fixtures/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from './pack.ts';
import { unpack, unpackOne } from './packed.ts';

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

  it('leaves out what the cards of the page say, and only that', () => {
    const cards = propertyCards(6).map((card, at) => ({
      ...card,
      ...[
        {},
        { images: [] },
        { dimension: '5', seller_profile_image: '' },
        { slug: '' },
        { images: [{ src: '/pictures/a.jpg', width: 640, height: 480, thumbhash: 'abcd' }] },
        {},
      ][at],
    }));
    const fallback = { '/api/properties/cards': { items: cards, total: 6 } };
    const away = cards[5]?.property_id ?? 0;
    const shown = new Set(cards.map((card) => card.property_id).filter((id) => id !== away));
    const packed = pack(fallback, shown);
    for (const card of cards) {
      const isShown = card.property_id !== away;
      expect(packed.includes(card.title)).toBe(!isShown);
    }
    const read = (id: number) => {
      const card = cards.find((each) => each.property_id === id && shown.has(id));
      if (!card) return undefined;
      const [picture = { src: '', width: 0, height: 0 }] = card.images;
      const { title, slug, seller_name, seller_profile_image: image } = card;
      const { src, width, height } = picture;
      return {
        ...{ title, slug, seller_name, dimension: card.dimension, place: `${card.area}, ${card.city}` },
        ...{ picture: { src, width, height }, seller_profile_image: image || null },
      };
    };
    expect(unpack(packed, read)).toEqual(fallback);
    expect(() => unpack(packed, () => undefined)).toThrow('no card');
    expect(unpackOne(packed, '/api/other')).toBeUndefined();
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
