import { pricePerSqYd } from '../areas/statistics.ts';
import { westernDigits } from '../digits.ts';
import { linkIn, plainText } from '../properties/adText.ts';

/** What makes an ad risky, in the order in which the desk reads it. */
export const RISK_RULES = [
  'hidden_before',
  'new_account',
  'price',
  'same_photo',
  'same_text',
  'shared_phone',
  'forbidden_words',
  'link',
] as const;
export type RiskRule = (typeof RISK_RULES)[number];

/**
 * What each rule adds (product rule). One alone holds an ad: that its seller posts anew what is hidden. Else a copied
 * ad of a new account is held (photo, text, phone and age come to 100), and so are the words of a swindle from one.
 */
export const RISK_POINTS: Readonly<Record<RiskRule, number>> = {
  hidden_before: 100,
  new_account: 10,
  price: 30,
  same_photo: 35,
  same_text: 40,
  shared_phone: 15,
  forbidden_words: 90,
  link: 25,
};

/** From so many points on an ad waits for the desk, whatever the setting `REVIEW` (product rule). */
export const HOLD_POINTS = 100;
/** An account is new for so many days. */
export const NEW_ACCOUNT_DAYS = 7;
/** A price this many times above or below the median of its area is risky; from three times on the form asks. */
export const RISKY_PRICE_TIMES = 5;
/** A shorter text is the same by chance: 'Call for details.' */
export const SAME_TEXT_LEAST = 80;
/** So many other accounts with the same phone number are several; a household or an agency shares one. */
export const SHARED_PHONE_ACCOUNTS = 2;

/** An ad as the rules see it, with what its store found out about others. */
export interface AdAtRisk {
  title: string;
  description: string;
  /** Whole rupees, per month when rented. */
  price: number;
  areaSqft: number | null;
  /** Asked in its area for its purpose and type, rupees per square yard; undefined where too few offers say it. */
  median: number | undefined;
  /** The id of a hidden ad of the same seller that it repeats; undefined where there is none. */
  hiddenBefore: number | undefined;
  /** How long its seller has an account, in days. */
  accountDays: number;
  /** Whether another seller's ad has one of its photos, in whatever size or format. */
  hasPhotoOfAnother: boolean;
  /** Whether another seller's ad has the same description. Read only where it is long enough. */
  hasTextOfAnother: boolean;
  /** Other accounts with its seller's phone number. */
  accountsWithPhone: number;
}

/** A rule that found something. */
export interface RiskSignal {
  rule: RiskRule;
  points: number;
  /** The words or the number that it found; empty where there is nothing to show. */
  found: string;
}

/** Ways to be paid that cannot be taken back, and money that is wanted before anybody has seen the home. */
const FORBIDDEN = [
  /\b(?:western union|money ?gram|bitcoin|usdt|crypto(?:currency)?|gift cards?)\b/i,
  /\b(?:send|pay|transfer)\s+(?:the\s+)?(?:(?:token|advance|deposit|money|amount|payment|half)\s+){1,2}(?:first|now|today|immediately)\b/i,
  /\b(?:pay|payment|token|advance|deposit)\s+before\s+(?:the\s+)?(?:visit|viewing|seeing)\b/i,
  /\b(?:double your money|guaranteed (?:profit|visa)|lottery)\b/i,
  /(?:ویسٹرن یونین|بٹ کوائن|کرپٹو|پیسے پہلے|پہلے پیسے|رقم دگنی)/,
];

/** So many characters of what was found are shown. */
const FOUND_MOST = 60;

const firstOf = (patterns: readonly RegExp[], text: string): string => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found) return found.slice(0, FOUND_MOST);
  }
  return '';
};

/** How many times a price is above or below the median, with one decimal; empty where it is not far off. */
function offMedian({ price, areaSqft, median }: AdAtRisk): string {
  const own = pricePerSqYd(price, areaSqft);
  if (!own || !median) return '';
  const times = own > median ? own / median : median / own;
  return times >= RISKY_PRICE_TIMES ? `${own > median ? '×' : '÷'}${Math.round(times * 10) / 10}` : '';
}

/** Everything about an ad that the desk should know before it trusts it, each with its points. */
export function assessRisk(ad: AdAtRisk): RiskSignal[] {
  const signals: RiskSignal[] = [];
  const add = (rule: RiskRule, isFound: boolean, found = '') => {
    if (isFound) signals.push({ rule, points: RISK_POINTS[rule], found });
  };
  const text = westernDigits(plainText(`${ad.title}\n${ad.description}`));
  const price = offMedian(ad);
  const forbidden = firstOf(FORBIDDEN, text);
  const link = linkIn(text)?.slice(0, FOUND_MOST) ?? '';
  add('hidden_before', ad.hiddenBefore !== undefined, String(ad.hiddenBefore));
  add('new_account', ad.accountDays < NEW_ACCOUNT_DAYS);
  add('price', price !== '', price);
  add('same_photo', ad.hasPhotoOfAnother);
  add('same_text', ad.hasTextOfAnother && ad.description.trim().length >= SAME_TEXT_LEAST);
  add('shared_phone', ad.accountsWithPhone >= SHARED_PHONE_ACCOUNTS, String(ad.accountsWithPhone));
  add('forbidden_words', forbidden !== '', forbidden);
  add('link', link !== '', link);
  return signals;
}

/** What the signals come to. */
export const pointsOf = (signals: readonly RiskSignal[]): number =>
  signals.reduce((sum, { points }) => sum + points, 0);

/** When ads are looked at: `after` they are public, or `before`. */
export type ReviewMode = 'after' | 'before';

/** Whether a new ad waits for the desk before it is public. */
export const isHeldAtFirst = (mode: ReviewMode, points: number): boolean => mode === 'before' || points >= HOLD_POINTS;

/**
 * Whether an ad that is shown waits again once its seller has changed it: always before the desk has looked where the
 * setting wants that, else where the change itself made it risky. What the desk approved with its points stays.
 */
export const isHeldAgain = (mode: ReviewMode, points: { before: number; after: number }): boolean =>
  mode === 'before' || (points.after >= HOLD_POINTS && points.after > points.before);
