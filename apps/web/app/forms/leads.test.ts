import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import {
  LEAD_AREA_MISSING,
  LEAD_BUDGET_TOO_LOW,
  LEAD_FIELD_MISSING,
  LEAD_FIELDS_MISSING,
} from '@karachi-estates/domain/leads/messages';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { afterLead, emptyLead, type LeadValues, leadOf, leadSchema, validateLead } from './leads.ts';

const complete: LeadValues = {
  name: 'Hina Qureshi',
  email: 'hina@example.com',
  phone: '0300 1234567',
  city: 'Karachi',
  area: { id: 33, area_name: 'Clifton' },
  propertyType: 'Flat',
  bedrooms: '3',
  budget: 2_500_000,
  message: 'Near a school',
};

async function faultsOf(values: LeadValues): Promise<Record<string, string>> {
  try {
    await leadSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the lead form', () => {
  it('takes a complete lead, also without a message', async () => {
    expect(await faultsOf(complete)).toEqual({});
    expect(await faultsOf({ ...complete, message: '' })).toEqual({});
  });

  it('names every empty field but the message', async () => {
    const faults = await faultsOf(emptyLead);
    expect(Object.keys(faults).sort()).toEqual(
      ['area', 'bedrooms', 'budget', 'city', 'email', 'name', 'phone', 'propertyType'].sort(),
    );
    expect(new Set(Object.values(faults))).toEqual(new Set([LEAD_FIELD_MISSING, LEAD_AREA_MISSING]));
    expect(faults.area).toBe(LEAD_AREA_MISSING);
    expect(validateLead(emptyLead)).toMatchObject({ because: LEAD_FIELDS_MISSING });
  });

  it('refuses an address that no mail reaches at the field', async () => {
    expect(await faultsOf({ ...complete, email: 'bad' })).toEqual({ email: EMAIL_INVALID });
  });

  it('refuses a budget below 20 lacs at the field', async () => {
    expect(await faultsOf({ ...complete, budget: 1_999_999 })).toEqual({ budget: LEAD_BUDGET_TOO_LOW });
    expect(await faultsOf({ ...complete, budget: 2_000_000 })).toEqual({});
  });

  it('keeps city and bedrooms for the next lead and empties the rest', () => {
    expect(afterLead(complete)).toEqual({ ...emptyLead, city: 'Karachi', bedrooms: '3' });
  });

  it('sends the name of the area', () => {
    expect(leadOf(complete)).toMatchObject({ area: 'Clifton', city: 'Karachi' });
  });
});
