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
      expect(checkInterest({ ...interest, [field]: value })).toMatchObject({
        ok: false,
        because,
        fields: { [field]: { because } },
      });
    }
  });

  it('refuses an address that no mail reaches, and takes a phone number in any writing', () => {
    const because = 'Enter an email address like name@example.com.';
    expect(checkInterest({ ...interest, email: 'bad' })).toMatchObject({ ok: false, fields: { email: { because } } });
    expect(checkInterest({ ...interest, phoneNumber: 'none yet' })).toEqual({ ok: true });
  });

  it('does not take a unit that the project does not have', () => {
    expect(checkInterest({ ...interest, unitType: '9bed' }).ok).toBe(false);
    expect(unitTypeLabel('9bed')).toBe('9bed');
  });

  it('takes the units of another project', () => {
    const shops = [
      { value: 'corner-shop', label: 'Corner shop' },
      { value: 'kiosk', label: 'Kiosk' },
    ];
    expect(checkInterest({ ...interest, unitType: 'kiosk' }, shops)).toEqual({ ok: true });
    expect(checkInterest({ ...interest, unitType: '4bed' }, shops).ok).toBe(false);
    expect(unitTypeLabel('kiosk', shops)).toBe('Kiosk');
  });

  it('takes any unit, but not none, where only the page knows them', () => {
    expect(checkInterest({ ...interest, unitType: 'kiosk' }, null)).toEqual({ ok: true });
    expect(checkInterest({ ...interest, unitType: ' ' }, null).ok).toBe(false);
  });
});
