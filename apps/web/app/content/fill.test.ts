import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

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
