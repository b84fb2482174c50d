import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canFeature,
  canPublish,
  commission,
  isPlanId,
  listingsToPause,
  listingsToUnfeature,
  PLAN_IDS,
  PLANS,
  planAmount,
  planExpires,
  planInForce,
  planOf,
  wireLimit,
} from './plans.ts';

describe('PLANS', () => {
  it('states prices and limits', () => {
    const facts = PLANS.map((plan) => [plan.id, plan.price, plan.maxActiveListings, plan.maxFeatured]);
    expect(facts).toEqual([
      ['basic', 0, 2, 0],
      ['pro', 3000, 15, 2],
      ['premium', 6000, Number.POSITIVE_INFINITY, 4],
    ]);
  });

  it('highlights one plan and finds each by its id', () => {
    expect(PLANS.filter((plan) => plan.highlighted)).toHaveLength(1);
    for (const id of PLAN_IDS) expect(planOf(id).id).toBe(id);
    expect([isPlanId('pro'), isPlanId('gold'), isPlanId('toString')]).toEqual([true, false, false]);
  });

  it('sends no limit as null', () => {
    expect([wireLimit(2), wireLimit(Number.POSITIVE_INFINITY)]).toEqual([2, null]);
  });
});

describe('canPublish', () => {
  it('allows up to the limit', () => {
    expect(canPublish({ plan: 'basic', activeListings: 1 })).toEqual({ ok: true });
    expect(canPublish({ plan: 'pro', activeListings: 14 })).toEqual({ ok: true });
    expect(canPublish({ plan: 'premium', activeListings: 1_000_000 })).toEqual({ ok: true });
  });

  it('says why not and which plan lifts it', () => {
    expect(canPublish({ plan: 'basic', activeListings: 2 })).toMatchObject({
      ok: false,
      because: 'The Basic plan includes at most 2 active listings. Pro includes up to 15.',
      liftedBy: 'pro',
    });
    expect(canPublish({ plan: 'basic', activeListings: 20 })).toMatchObject({ liftedBy: 'premium' });
    expect(canPublish({ plan: 'pro', activeListings: 15 })).toMatchObject({
      ok: false,
      because: 'The Pro plan includes at most 15 active listings. Premium includes any number of them.',
      liftedBy: 'premium',
    });
  });

  it('always names a plan that really lifts the limit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAN_IDS), fc.nat(100), (plan, activeListings) => {
        const verdict = canPublish({ plan, activeListings });
        if (verdict.ok) return;
        expect(canPublish({ plan: verdict.liftedBy ?? plan, activeListings })).toEqual({ ok: true });
      }),
    );
  });
});

describe('canFeature', () => {
  it('follows the plan', () => {
    expect(canFeature({ plan: 'pro', featuredListings: 1 })).toEqual({ ok: true });
    expect(canFeature({ plan: 'basic', featuredListings: 0 })).toMatchObject({
      ok: false,
      because: 'The Basic plan includes no featured ads. Pro includes up to 2.',
      liftedBy: 'pro',
    });
    expect(canFeature({ plan: 'premium', featuredListings: 4 })).toMatchObject({
      ok: false,
      because: 'The Premium plan includes at most 4 featured ads.',
    });
  });
});

describe('listingsToPause', () => {
  it('keeps the first and pauses what is over the limit', () => {
    expect(listingsToPause('basic', [5, 4, 3, 2])).toEqual([3, 2]);
    expect(listingsToPause('basic', [5])).toEqual([]);
    expect(listingsToPause('premium', [5, 4, 3])).toEqual([]);
  });
});

describe('listingsToUnfeature', () => {
  it('keeps the first and takes the mark from what is over the limit', () => {
    expect(listingsToUnfeature('pro', [5, 4, 3])).toEqual([3]);
    expect(listingsToUnfeature('basic', [5])).toEqual([5]);
  });
});

describe('commission', () => {
  it.each([
    [15_000_000, 300_000],
    [15_000_001, 150_000],
    [10_000_000, 200_000],
    [20_000_000, 200_000],
    [0, 0],
    [25, 1],
    [24, 0],
  ])('of %i is %i', (salePrice, rupees) => {
    expect(commission(salePrice)).toBe(rupees);
  });

  it('is whole rupees, within half a rupee of its rate', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (salePrice) => {
        const rate = salePrice > 15_000_000 ? 1 : 2;
        expect(Number.isInteger(commission(salePrice))).toBe(true);
        expect(Math.abs(commission(salePrice) * 100 - salePrice * rate)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('buying a plan', () => {
  it('costs its price for each month', () => {
    expect(planAmount('pro', 3)).toBe(9_000);
  });

  it.each([
    ['2025-04-25T10:00:00Z', 1, '2025-05-25T10:00:00.000Z'],
    ['2025-01-31T10:00:00Z', 1, '2025-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2025-12-15T10:00:00Z', 2, '2026-02-15T10:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 12, '2025-02-28T10:00:00.000Z'],
    ['2025-01-31T21:00:00Z', 1, '2025-02-28T21:00:00.000Z'],
    ['2025-01-30T20:00:00Z', 1, '2025-02-27T20:00:00.000Z'],
  ])('started %s for %i months ends %s', (startsAt, months, end) => {
    expect(planExpires(new Date(startsAt), months).toISOString()).toBe(end);
  });

  it('ends later the longer it runs', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 24 }), (startsAt, months) => {
        const days = (planExpires(startsAt, months).getTime() - startsAt.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28 * months);
        expect(days).toBeLessThanOrEqual(31 * months);
      }),
    );
  });

  it('returns to Basic at the expiry', () => {
    const expiresAt = new Date('2025-05-25T10:00:00Z');
    expect(planInForce({ plan: 'pro', expiresAt }, new Date('2025-05-25T09:59:59Z'))).toBe('pro');
    expect(planInForce({ plan: 'pro', expiresAt }, expiresAt)).toBe('basic');
    expect(planInForce({ plan: 'basic', expiresAt: null }, expiresAt)).toBe('basic');
  });
});
