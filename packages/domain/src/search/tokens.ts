import { parseDecimal, westernDigits } from '../digits.ts';
import { frontByDepth } from '../properties/adDimension.ts';
import { normalise } from './spelling.ts';

/** A number, a word or a sign of a search, in the order typed. */
export interface Token {
  /** In one spelling, see {@link normalise}. */
  text: string;
  /** As it was typed. */
  typed: string;
  /** What a number is worth. */
  value?: number;
  /** No space stands before it: the 'd' of '13d' and of '13-d'. */
  isJoined: boolean;
  /** A comma stands before it: the '6' of 'phase 5, 6'. */
  isListed: boolean;
}

/** A telephone number is no price. */
const PHONE = /(?:(?:\+|00)?92[\s-]?|0)3\d{2}[\s-]?\d{7}(?!\d)|021[\s-]?\d{7,8}(?!\d)/u;

// '2nd', a telephone number, a number with grouping commas, a decimal number, a word, or one of the signs that mean
// something.
const TOKENS = [
  new RegExp(`(?<!\\d)(?:${PHONE.source})`, 'u'),
  /\d+(?:st|nd|rd|th)(?![\p{L}\d])/u,
  /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?/u,
  /\d+(?:\.\d+)*|\.\d+/u,
  /[\p{L}\p{M}]+/u,
  /[+<>≤≥~≈±$€£%/–—-]/u,
];
const TOKEN = new RegExp(TOKENS.map(({ source }) => source).join('|'), 'giu');

/** Urdu's comma divides thousands where that is plain: '120،240 گز' is either of two. */
const URDU_GROUPING = /(?<=\d)(?:٬|،(?=\d{2}،|\d{3}،000(?!\d)|000(?!\d))|(?<=[،,]\d{2})،(?=\d{3}(?!\d)))(?=\d)/g;

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Splits a search into tokens; '3bed' and '120gaz' are two each. Signs that mean nothing here are dropped. */
export function tokensOf(text: string): Token[] {
  const grouped = westernDigits(text)
    .replaceAll(URDU_GROUPING, ',')
    .replaceAll(/(?<=\d)٫(?=\d)/g, '.')
    .replaceAll(/m²|m2\b/gi, ' sqm ');
  const plain = frontByDepth(grouped)
    .replace(/[₨₹]/g, ' rs ')
    .replace(/(\d?)\s*([¼½¾])/g, (_typed, whole: string, sign: string) => `${whole || ' 0'}${FRACTIONS[sign]} `)
    // 'bed-room' and 'sq-ft' are one measure each; the room alone would be a type.
    .replace(/\b(bed|bath|wash)[\s-]+(?=rooms?\b)/gi, '$1')
    .replace(/\b(sqr?|square)[-/](?=\p{L})/giu, '$1 ')
    .replace(/(بیڈ|باتھ)\s*-\s*(?=روم)/gu, '$1 ')
    .replace(/[\u0640\u200B-\u200F\u2066-\u2069]/g, '')
    .replace(/(?<=\p{L})['’`](?=\p{L})/gu, '')
    // 'd.h.a.' is one word; the dot of 'rs.' ends one.
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, (_dot, at: number, all: string) =>
      /(?:^|[^\p{L}])\p{L}$/u.test(all.slice(Math.max(0, at - 2), at)) ? '' : ' ',
    )
    // '3 b/d/d' has three bedrooms beside its drawing and dining rooms.
    .replace(/(?<!\p{L})b(?:ed)?[\s/-]*d[\s/-]?d(?!\p{L})/giu, ' bed dd ')
    .replace(/\bd\/d\b/gi, 'dd')
    // '2~3 cr'
    .replace(/(?<=\d\s?)[~～](?=\s?\d)/gu, '-')
    // 'Rs.45,000/-'
    .replace(/(?<=\p{L})\.(?=\d)/gu, ' ')
    .replace(/\/[-=]/g, ' ');
  return [...plain.matchAll(TOKEN)].map(({ 0: typed, index }) => {
    const token = {
      text: normalise(typed),
      typed,
      isJoined: index > 0 && !/\s/.test(plain[index - 1] ?? ' '),
      isListed: /[,،]\s?$/.test(plain.slice(Math.max(0, index - 2), index)),
    };
    const decimal = /^[\d.,]+$/.test(typed) && !PHONE.test(typed) ? parseDecimal(typed) : undefined;
    return decimal ? { ...token, value: Number(decimal.digits) / Number(decimal.scale) } : token;
  });
}
