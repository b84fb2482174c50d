import { describe, expect, it } from 'vitest';
import { fill, fillCount } from './fill.ts';

describe('fill', () => {
  it('puts each value in its place, as often as the place occurs', () => {
    expect(fill('{plan}: pay for {plan}, {months} months', { plan: 'Pro', months: 3 })).toBe(
      'Pro: pay for Pro, 3 months',
    );
  });

  it('leaves a place without a value visible', () => {
    expect(fill('Write to {contactEmail}', { email: 'desk@example.com' })).toBe('Write to {contactEmail}');
    expect(fill('{toString}', {})).toBe('{toString}');
  });
});

describe('fillCount', () => {
  const photographs = { one: '{count} photograph', other: '{count} photographs' };

  it('speaks of one and of many', () => {
    expect(fillCount(photographs, 1)).toBe('1 photograph');
    expect(fillCount(photographs, 0)).toBe('0 photographs');
    expect(fillCount(photographs, 1284)).toBe('1,284 photographs');
  });

  it('falls back where the language has a form that the sentence lacks', () => {
    expect(fillCount({ other: '{count} x' }, 1)).toBe('1 x');
  });
});
