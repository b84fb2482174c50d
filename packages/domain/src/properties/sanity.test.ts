import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdToAsk,
  adQuestions,
  comparableMedian,
  excludingWords,
  newPriceQuestion,
  PRICE_TIMES,
} from './sanity.ts';

const AD: AdToAsk = {
  title: '240 sq yd house in DHA Phase 6',
  description: 'Quiet street, near the park. Suits a family.',
  propertyType: 'House',
  price: 60_000_000,
  areaSqft: 2_160,
  median: 250_000,
};
const codes = (changes: Partial<AdToAsk>) => adQuestions({ ...AD, ...changes }).map(({ why }) => why.code);

describe('the median that a price is compared with', () => {
  const figures = [
    { purpose: 'sale', property_type: 'homes', median: 250_000 },
    { purpose: 'sale', property_type: 'House', median: 300_000 },
    { purpose: 'rent', property_type: 'Shop', median: 900 },
  ];
  const of = (propertyType: string, purpose = 'sale') => comparableMedian(figures, { purpose, propertyType });

  it('is that of the type, or of all homes for a home', () => {
    expect([of('House'), of('Flat'), of('Shop', 'rent')]).toEqual([300_000, 250_000, 900]);
  });

  it('is none for a plot or a shop without figures of its own', () => {
    expect([of('Residential Plot'), of('Shop'), of('House', 'rent')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('what is asked about an ad', () => {
  it('is nothing about a usual one', () => expect(adQuestions(AD)).toEqual([]));

  it('is the price three times off, with the number', () => {
    expect(codes({ price: 600_000_000 })).toEqual(['SANITY_PRICE_HIGH']);
    expect(adQuestions({ ...AD, price: 600_000_000 })[0]?.why.values.times).toBe(10);
    expect(codes({ price: 6_000_000 })).toEqual(['SANITY_PRICE_LOW']);
    expect(codes({ price: 600_000_000, median: undefined })).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (price) => {
        const own = price / 240;
        const isFar = own >= 250_000 * PRICE_TIMES || own * PRICE_TIMES <= 250_000;
        expect(codes({ price }).length).toBe(isFar ? 1 : 0);
      }),
    );
  });

  it('is a new price far from the area’s or from the present one', () => {
    const { areaSqft, median } = AD;
    const ask = (before: number, after: number, here: number | undefined = median) =>
      newPriceQuestion({ before, after, areaSqft, median: here })?.code;
    expect(ask(60_000_000, 55_000_000)).toBeUndefined();
    expect(ask(60_000_000, 5)).toBe('SANITY_PRICE_LOW');
    expect(ask(60_000_000, 600_000_000)).toBe('SANITY_PRICE_HIGH');
    // It was asked about when it was posted.
    expect(ask(600_000_000, 580_000_000)).toBeUndefined();
    expect(newPriceQuestion({ before: 60_000_000, after: 5, areaSqft: null })?.code).toBe('SANITY_PRICE_CUT');
    expect(newPriceQuestion({ before: 20_000_000, after: 60_000_000, areaSqft: null })?.values).toEqual({
      times: 3,
      price: '2 Crore',
    });
  });

  it('is a size that does not fit the type', () => {
    expect(codes({ areaSqft: 12, price: null })).toEqual(['SANITY_SIZE']);
    expect(codes({ propertyType: 'Room', areaSqft: 5_000, price: null })).toEqual(['SANITY_SIZE']);
    expect(codes({ propertyType: 'Room', areaSqft: 150, price: null })).toEqual([]);
  });

  it('is a phone, a link or capitals in the title', () => {
    expect(codes({ title: 'House, call 0300-1234567' })).toEqual(['SANITY_TITLE_PHONE']);
    expect(codes({ title: 'House, call ۰۳۰۰ ۱۲۳۴۵۶۷' })).toEqual(['SANITY_TITLE_PHONE']);
    for (const phone of [
      '(0300)1234567',
      '0300.1234567',
      '0300/1234567',
      '03 00 12 34 567',
      '0300–1234567',
      '+92 (300) 123 45 67',
    ])
      expect(codes({ title: `House, call ${phone}` }), phone).toEqual(['SANITY_TITLE_PHONE']);
    expect(codes({ title: 'House, call (021) 3456.7890' })).toEqual(['SANITY_TITLE_PHONE']);
    for (const link of ['bit.ly/abc', 't.me/ali', 'house.xyz', 'ｈｏｕｓｅ．ｃｏｍ'])
      expect(codes({ title: `House, see ${link}` }), link).toEqual(['SANITY_TITLE_LINK']);
    for (const title of [
      'House at 1.25 crore, 240 sq.yd',
      'Plot 1,000 sq.yd Phase 6.Block 5/3',
      'Flat 2,150 sq ft, PKR 12,50,00,000',
      'House 30x60, 3-4 beds, 0.5 km from 26th Street',
    ])
      expect(codes({ title }), title).toEqual([]);
    expect(codes({ title: 'House, see www.example.com' })).toEqual(['SANITY_TITLE_LINK']);
    expect(codes({ title: 'BEAUTIFUL HOUSE FOR SALE' })).toEqual(['SANITY_TITLE_CAPITALS']);
    expect(codes({ title: 'DHA CITY' })).toEqual([]);
  });

  it('is a file that its title calls a plot', () => {
    const file = { propertyType: 'Plot File', price: null };
    for (const title of ['Residential plot for sale Clifton', 'کلفٹن میں پلاٹ برائے فروخت'])
      expect(codes({ ...file, title }), title).toEqual(['SANITY_TITLE_PLOT']);
    for (const title of ['Plot file in DHA City', 'ڈی ایچ اے سٹی میں پلاٹ کی فائل', 'DHA City, 200 sq yd'])
      expect(codes({ ...file, title }), title).toEqual([]);
    expect(codes({ propertyType: 'Residential Plot', price: null, title: 'Residential plot for sale' })).toEqual([]);
  });

  it('forbids only what shuts people out', () => {
    for (const text of ['No Christians please', 'only for Muslims', 'Pathans not allowed', 'صرف مسلمان رابطہ کریں']) {
      expect(excludingWords(text), text).toBeDefined();
      expect(adQuestions({ ...AD, description: text })[0]).toMatchObject({ field: 'description', isForbidden: true });
    }
    for (const text of [
      'Muslim families only',
      'We do not rent to Pathans or Afghans.',
      'Non-Muslims please do not call',
      'Christians, Hindus please excuse',
      'sirf musalman rabta karein',
      'Ghair muslim rabta na karein',
      'pathan aur afghani ko nahi',
      'Ｍｕｓｌｉｍｓ ｏｎｌｙ',
      'Mus\u200blims only',
      'ہندو رابطہ نہ کریں',
      'Only Ismaili families',
      'Bohra only',
      'No Parsi',
      'Jews not allowed',
      'Urdu speaking only',
      'Christian tenants are not accepted',
      'We do not accept Christians',
      'Ahmadis will not be entertained',
      'Muslim family preferred',
      'Preferably Memon family',
      'Muslim family ko tarjeeh',
      'مسلم فیملی کو ترجیح',
      'ہندو کرایہ دار قبول نہیں',
    ])
      expect(excludingWords(text), text).toBeDefined();
    for (const text of [
      'Muslimabad, only 5 minutes from Shahrah-e-Faisal',
      'Sindhi Muslim Society, only genuine buyers',
      'Hindu Gymkhana only 2 minutes away',
      'Only Sindhi Muslim Society, no agents',
      'Baloch Colony only 5 minutes',
      'No Memon Masjid noise',
      'Christian colony. Please do not call at night.',
      'We do not rent to companies. Families only.',
      'Punjabi Saudagaran Society only',
      'Only Bohra Pir, no agents',
      'No Parsi Colony noise',
      'Agha Khan Hospital only 2 minutes away',
      'Jewellery market not allowed on this road',
      'Kashmiri wood doors, marble only in the hall',
      'Hazara Colony only 5 minutes',
      'Cheques are not accepted. Bank transfer preferred.',
      'We do not accept tokens before a visit.',
    ])
      expect(excludingWords(text), text).toBeUndefined();
    for (const text of ['Families preferred', 'Near Memon Masjid', 'Muslim Society, Block 3', 'Hindu Gymkhana nearby'])
      expect(excludingWords(text), text).toBeUndefined();
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (title, description, areaSqft) => {
        expect(() => adQuestions({ ...AD, title, description, areaSqft })).not.toThrow();
      }),
      { examples: [['', '', 1.0000000000000002]] },
    );
  });
});
