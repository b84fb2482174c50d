import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAD_REFUSED } from './messages.ts';
import { CLEARED_LEAD_FIELDS, checkLead, leadBudget, REQUIRED_LEAD_FIELDS } from './rules.ts';

const lead = {
  name: 'Sana Ahmed',
  email: 'sana@example.com',
  phone: '0300 1234567',
  city: 'Karachi',
  area: 'Clifton',
  propertyType: 'Flat',
  bedrooms: '3',
  budget: 2_000_000,
};

describe('checkLead', () => {
  it('takes a complete lead, with or without a message', () => {
    expect(checkLead(lead)).toEqual({ ok: true });
    expect(checkLead({ ...lead, message: 'Ground floor, please' })).toEqual({ ok: true });
    expect(checkLead({ ...lead, bedrooms: 3, budget: '2,500,000' })).toEqual({ ok: true });
  });

  it.each(REQUIRED_LEAD_FIELDS)('needs %s', (field) => {
    for (const value of [undefined, null, '', '  ']) {
      const because = 'Please fill in all required fields.';
      expect(checkLead({ ...lead, [field]: value })).toMatchObject({
        ok: false,
        because,
        fields: { [field]: { because } },
      });
    }
  });

  it.each([1_999_999, 1_999_999.99, 0, -5, '-5', '1999999', '1,999,999.50', '19.5 lakh', '2.5', '20'])(
    'refuses the budget %s: it is too small',
    (budget) => {
      const because = 'Budget must be at least 20 lacs PKR.';
      expect(checkLead({ ...lead, budget })).toMatchObject({ ok: false, because, fields: { budget: { because } } });
    },
  );

  it.each(['abc', '2e6', '0x1E8480', Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the budget %s: it is no number of rupees',
    (budget) => {
      const because = 'Write your budget as a number, for example 5,000,000, 50 lakh or 2.5 crore.';
      expect(checkLead({ ...lead, budget })).toMatchObject({ ok: false, because, fields: { budget: { because } } });
    },
  );

  it.each([
    [2_000_000.5, 2_000_000],
    ['2000000.5', 2_000_000],
    ['2.75 crore', 27_500_000],
    ['25,00,000', 2_500_000],
    [' PKR 2,500,000 ', 2_500_000],
    ['۲۵۰۰۰۰۰', 2_500_000],
    ['۲۵ لاکھ', 2_500_000],
  ])('reads the budget “%s”', (budget, rupees) => {
    expect(leadBudget(budget)).toBe(rupees);
    expect(checkLead({ ...lead, budget })).toEqual({ ok: true });
  });

  it.each(['bad', 'sana@', 'sana@example', 'sana @example.com'])('refuses %s, which no mail reaches', (email) => {
    const because = 'Enter an email address like name@example.com.';
    expect(checkLead({ ...lead, email })).toMatchObject({ ok: false, because, fields: { email: { because } } });
  });

  it('takes an address with spaces around it, and a phone number in any writing', () => {
    expect(checkLead({ ...lead, email: ' Sana@Example.com ' })).toEqual({ ok: true });
    expect(checkLead({ ...lead, phone: 'ask my brother' })).toEqual({ ok: true });
  });

  it('takes types of home in any words', () => {
    expect(checkLead({ ...lead, propertyType: 'Farm house' })).toEqual({ ok: true });
  });

  it('speaks of missing fields before the budget', () => {
    expect(checkLead({ ...lead, budget: 1, name: '' })).toMatchObject({
      because: 'Please fill in all required fields.',
    });
  });

  it('draws the line at exactly 20 lakh', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (budget) => {
        expect(checkLead({ ...lead, budget }).ok).toBe(budget >= 2_000_000);
        expect(leadBudget(String(Math.abs(budget)))).toBe(Math.abs(budget));
      }),
    );
  });
});

it('keeps city and bedrooms after a lead was stored', () => {
  expect([...CLEARED_LEAD_FIELDS].sort()).toEqual(
    ['name', 'email', 'phone', 'message', 'area', 'propertyType', 'budget'].sort(),
  );
});

it('passes the reason of the server on', () => {
  expect(LEAD_REFUSED({ reason: 'Too many leads' })).toBe('Error: Too many leads');
  expect(LEAD_REFUSED({})).toBe('Error: Failed to submit lead');
  expect(LEAD_REFUSED({ reason: '' })).toBe('Error: Failed to submit lead');
});
