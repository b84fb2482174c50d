import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  myPropertyEditPath,
  myPropertyPath,
  parsePropertyId,
  parsePropertySegment,
  propertiesOfTypePath,
  propertyPath,
  slugify,
} from './address.ts';

describe('slugify', () => {
  it.each([
    ['Sea-View Apartment, Clifton!', 'sea-view-apartment-clifton'],
    ['  240 sq. yd   House  ', '240-sq-yd-house'],
    ['Café & Crème', 'cafe-and-creme'],
    ["Owner's Pride", 'owners-pride'],
    ['کلفٹن میں گھر', 'home'],
    ['گھر DHA Phase 8', 'dha-phase-8'],
    ['***', 'home'],
    ['', 'home'],
  ])('makes %j into %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts long titles at a word', () => {
    expect(slugify(`${'house '.repeat(30)}`)).toBe(
      'house-house-house-house-house-house-house-house-house-house-house-house-house',
    );
    expect(slugify('abcdefgh '.repeat(12))).toBe(Array(9).fill('abcdefgh').join('-'));
    expect(slugify('x'.repeat(200))).toBe('x'.repeat(80));
  });

  it('is always a safe, short path part, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('addresses', () => {
  it('writes the addresses of the route table', () => {
    expect(propertyPath({ property_id: 12, slug: 'sea-view' })).toBe('/property-detail-home/12-sea-view');
    expect(propertyPath({ property_id: 12, slug: '' })).toBe('/property-detail-home/12-home');
    expect(propertyPath({ property_id: 12, slug: 'a/b?c' })).toBe('/property-detail-home/12-a%2Fb%3Fc');
    expect(myPropertyPath(12)).toBe('/my-property-detail/12');
    expect(myPropertyEditPath(12)).toBe('/seller-post-edit/12');
    expect(propertiesOfTypePath('Upper Portion')).toBe('/properties?propertyType=Upper%20Portion');
  });

  it('finds the id again whatever the title was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.string(), (property_id, title) => {
        const segment = propertyPath({ property_id, slug: slugify(title) }).split('/')[2];
        expect(parsePropertySegment(segment)).toBe(property_id);
      }),
    );
  });

  it.each([
    ['12-sea-view', 12],
    ['12', 12],
    ['12-', 12],
    ['7-8-9', 7],
  ])('reads %s', (segment, id) => {
    expect(parsePropertySegment(segment)).toBe(id);
  });

  it.each([
    undefined,
    '',
    '-',
    '-1',
    '0',
    '0-home',
    '012-home',
    'x-y',
    '1e3',
    '1.5-a',
    ' 1',
    '1 -a',
    '+1',
    '0x10',
    '١٢-a',
    '9007199254740992',
    '99999999999999999999-home',
    '1\u0000',
    `1-${'a'.repeat(600)}`,
  ])('finds no id in %j', (segment) => {
    expect(parsePropertySegment(segment)).toBeUndefined();
  });

  it('does not take a whole segment for an id', () => {
    expect(parsePropertyId('12')).toBe(12);
    expect(parsePropertyId('12-home')).toBeUndefined();
    expect(parsePropertyId(undefined)).toBeUndefined();
  });
});
