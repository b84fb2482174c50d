import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdAtRisk,
  assessRisk,
  HOLD_POINTS,
  isHeldAgain,
  isHeldAtFirst,
  NEW_ACCOUNT_DAYS,
  pointsOf,
  RISK_POINTS,
  RISK_RULES,
  SAME_TEXT_LEAST,
} from './risk.ts';

const quiet: AdAtRisk = {
  title: 'Sunny house near the park',
  description: 'Four bedrooms, a garden to the west, and a school around the corner. '.repeat(2),
  price: 24_000_000,
  areaSqft: 2_160,
  median: 100_000,
  hiddenBefore: undefined,
  accountDays: 400,
  hasPhotoOfAnother: false,
  hasTextOfAnother: false,
  accountsWithPhone: 0,
};
const rulesOf = (change: Partial<AdAtRisk>) => assessRisk({ ...quiet, ...change }).map(({ rule }) => rule);

describe('the risk of an ad', () => {
  it('is nothing for an ad like most', () => expect(assessRisk(quiet)).toEqual([]));

  it.each([
    ['hidden_before', { hiddenBefore: 604 }],
    ['new_account', { accountDays: NEW_ACCOUNT_DAYS - 0.1 }],
    ['price', { price: 24_000_000 * 5 }],
    ['price', { price: 24_000_000 / 5 }],
    ['same_photo', { hasPhotoOfAnother: true }],
    ['same_text', { hasTextOfAnother: true }],
    ['shared_phone', { accountsWithPhone: 2 }],
    ['forbidden_words', { description: 'Please send the token first, we show it later.' }],
    ['forbidden_words', { description: 'Payment by Western Union.' }],
    ['forbidden_words', { description: 'گھر دیکھنے سے پہلے، پیسے پہلے بھیجیں' }],
    ['forbidden_words', { description: 'Send token money first.' }],
    ['forbidden_words', { description: 'Pay in bitc\u200boin' }],
    ['forbidden_words', { description: 'ｂｉｔｃｏｉｎ' }],
    ['link', { description: 'bit.ly/abc123' }],
    ['link', { description: 'Photos at fb.me/x' }],
    ['link', { description: 'karachi-deals.site has more' }],
    ['link', { title: 'House, see www.cheap-homes.top' }],
    ['link', { description: 'Photos: https://example.com/x' }],
    ['link', { description: 'Write to wa.me/923001112223' }],
  ] as [string, Partial<AdAtRisk>][])('%s: %j', (rule, change) => expect(rulesOf(change)).toEqual([rule]));

  it.each([
    { accountDays: NEW_ACCOUNT_DAYS },
    { price: 24_000_000 * 4.9 },
    { price: 24_000_000 / 4.9 },
    { median: undefined, price: 1 },
    { areaSqft: null, price: 1 },
    { accountsWithPhone: 1 },
    { hasTextOfAnother: true, description: 'x'.repeat(SAME_TEXT_LEAST - 1) },
    { description: 'Advance of three months, payable today or later. 2.5 crore.' },
    { description: 'Ready to transfer immediately.' },
    { description: 'پہلے مالک کا گھر' },
  ] as Partial<AdAtRisk>[])('is not seen in %j', (change) => expect(rulesOf(change)).toEqual([]));

  it('adds each rule once, with its points and what was found', () => {
    const [signal] = assessRisk({ ...quiet, price: 24_000_000 * 12 });
    expect(signal).toEqual({ rule: 'price', points: RISK_POINTS.price, found: '×12' });
    const ads = fc.record({
      title: fc.constantFrom('House', 'House at www.x.com'),
      description: fc.constantFrom(quiet.description, 'Pay the token now'),
      price: fc.integer({ min: 1, max: 1e12 }),
      areaSqft: fc.option(fc.integer({ min: 1, max: 1e6 })),
      median: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
      hiddenBefore: fc.option(fc.nat(), { nil: undefined }),
      accountDays: fc.integer({ min: 0, max: 30 }),
      hasPhotoOfAnother: fc.boolean(),
      hasTextOfAnother: fc.boolean(),
      accountsWithPhone: fc.nat(5),
    });
    fc.assert(
      fc.property(ads, (ad) => {
        const rules = assessRisk(ad).map(({ rule }) => rule);
        expect(rules).toEqual(RISK_RULES.filter((rule) => rules.includes(rule)));
        const points = rules.reduce((sum, rule) => sum + RISK_POINTS[rule], 0);
        expect(pointsOf(assessRisk(ad))).toBe(points);
        // One more doubt never makes an ad less risky.
        expect(pointsOf(assessRisk({ ...ad, hasPhotoOfAnother: true }))).toBeGreaterThanOrEqual(points);
      }),
    );
  });

  it('holds by setting or by points, and after a change only what became riskier', () => {
    const holding = RISK_RULES.filter((rule) => RISK_POINTS[rule] >= HOLD_POINTS);
    expect(holding).toEqual(['hidden_before']);
    expect([isHeldAtFirst('after', HOLD_POINTS - 1), isHeldAtFirst('after', HOLD_POINTS)]).toEqual([false, true]);
    expect(isHeldAtFirst('before', 0)).toBe(true);
    expect(isHeldAgain('before', { before: 0, after: 0 })).toBe(true);
    expect(isHeldAgain('after', { before: HOLD_POINTS, after: HOLD_POINTS })).toBe(false);
    expect(isHeldAgain('after', { before: 10, after: HOLD_POINTS })).toBe(true);
  });
});
