import { describe, expect, it } from 'vitest';
import { checkInterest, UNIT_TYPES, unitTypeLabel } from './rules.ts';

const interest = {
  unitType: '3bed_terrace',
  fullName: 'Sana Ahmed',
  phoneNumber: '0300 1234567',
  email: 'sana@example.com',
};

describe('checkInterest', () => {
  it.each(UNIT_TYPES)('takes a complete registration for $label', ({ value, label }) => {
    expect(checkInterest({ ...interest, unitType: value })).toEqual({ ok: true });
    expect(unitTypeLabel(value)).toBe(label);
  });

  it.each(['unitType', 'fullName', 'phoneNumber', 'email'] as const)('needs %s', (field) => {
    for (const value of ['', '  ', null, undefined]) {
      const because = 'Please complete all the fields';
      expect(checkInterest({ ...interest, [field]: value })).toEqual({
        ok: false,
        because,
        fields: { [field]: because },
      });
    }
  });

  it('does not take a unit that the project does not have', () => {
    expect(checkInterest({ ...interest, unitType: '9bed' }).ok).toBe(false);
    expect(unitTypeLabel('9bed')).toBe('9bed');
  });
});
