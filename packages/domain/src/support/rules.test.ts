import { describe, expect, it } from 'vitest';
import { PLAN_IDS, planOf } from '../plans/plans.ts';
import { checkSupport, MOST_SUPPORT_SUBJECT, MOST_SUPPORT_WORDS, supportPromise } from './rules.ts';

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
});
