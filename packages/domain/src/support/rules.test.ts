import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS, planOf } from '../plans/plans.ts';
import { bySupportOrder, checkSupport, MOST_SUPPORT_SUBJECT, MOST_SUPPORT_WORDS, supportPromise } from './rules.ts';

describe('a request for support', () => {
  it('needs a subject and words', () => {
    expect(checkSupport({ subject: 'My photos', words: 'They are turned.' })).toEqual({ ok: true });
    expect(checkSupport({ subject: ' ', words: '' })).toMatchObject({
      ok: false,
      fields: { subject: { code: 'SUPPORT_SUBJECT_MISSING' }, words: { code: 'SUPPORT_WORDS_MISSING' } },
    });
    const long = { subject: 'x'.repeat(MOST_SUPPORT_SUBJECT + 1), words: 'x'.repeat(MOST_SUPPORT_WORDS + 1) };
    expect(checkSupport(long)).toMatchObject({
      fields: { subject: { code: 'SUPPORT_TOO_LONG' }, words: { code: 'SUPPORT_TOO_LONG' } },
    });
  });

  it('keeps what the plans promise', () => {
    expect(PLAN_IDS.map(supportPromise)).toEqual(['basic', 'priority', 'manager']);
    expect(planOf('pro').features.map(({ label }) => label)).toContain('Priority support');
    expect(planOf('premium').features.map(({ label }) => label)).toContain('Dedicated manager');
  });

  it('is answered by plan, then by age, in one order whatever came first', () => {
    const request = fc.record({ plan: fc.constantFrom(...PLAN_IDS), createdAt: fc.integer({ min: 0, max: 99 }) });
    fc.assert(
      fc.property(fc.array(request), (requests) => {
        const order = requests.toSorted(bySupportOrder).map(({ plan, createdAt }) => [plan, createdAt] as const);
        const ranks = order.map(([plan]) => ['premium', 'pro', 'basic'].indexOf(plan));
        expect(ranks).toEqual(ranks.toSorted());
        for (const [at, [plan, createdAt]] of order.entries()) {
          const before = order[at - 1];
          if (before?.[0] === plan) expect(before[1]).toBeLessThanOrEqual(createdAt);
        }
      }),
    );
  });
});
