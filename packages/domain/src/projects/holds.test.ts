import { describe, expect, it } from 'vitest';
import { canHold, checkHold, holdEnd } from './holds.ts';
import { FACINGS, facingLabel, isUnitState, stateAt, UNIT_STATES, unitStateLabel } from './states.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

describe('a unit', () => {
  it('is held until the very moment at which its hold ends', () => {
    const end = holdEnd(now);
    expect(end.toISOString()).toBe('2026-11-24T09:00:00.000Z');
    const held = { state: 'held', heldUntil: end } as const;
    expect(stateAt(held, new Date(end.getTime() - 1))).toEqual(held);
    expect(stateAt(held, end)).toEqual({ state: 'available', heldUntil: null });
    expect(stateAt({ state: 'held', heldUntil: null }, now).state).toBe('available');
    expect(stateAt({ state: 'booked', heldUntil: null }, end).state).toBe('booked');
  });

  it.each(UNIT_STATES)('that is %s may be held only where it is available', (state) => {
    const verdict = canHold({ state, heldUntil: state === 'held' ? now : null }, 'en');
    expect(verdict.ok).toBe(state === 'available');
    if (state === 'held' && !verdict.ok) expect(verdict.because).toContain('until 23 November 2026, 14:00');
    expect(unitStateLabel(state, 'en')).not.toBe('');
  });

  it('has a state and a facing that are known', () => {
    expect(['sold', 'free', null].map(isUnitState)).toEqual([true, false, false]);
    expect(FACINGS.map((facing) => facingLabel(facing, 'en'))).toContain('Courtyard');
    expect(facingLabel('moon', 'en')).toBe('moon');
  });
});

describe('checkHold', () => {
  const person = { name: 'Amna', phone: '0300 1234567', email: 'amna@example.com' };

  it('takes a name, a phone number and an address', () => {
    expect(checkHold(person)).toEqual({ ok: true });
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(161)],
    ['phone', ' '],
    ['phone', '555'],
    ['email', null],
    ['email', 'amna'],
  ])('says what is wrong with %s %j', (field, value) => {
    const verdict = checkHold({ ...person, [field]: value });
    expect(verdict.ok).toBe(false);
    if (!verdict.ok) expect(Object.keys(verdict.fields)).toEqual([field]);
  });
});
