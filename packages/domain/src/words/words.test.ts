import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPassword, checkSignup } from '../accounts/rules.ts';
import { fullDate } from '../day.ts';
import { canPublish, planIn } from '../plans/plans.ts';
import { formatAreaSize, MARLA_STANDARDS } from '../properties/dimension.ts';
import { formatPkr, formatPrice, formatPriceShort, formatPriceWords } from '../properties/price.ts';
import { formatPriceRange, formatSizeRange } from '../properties/range.ts';
import { checkListing } from '../properties/rules.ts';
import { resultSentence } from '../properties/sentence.ts';
import { formatOfferShort } from '../properties/shortOffer.ts';
import { canTransition, listingStatusLabel } from '../properties/status.ts';
import { filterTypeChoices, propertyTypesLabel } from '../properties/typeChoices.ts';
import { parseDimension } from '../properties/typedDimension.ts';
import { parsePrice } from '../properties/typedPrice.ts';
import { propertyTypeNoun } from '../properties/typeNoun.ts';
import {
  PROPERTY_TYPES,
  propertyTypeLabel,
  purposeChoices,
  purposeLabel,
  sortChoices,
} from '../properties/vocabulary.ts';
import { english } from './en.ts';
import { localeOf } from './locale.ts';
import { registerWords } from './registered.ts';
import { say, told } from './sentence.ts';
import { urdu } from './ur.ts';
import { urduNumber } from './urduNumbers.ts';
import type { Values } from './words.ts';

const { EMAIL_TAKEN, TITLE_TOO_LONG } = english;

it('says English while no other language is registered', () => {
  expect(say('ur', told({ EMAIL_TAKEN }))).toBe(EMAIL_TAKEN);
  expect(formatPriceShort(25_000_000, 'ur')).toBe('2.5 Crore');
});

describe('with Urdu registered', () => {
  beforeAll(() => registerWords('ur', urdu));

  it('knows the languages and takes anything else for English', () => {
    expect(['ur', 'en', 'de', undefined, ['ur'], 'UR'].map(localeOf)).toEqual(['ur', 'en', 'en', 'en', 'en', 'en']);
  });

  it('tells a sentence with its code and values, in both languages', () => {
    const reason = told({ TITLE_TOO_LONG }, { most: 150 });
    expect(reason).toEqual({
      code: 'TITLE_TOO_LONG',
      values: { most: 150 },
      because: 'The title can have at most 150 characters.',
    });
    expect(say('en', reason)).toBe(reason.because);
    expect(say('ur', reason)).toBe('عنوان زیادہ سے زیادہ 150 حروف کا ہو سکتا ہے۔');
  });

  // A value for whatever a sentence may ask for; names in Latin script are isolated by the sentence.
  const values: Values = {
    day: 'DAY',
    by: 'SOMEBODY',
    code: '123456',
    at: '12:10',
    reason: 'REASON',
    megabytes: 40,
    pictures: 200,
    hours: 2,
    most: 2,
    least: 1,
    plan: 'basic',
    lifting: 'pro',
    upTo: 15,
    status: 'sold',
    from: 'sold',
    to: 'rented',
    field: 'FIELD',
    values: 'VALUES',
    city: 'CITY',
    area: 'AREA',
    areas: 'AREAS',
    part: 'PART',
    kilometres: 4,
    seconds: 30,
    rule: 'maxLength',
    limit: 10,
    fault: 'FAULT',
    methods: 'GET, HEAD',
    name: 'NAME',
    title: 'TITLE',
    what: 'lead',
    text: 'TEXT',
    count: 3,
    before: '5',
    price: '90K',
    days: 7,
    number: 3,
    unit: 'A-101',
    project: 'PROJECT',
    payment: '6',
    amount: 'PKR 5',
    until: '14:05',
    times: 4,
    median: '90K',
    size: '5',
    percent: 80,
    words: 'WORDS',
    receipt: 'R-2345-6789',
    address: 'a•••@e•••.com',
    minutes: 10,
    left: 4,
    digits: 6,
    browser: 'Chrome',
    system: 'Android',
  };
  const latin =
    /\b(?!(?:JPEG|PNG|WebP|AVIF|HEIC|PDF|JSON|Google|WhatsApp|multipart|form|data|name|example|com|Idempotency|Key)\b)[a-z]{2,}/i;

  it.each(Object.keys(english) as (keyof typeof english)[])('%s has a sentence in English and in Urdu', (code) => {
    const spoken = (sentence: unknown) =>
      typeof sentence === 'function' ? (sentence(values) as string) : (sentence as string);
    const [one, other] = [spoken(english[code]), spoken(urdu.sentences[code])];
    expect(one.trim()).not.toBe('');
    expect(one).not.toMatch(/[\u0600-\u06ff]|undefined|null/);
    if (code === 'OPERATOR_REFUSAL' || code === 'LEAD_REFUSED') return;
    expect(other).toMatch(/[\u0600-\u06ff]/);
    expect(other).not.toMatch(/undefined|null/);
    expect(other.replace(/\u2068[^\u2069]*\u2069|DAY/g, '')).not.toMatch(latin);
    // One letter for each sound (docs/urdu.md), no space before a mark, and no sign that jumps to the wrong side.
    expect(other).not.toMatch(/[\u064a\u0643\u0647\u0629\u0640\u200c]| [،۔؟]|%/);
    expect(other).toBe(other.normalize('NFC'));
    // One form of a word (docs/urdu.md).
    expect(other).not.toMatch(/واٹس ایپ|اسپیم|بیچنے والا/);
  });

  it('gives verdicts a code, its values and both languages', () => {
    const short = checkPassword('abc');
    expect(short).toMatchObject({ ok: false, code: 'PASSWORD_TOO_SHORT', because: 'Use at least 8 characters.' });
    const form = checkSignup({ role: 'seller', password: 'long enough', confirmPassword: 'another' });
    if (form.ok) throw new Error('an empty form was allowed');
    expect(form.code).toBe('PASSWORDS_DIFFER');
    expect(form.fields.phone?.code).toBe('PHONE_NOT_UNDERSTOOD');
    const listing = checkListing({ bedrooms: 51 });
    if (listing.ok) throw new Error('an empty ad was allowed');
    expect(listing.fields.bedrooms).toMatchObject({
      code: 'BEDROOMS_OUT_OF_RANGE',
      values: { least: 0, most: 50 },
      because: 'The number of bedrooms must be 0 to 50.',
    });
    const full = canPublish({ plan: 'basic', activeListings: 2 });
    if (full.ok) throw new Error('a third listing was allowed');
    expect(say('ur', full)).toBe('بیسک پلان میں 2 فعال اشتہارات کی گنجائش ہے۔ پرو پلان میں 15 تک کی گنجائش ہے۔');
    const move = canTransition('sold', 'rented');
    if (move.ok) throw new Error('a sold home was let');
    expect(say('ur', move)).toBe('«فروخت شدہ» اشتہار کو «کرائے پر دیا گیا» نہیں کیا جا سکتا۔');
  });

  it.each([
    [950, '950'],
    [85_000, '85 ہزار'],
    [7_500_000, '75 لاکھ'],
    [8_500_000, '85 لاکھ'],
    [9_999_999, '99.99 لاکھ'],
    [25_000_000, '2.5 کروڑ'],
    [1_000_000_000, '100 کروڑ'],
  ])('writes %i as %s', (rupees, text) => {
    expect(formatPriceShort(rupees, 'ur')).toBe(text);
  });

  it('says of a short rent that it is by the month', () => {
    expect(formatOfferShort({ price: 85_000, purpose: 'rent' }, 'ur')).toBe('\u206885 ہزار\u2069 ماہانہ');
    expect(formatOfferShort({ price: 85_000, purpose: 'sale' }, 'ur')).toBe('85 ہزار');
  });

  it('rounds in Urdu exactly as in English', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
        const digits = (text: string) => text.replace(/[^\d.,]/g, '');
        expect(digits(formatPriceShort(rupees, 'ur'))).toBe(digits(formatPriceShort(rupees)));
      }),
    );
  });

  it.each([
    ['2.5 کروڑ', 25_000_000],
    ['۲.۵ کروڑ', 25_000_000],
    ['٢٫٥ كروڑ', 25_000_000],
    ['75 لاکھ', 7_500_000],
    ['75 لاكه روپے', 7_500_000],
    ['85 ہزار', 85_000],
    ['2 کروڑ اور 50 لاکھ', 25_000_000],
    ['PKR ۲۵٬۰۰۰٬۰۰۰', 25_000_000],
    ['1 ارب', 1_000_000_000],
  ])('reads %s', (text, rupees) => {
    expect(parsePrice(text)).toEqual({ ok: true, rupees });
  });

  it('reads every whole price that it writes in Urdu', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(1_000, 100_000, 10_000_000), (count, unit) => {
        const rupees = Math.floor((count * unit) / 100);
        const price = parsePrice(formatPriceShort(rupees, 'ur'));
        if (!price.ok) throw new Error(`not read: ${formatPriceShort(rupees, 'ur')}`);
        expect(formatPriceShort(price.rupees)).toBe(formatPriceShort(rupees));
      }),
    );
  });

  it.each([
    ['۲۴۰ گز', 2_160],
    ['240 مربع گز', 2_160],
    ['1,600 مربع فٹ', 1_600],
    ['10 مرلہ', 2_250],
    ['10 مرلے', 2_250],
    ['1 کنال', 4_500],
  ])('reads the size %s', (text, sqft) => {
    expect(parseDimension(text)).toMatchObject({ ok: true, sqft });
  });

  it('reads every size that it writes', () => {
    const units = ['sq ft', 'sq yd', 'marla', 'kanal'] as const;
    for (const unit of units) {
      for (const standard of MARLA_STANDARDS) {
        const text = formatAreaSize({ sqft: 9_000, unit, standard }, 'ur');
        const given = unit === 'marla' || unit === 'kanal' ? { unit, standard } : { unit };
        expect(parseDimension(text), text).toMatchObject({ ok: true, ...given });
      }
    }
    expect(formatAreaSize({ sqft: 2_160, unit: 'sq yd' }, 'ur')).toBe('240 گز');
    expect(formatAreaSize({ sqft: 2_250, unit: 'marla' }, 'ur')).toBe('10 مرلہ (225 مربع فٹ فی مرلہ)');
  });

  it('says prices, spans and days', () => {
    expect(formatPrice({ price: 80_000, purpose: 'rent' }, 'ur')).toBe('\u2068PKR 80,000\u2069 ماہانہ');
    expect(formatPrice({ price: 80_000 }, 'ur')).toBe(formatPkr(80_000));
    expect(formatPriceWords(25_000_000, 'ur')).toBe('دو کروڑ پچاس لاکھ روپے');
    expect(formatPriceWords(1, 'ur')).toBe('ایک روپیہ');
    expect(formatPriceRange({ min: 10_000_000 }, 'ur')).toBe('1 کروڑ سے');
    expect(formatPriceRange({ max: 25_000_000 }, 'ur')).toBe('2.5 کروڑ تک');
    expect(formatPriceRange({ min: 10_000_000, max: 25_000_000 }, 'ur')).toBe('1 کروڑ سے 2.5 کروڑ تک');
    expect(formatSizeRange({ min: 2_160, max: 4_500, unit: 'sq yd' }, 'ur')).toBe('240 سے 500 گز تک');
    expect(fullDate('2026-11-22T10:00:00Z', 'ur')).toBe('22 نومبر 2026');
  });

  it('has a word of its own for each number below a hundred', () => {
    const all = Array.from({ length: 100 }, (_, number) => urduNumber(number));
    expect(new Set(all).size).toBe(100);
    expect([0, 11, 25, 49, 50, 79, 99, 100, 105_300].map(urduNumber)).toEqual([
      'صفر',
      'گیارہ',
      'پچیس',
      'انچاس',
      'پچاس',
      'اناسی',
      'ننانوے',
      'ایک سو',
      'ایک لاکھ پانچ ہزار تین سو',
    ]);
  });

  it('names types, purposes, orders, states and plans', () => {
    const types = PROPERTY_TYPES.map((type) => propertyTypeLabel(type, 'ur'));
    expect(new Set(types).size).toBe(PROPERTY_TYPES.length);
    for (const type of types) expect(type).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(propertyTypeLabel('Castle', 'ur')).toBe('Castle');
    expect(propertyTypeLabel('constructor', 'ur')).toBe('constructor');
    expect(propertyTypeNoun('Shop', 3, 'ur')).toBe('دکانیں');
    expect(purposeLabel('rent', 'ur')).toBe('کرائے کے لیے');
    expect(purposeChoices('ur').map(({ label }) => label)).toEqual(['خریدیں', 'کرائے پر لیں']);
    expect(sortChoices('ur').map(({ value }) => value)).toEqual(sortChoices('en').map(({ value }) => value));
    expect(propertyTypeNoun('Residential Plot,Commercial Plot', 3, 'ur')).toBe('پلاٹ');
    expect(propertyTypesLabel('House,Flat', 'ur')).toBe('مکان، فلیٹ');
    const choices = filterTypeChoices('ur');
    expect(choices[0]).toEqual({ value: '', label: 'تمام اقسام' });
    expect(choices.map(({ value }) => value)).toEqual(filterTypeChoices('en').map(({ value }) => value));
    for (const { label, group } of choices) expect(`${label}${group ?? ''}`).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(listingStatusLabel('paused', 'ur')).toBe('رکا ہوا');
    expect(planIn('pro', 'ur')).toMatchObject({ id: 'pro', name: 'پرو', price: 3_000, highlighted: true });
    expect(planIn('pro', 'ur').features.map(({ included }) => included)).toEqual(
      planIn('pro', 'en').features.map(({ included }) => included),
    );
  });

  it.each([
    [{ count: 12, area: 'کلفٹن', propertyType: 'House', purpose: 'rent' as const }, 'کلفٹن میں کرائے کے لیے 12 مکان'],
    [{ count: 0, city: 'کراچی' }, 'کراچی میں کوئی پراپرٹی نہیں'],
    [{ count: 1_284, sort: 'price_asc' as const }, '1,284 پراپرٹیز، کم قیمت پہلے'],
    [{ count: 7, area: 'ملیر', propertyType: 'Residential Plot,Commercial Plot' }, 'ملیر میں 7 پلاٹ'],
    [{ count: 1_000, capped: true, propertyType: 'Shop' }, '1,000+ دکانیں'],
  ])('tells the result of %j', (search, sentence) => {
    expect(resultSentence({ ...search, locale: 'ur' }).replace(/[\u2066-\u2069]/g, '')).toBe(sentence);
  });
});
