import { pricePerSqYd } from '../areas/statistics.ts';
import { westernDigits } from '../digits.ts';
import type { Locale } from '../words/locale.ts';
import { type Told, told } from '../words/sentence.ts';
import { formatAreaSize } from './dimension.ts';
import { formatPriceShort } from './price.ts';
import { LISTING_LIMITS } from './rules.ts';
import {
  AD_EXCLUDES_PEOPLE,
  SANITY_PRICE_HIGH,
  SANITY_PRICE_LOW,
  SANITY_SIZE,
  SANITY_TITLE_CAPITALS,
  SANITY_TITLE_LINK,
  SANITY_TITLE_PHONE,
} from './sanityMessages.ts';
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
const LINK = /https?:\/\/|www\.|\b[\w-]+\.(?:com|pk|net|org|info)\b/i;

const PEOPLE =
  '(?:non[- ]?)?(?:muslims?|christians?|hindus?|sikhs?|ahmadis?|qadianis?|shias?|sunnis?|pathans?|pashtuns?|punjabis?|' +
  'sindhis?|baloch(?:is?)?|muhajirs?|memons?|afghanis?|afghans?|bengalis?)';
/** Words that shut people out for what they are. Who a home suits ('families') is no such thing. */
const EXCLUDING = [
  new RegExp(`\\b(?:no|not for|without|except)\\s+${PEOPLE}\\b`, 'i'),
  new RegExp(`\\b(?:only(?:\\s+for)?|strictly(?:\\s+for)?)\\s+${PEOPLE}\\b`, 'i'),
  new RegExp(`\\b${PEOPLE}\\s+(?:only|not allowed|not welcome)\\b`, 'i'),
  /صرف\s+(?:مسلمان|مسلم|شیعہ|سنی|پٹھان|پنجابی|سندھی|بلوچ|مہاجر|میمن)/,
  /(?:غیر\s?مسلم|عیسائی|ہندو|سکھ|احمدی|قادیانی|پٹھان|افغانی|بنگالی)(?:وں)?\s+(?:نہیں|معذرت|کو نہیں)/,
];

/** The words of an ad that shut people out; undefined where there are none. */
export function excludingWords(text: string): string | undefined {
  for (const pattern of EXCLUDING) {
    const found = pattern.exec(text)?.[0];
    if (found) return found.slice(0, 60);
  }
  return undefined;
}

/** How often one number is in the other, with one decimal below ten. */
const times = (one: number, other: number) => {
  const exact = one / other;
  return exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
};

function aboutPrice({ price, areaSqft, median }: AdToAsk, locale: Locale): Told | undefined {
  const own = price === null ? undefined : pricePerSqYd(price, areaSqft);
  if (own === undefined || own <= 0 || !median) return undefined;
  const said = formatPriceShort(median, locale);
  if (own >= median * PRICE_TIMES) return told({ SANITY_PRICE_HIGH }, { times: times(own, median), median: said });
  if (own * PRICE_TIMES <= median) return told({ SANITY_PRICE_LOW }, { times: times(median, own), median: said });
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

function aboutTitle(title: string): Told[] {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  const share = letters.length < LETTERS_THAT_SHOUT ? 0 : capitals / letters.length;
  return [
    ...(PHONE.test(westernDigits(title)) ? [told({ SANITY_TITLE_PHONE })] : []),
    ...(LINK.test(title) ? [told({ SANITY_TITLE_LINK })] : []),
    ...(share >= CAPITALS ? [told({ SANITY_TITLE_CAPITALS }, { percent: Math.round(share * 100) })] : []),
  ];
}

/**
 * What a friend would ask who reads an ad before it is posted. Only words that shut people out are forbidden; the server
 * refuses them too.
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
    ...aboutTitle(ad.title).flatMap((why) => ask('title', why)),
  ];
}
