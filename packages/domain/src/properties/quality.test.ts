import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUALITY_PARTS, QUALITY_POINTS, type QualityFacts, qualityBand, qualityOf } from './quality.ts';
import { PROPERTY_TYPES } from './vocabulary.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

const whole: QualityFacts = {
  title: '240 sq yd house in Gulshan-e-Iqbal',
  propertyType: 'House',
  price: 45_000_000,
  areaNames: ['Gulshan-e-Iqbal', 'گلشنِ اقبال'],
  dimension: '240 sq yd',
  bedrooms: 4,
  bathrooms: 4,
  photos: 8,
  description: words(100),
  daysOld: 0,
};

const nothing: QualityFacts = {
  ...{ title: '', propertyType: '', price: null, areaNames: [], dimension: '', bedrooms: null, bathrooms: null },
  ...{ photos: 0, description: '', daysOld: 31 },
};

const missingOf = (change: Partial<QualityFacts>) => qualityOf({ ...whole, ...change }).missing.map(({ part }) => part);

describe('the quality score', () => {
  it('is 100 for a whole listing and 0 for an empty old one, and its parts add up to 100', () => {
    expect(qualityOf(whole)).toEqual({ points: 100, band: 'excellent', missing: [] });
    expect(qualityOf(nothing)).toMatchObject({ points: 0, band: 'needsWork' });
    expect(qualityOf(nothing).missing.map(({ part }) => part)).toEqual(QUALITY_PARTS);
    expect(Object.values(QUALITY_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it.each<[string, Partial<QualityFacts>, string[]]>([
    ['no photo', { photos: 0 }, ['cover', 'fivePhotos', 'eightPhotos']],
    ['one photo', { photos: 1 }, ['fivePhotos', 'eightPhotos']],
    ['five photos', { photos: 5 }, ['eightPhotos']],
    ['no price', { price: null }, ['price']],
    ['a free price', { price: 0 }, ['price']],
    ['no area', { areaNames: [] }, ['title', 'area']],
    ['a number without a unit', { dimension: '240' }, ['size']],
    ['no size that is understood', { dimension: 'big' }, ['size']],
    ['a marla of no standard', { dimension: '10 marla' }, ['size']],
    ['kanal and marla of no standard', { dimension: '1 kanal 5 marla' }, ['size']],
    ['a marla of a standard', { dimension: '10 marla at 272.25 sq ft' }, []],
    ['an Urdu size', { dimension: '۲۴۰ گز' }, []],
    ['no bathrooms', { bathrooms: null }, ['rooms']],
    ['no bedrooms in a shop', { propertyType: 'Shop', bedrooms: null }, []],
    ['no washrooms in a shop', { propertyType: 'Shop', bedrooms: null, bathrooms: null }, ['rooms']],
    ['no rooms on a plot', { propertyType: 'Residential Plot', bedrooms: null, bathrooms: null }, []],
    ['a studio', { bedrooms: 0 }, []],
    ['99 words', { description: words(99) }, ['description']],
    ['100 dashes', { description: '- '.repeat(100) }, ['description']],
    ['30 days', { daysOld: 30 }, []],
    ['31 days', { daysOld: 31 }, ['fresh']],
  ])('for %s', (_, change, missing) => {
    expect(missingOf(change)).toEqual(missing);
  });

  it.each([
    ['240 sq yd house in Gulshan-e-Iqbal', true],
    ['Brand new 1,600 sqft flat, Gulshan block 3', true],
    ['گلشن اقبال میں 240 گز کا مکان', true],
    ['House in Gulshan-e-Iqbal', false],
    ['240 sq yd in Gulshan-e-Iqbal', false],
    ['240 sq yd house for sale', false],
    ['URGENT SALE!!!', false],
    ['', false],
  ])('reads the title %j', (title, isClear) => {
    expect(missingOf({ title }).includes('title')).toBe(!isClear);
  });

  it('has bands as the page /points has them', () => {
    expect([100, 85, 84, 60, 59, 0].map(qualityBand)).toEqual([
      ...['excellent', 'excellent', 'good', 'good', 'needsWork', 'needsWork'],
    ]);
  });
});

const anything: fc.Arbitrary<QualityFacts> = fc.record({
  title: fc.oneof(fc.string(), fc.constantFrom(whole.title, 'flat', '5 marla')),
  propertyType: fc.constantFrom('', ...PROPERTY_TYPES),
  price: fc.option(fc.nat()),
  areaNames: fc.constantFrom<readonly string[]>([], ['Clifton'], whole.areaNames),
  dimension: fc.oneof(fc.string(), fc.constantFrom('240 sq yd', '10 marla', '1 kanal (marla at 250 sq ft)')),
  bedrooms: fc.option(fc.nat({ max: 20 })),
  bathrooms: fc.option(fc.nat({ max: 20 })),
  photos: fc.nat({ max: 8 }),
  description: fc.oneof(
    fc.string(),
    fc.nat({ max: 150 }).map((count) => words(count)),
  ),
  daysOld: fc.nat({ max: 400 }),
});

describe('whatever the listing', () => {
  it('the score is from 0 to 100, and the missing points are exactly the rest', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { points, missing } = qualityOf(facts);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points + missing.reduce((sum, each) => sum + each.points, 0)).toBe(100);
      }),
    );
  });

  it('adding something never takes points away', () => {
    fc.assert(
      fc.property(anything, fc.nat({ max: 8 }), fc.string(), (facts, photos, more) => {
        const { points } = qualityOf(facts);
        const richer: Partial<QualityFacts>[] = [
          { photos: facts.photos + photos },
          { description: `${facts.description} ${more}` },
          { title: `${facts.title} ${more}` },
          { price: facts.price || 1 },
          { bedrooms: facts.bedrooms ?? 1 },
          { bathrooms: facts.bathrooms ?? 1 },
          { areaNames: [...facts.areaNames, 'Saddar'] },
          { daysOld: 0 },
          { dimension: '240 sq yd' },
        ];
        for (const each of richer) expect(qualityOf({ ...facts, ...each }).points).toBeGreaterThanOrEqual(points);
      }),
    );
  });

  it('what is said to be missing earns its points once it is there', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { points, missing } = qualityOf(facts);
        if (missing.some(({ part }) => part === 'description')) {
          expect(qualityOf({ ...facts, description: words(100) }).points).toBe(points + QUALITY_POINTS.description);
        }
        if (missing.some(({ part }) => part === 'fresh')) {
          expect(qualityOf({ ...facts, daysOld: 0 }).points).toBe(points + QUALITY_POINTS.fresh);
        }
      }),
    );
  });
});
