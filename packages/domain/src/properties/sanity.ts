import { pricePerSqYd } from '../areas/statistics.ts';
import { groupThousands, westernDigits } from '../digits.ts';
import type { Locale } from '../words/locale.ts';
import { type Told, told } from '../words/sentence.ts';
import { linkIn, plainText } from './adText.ts';
import { formatAreaSize } from './dimension.ts';
import { formatPriceShort } from './price.ts';
import { LISTING_LIMITS } from './rules.ts';
import {
  AD_EXCLUDES_PEOPLE,
  SANITY_PRICE_CUT,
  SANITY_PRICE_HIGH,
  SANITY_PRICE_LOW,
  SANITY_PRICE_RAISED,
  SANITY_SIZE,
  SANITY_TITLE_CAPITALS,
  SANITY_TITLE_LINK,
  SANITY_TITLE_PHONE,
  SANITY_TITLE_PLOT,
} from './sanityMessages.ts';
import { fieldsOfType } from './typeFields.ts';
import { type TypeGroup, typeGroup } from './vocabulary.ts';

/** A price this many times above or below the median of its area is asked about (product rule). */
export const PRICE_TIMES = 3;
/** From this share of capitals on a title shouts; short titles and abbreviations like 'DHA' do not. */
const CAPITALS = 0.6;
const LETTERS_THAT_SHOUT = 12;

/** Square feet that nearly all of a group have; a room to let is smaller than any home. */
const USUAL_SQFT: Record<TypeGroup | 'Room', readonly [least: number, most: number]> = {
  homes: [200, 60_000],
  plots: [400, 5_000_000],
  commercial: [40, 500_000],
  Room: [50, 2_000],
};

/**
 * The median with which the price of an ad is compared: that of its type, or that of all homes for a home. A plot or a
 * shop costs by the square yard what no home does, so nothing is said of it where its type has no figures.
 */
export function comparableMedian(
  figures: readonly { purpose: string; property_type: string; median: number }[],
  { purpose, propertyType }: { purpose: string; propertyType: string },
): number | undefined {
  const alike = (type: string) =>
    figures.find((each) => each.purpose === purpose && each.property_type === type)?.median;
  return alike(propertyType) ?? (typeGroup(propertyType) === 'homes' ? alike('homes') : undefined);
}

/** An ad as its form has it. */
export interface AdToAsk {
  title: string;
  description: string;
  propertyType: string;
  /** Whole rupees; null where none is typed yet. */
  price: number | null;
  areaSqft: number | null;
  /** What is asked in its area for its purpose, rupees per square yard; undefined where too few offers say it. */
  median?: number | undefined;
}

/** A question about a field, or what keeps the ad from being posted. */
interface AdQuestion {
  field: 'price' | 'dimension' | 'title' | 'description';
  why: Told;
  isForbidden: boolean;
}

const PHONE = /(?:\+?92|0)[\s-]?\d{2,3}[\s-]?\d{3}[\s-]?\d{3,5}/;
/** A mobile number, or one of Karachi, once nothing is left between its digits. */
const BARE_PHONE = /(?:92|0)(?:3\d{9}|21\d{8})/;
const BETWEEN_DIGITS = /(?<=\d)[^\p{L}\d]{1,3}(?=\d)/gu;

const PLACES = [
  'societ(?:y|ies)|co-?operative|housing|colony|masjid|mosque|imambargah|church|mandir|temple|gymkhana|hall|school',
  'college|university|hospital|clinic|foundation|bank|market|bazaar|chowk|para|goth|nagar|town|street|road|mohalla',
  'quarters?|khel|pir|gate|club|institute|building|jamaa?t[\\s-]?khana',
].join('|');
const PEOPLES = [
  'muslims?|muslimo?n|musalmaa?n(?:o|on)?|christians?|i+sai(?:y?on)?|eesai(?:y?on)?|hindus?|hinduon|sikhs?|sikhon',
  'ahmadis?|ahmadiyon|qadianis?|qadiani?yon|shias?|sunnis?|pathans?|pathano?n|pashtuns?|punjabis?|punjabiyon|sindhis?',
  'sindhiyon|baloch(?:is?)?|muhajirs?|memons?|afghanis?|afghaniyon|afghans?|bengalis?|bangalis?|ismailis?|agha[\\s-]?khanis?',
  'boh?ras?|bohris?|parsis?|parsees?|jews?|jewish|kashmiris?|hazaras?|urdu[\\s-]speaking|barelvis?|deobandis?',
].join('|');
/** Peoples in English and in Roman Urdu; not where the word names a place, as in 'Sindhi Muslim Society'. */
const PEOPLE = `(?:(?:non|ghair)[- ]?)?(?:${PEOPLES})\\b(?!(?:[\\s-]+\\w+)?[\\s-]+(?:${PLACES})\\b)`;
/** Up to three words that may follow a people: other peoples, and whom of them is meant. */
const OF_THEM =
  `(?:[\\s,/&]+(?:and|or|aur|ya|famil(?:y|ies)|people|persons?|log|tenants?|buyers?|bachelors?|couples?|ladies|gents|` +
  `communit(?:y|ies)|hazraat?|${PEOPLE})\\b){0,3}`;
const PEOPLE_URDU =
  'مسلمان|مسلم|شیعہ|سنی|پٹھان|پنجابی|سندھی|بلوچ|مہاجر|میمن|اسماعیلی|بوہری|کشمیری|اردو\\s?بولنے\\s?وال[ےی]';
const OTHERS_URDU = 'غیر\\s?مسلم|عیسائی|ہندو|سکھ|احمدی|قادیانی|پٹھان|افغانی|بنگالی|اسماعیلی|بوہری|پارسی|یہودی|کشمیری';
const NEVER = `(?:do(?:es)?\\s+not|don['’]?t|will\\s+not|won['’]?t|cannot|can['’]?t|not|never)`;
const REFUSED =
  `(?:(?:is|are)\\s+not|isn['’]?t|aren['’]?t|will\\s+not\\s+be|won['’]?t\\s+be|not)\\s+` +
  '(?:allowed|welcome|accepted|entertained|considered|preferred)';
/**
 * Words that shut people out, or put others before them, for what they are. Who a home suits ('families') is no such
 * thing.
 */
const EXCLUDING = [
  `\\b(?:no|not for|without|except)\\s+${PEOPLE}`,
  `\\b(?:only(?:\\s+for)?|strictly(?:\\s+for)?|sirf)\\s+${PEOPLE}`,
  `\\b${PEOPLE}${OF_THEM}\\s+(?:only|${REFUSED})\\b`,
  `\\b${PEOPLE}${OF_THEM}\\s+(?:(?:is|are|will\\s+be)\\s+)?prefer+ed\\b`,
  `\\bprefer(?:ably|ence\\s+(?:for|to)|s|red)?\\s+${PEOPLE}`,
  `\\b${NEVER}\\s+(?:accept|entertain|consider|allow|want|take)\\s+(?:any\\s+)?${PEOPLE}`,
  `\\b${PEOPLE}${OF_THEM},?\\s+(?:please\\s+)?(?:do\\s+not|don['’]?t|need\\s+not|must\\s+not|should\\s+not)\\s+` +
    '(?:call|contact|apply|bother|disturb|message|write|ask|inquire|enquire)\\b',
  `\\b${PEOPLE}${OF_THEM},?\\s+(?:please\\s+|to\\s+be\\s+|are\\s+)?excused?\\b`,
  `\\b${NEVER}\\s+(?:be\\s+)?` +
    '(?:rent|rented|rents|sell|sold|let|lease|leased|give|given)(?:\\s+(?:it|out|this)){0,2}\\s+' +
    `to\\s+(?:any\\s+)?${PEOPLE}`,
  `\\b${PEOPLE}${OF_THEM}\\s+(?:(?:ko|se|ke\\s+liye|k\\s+liye)\\s+)?(?:nahi?n?|mana|maa?zrat|maafi|tarje+h)\\b`,
  `\\b${PEOPLE}${OF_THEM}\\s+(?:rab[ie]?ta|call|phone)\\s+(?:na|nah|mat)\\s+kar`,
  `صرف\\s+(?:${PEOPLE_URDU})`,
  `(?:${PEOPLE_URDU}|${OTHERS_URDU})(?:وں)?(?:\\s+[^\\s۔،.]+){0,2}\\s+کو\\s+ترجیح`,
  `(?:${OTHERS_URDU})(?:وں)?(?:\\s+[^\\s۔،.]+){0,2}\\s+قبول\\s+نہیں`,
  `(?:${OTHERS_URDU})(?:وں)?\\s+(?:نہیں|معذرت|کو نہیں|سے معذرت|(?:حضرات\\s+)?(?:رابطہ|فون)\\s+نہ\\s+کریں)`,
].map((pattern) => new RegExp(pattern, 'i'));

/** The words of an ad that shut people out; undefined where there are none. */
export function excludingWords(text: string): string | undefined {
  const read = plainText(text);
  for (const pattern of EXCLUDING) {
    const found = pattern.exec(read)?.[0];
    if (found) return found.slice(0, 60);
  }
  return undefined;
}

/** Whether a text has a phone number in it, however its digits are written and parted. */
function hasPhone(text: string): boolean {
  const digits = westernDigits(plainText(text));
  return PHONE.test(digits) || BARE_PHONE.test(digits.replace(BETWEEN_DIGITS, ''));
}

/** How often one number is in the other, with one decimal below ten; large ones as they are written. */
const times = (one: number, other: number) => {
  const exact = one / other;
  if (exact < 10) return Math.round(exact * 10) / 10;
  return exact < 1_000 ? Math.round(exact) : groupThousands(Math.round(exact));
};

function aboutPrice(
  { price, areaSqft, median }: Pick<AdToAsk, 'price' | 'areaSqft' | 'median'>,
  locale: Locale,
): Told | undefined {
  const own = price === null ? undefined : pricePerSqYd(price, areaSqft);
  if (own === undefined || own <= 0 || !median) return undefined;
  const said = formatPriceShort(median, locale);
  if (own >= median * PRICE_TIMES) return told({ SANITY_PRICE_HIGH }, { times: times(own, median), median: said });
  if (own * PRICE_TIMES <= median) return told({ SANITY_PRICE_LOW }, { times: times(median, own), median: said });
  return undefined;
}

/**
 * What is asked about a new price of a listing, in rupees: whether it is far from its area's, where the present one is
 * not so too, or far from the present one.
 */
export function newPriceQuestion(
  change: Pick<AdToAsk, 'areaSqft' | 'median'> & { before: number; after: number },
  locale: Locale = 'en',
): Told | undefined {
  const { before, after } = change;
  const why = aboutPrice({ ...change, price: after }, locale);
  if (why && why.code !== aboutPrice({ ...change, price: before }, locale)?.code) return why;
  const price = formatPriceShort(before, locale);
  if (after >= before * PRICE_TIMES) return told({ SANITY_PRICE_RAISED }, { times: times(after, before), price });
  if (after * PRICE_TIMES <= before) return told({ SANITY_PRICE_CUT }, { times: times(before, after), price });
  return undefined;
}

function aboutSize({ propertyType, areaSqft }: AdToAsk, locale: Locale): Told | undefined {
  const { areaSqftMin, areaSqftMax } = LISTING_LIMITS;
  // What no listing can have is refused with words of its own.
  if (areaSqft === null || !(areaSqft >= areaSqftMin && areaSqft <= areaSqftMax)) return undefined;
  const [least, most] = USUAL_SQFT[propertyType === 'Room' ? 'Room' : typeGroup(propertyType)];
  if (areaSqft >= least && areaSqft <= most) return undefined;
  const said = (sqft: number) => formatAreaSize({ sqft, unit: 'sq yd' }, locale);
  // A size is kept to the hundredth; what a form has not rounded yet is asked about all the same.
  const size = said(Math.round(areaSqft * 100) / 100);
  return told({ SANITY_SIZE }, { size, least: said(least), most: said(most) });
}

const SAYS_PLOT = /\bplots?\b|پلاٹ/i;
const SAYS_FILE = /\bfiles?\b|فائل/i;

function aboutTitle({ title, propertyType }: AdToAsk): Told[] {
  const { isPromise } = fieldsOfType(propertyType);
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  const share = letters.length < LETTERS_THAT_SHOUT ? 0 : capitals / letters.length;
  return [
    ...(hasPhone(title) ? [told({ SANITY_TITLE_PHONE })] : []),
    ...(linkIn(plainText(title)) ? [told({ SANITY_TITLE_LINK })] : []),
    ...(isPromise && SAYS_PLOT.test(title) && !SAYS_FILE.test(title) ? [told({ SANITY_TITLE_PLOT })] : []),
    ...(share >= CAPITALS ? [told({ SANITY_TITLE_CAPITALS }, { percent: Math.round(share * 100) })] : []),
  ];
}

/**
 * What a friend would ask who reads an ad before it is posted. Only words that shut people out are forbidden; the
 * server refuses them too.
 */
export function adQuestions(ad: AdToAsk, locale: Locale = 'en'): AdQuestion[] {
  const ask = (field: AdQuestion['field'], why: Told | undefined): AdQuestion[] =>
    why ? [{ field, why, isForbidden: false }] : [];
  const forbid = (field: 'title' | 'description'): AdQuestion[] => {
    const words = excludingWords(ad[field]);
    return words ? [{ field, why: told({ AD_EXCLUDES_PEOPLE }, { words }), isForbidden: true }] : [];
  };
  return [
    ...forbid('title'),
    ...forbid('description'),
    ...ask('price', aboutPrice(ad, locale)),
    ...ask('dimension', aboutSize(ad, locale)),
    ...aboutTitle(ad).flatMap((why) => ask('title', why)),
  ];
}
