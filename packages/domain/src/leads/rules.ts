import { EMAIL_INVALID } from '../accounts/messages.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { parsePrice } from '../properties/typedPrice.ts';
import { type FormVerdict, formVerdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import { type Told, told } from '../words/sentence.ts';
import { LEAD_BUDGET_INVALID, LEAD_BUDGET_TOO_LOW, LEAD_FIELDS_MISSING } from './messages.ts';

/** The least a lead's budget may be, in rupees: 20 lakh. */
export const MIN_LEAD_BUDGET = 2_000_000;

/** A lead as its form holds it; `budget` in rupees, as a number or as it was typed. */
export type LeadInput = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  city?: string | null;
  area?: string | null;
  propertyType?: string | null;
  bedrooms?: string | number | null;
  budget?: string | number | null;
  message?: string | null;
};

export type LeadField = keyof LeadInput;

/** Everything but the message must be filled in. */
export const REQUIRED_LEAD_FIELDS = [
  'name',
  'email',
  'phone',
  'city',
  'area',
  'propertyType',
  'bedrooms',
  'budget',
] as const satisfies readonly LeadField[];

/** What is emptied once a lead is stored. City and bedrooms stay, a second wish is often for the same. */
export const CLEARED_LEAD_FIELDS = [
  'name',
  'email',
  'phone',
  'message',
  'area',
  'propertyType',
  'budget',
] as const satisfies readonly LeadField[];

/**
 * The budget in whole rupees, paisa cut off, from a number or as prices are typed ('2,500,000', '۲۵ لاکھ',
 * '2.5 crore'); NaN for neither.
 */
export function leadBudget(budget: LeadInput['budget']): number {
  if (typeof budget === 'number') {
    const rupees = Math.floor(budget);
    return Number.isSafeInteger(rupees) ? rupees : Number.NaN;
  }
  const read = parsePrice(budget ?? '', 'cut');
  if (read.ok) return read.rupees;
  // Less than the least, however much less.
  return read.code === 'PRICE_NEGATIVE' ? -1 : Number.NaN;
}

/**
 * The rules of a lead: first that nothing is missing, then an address that mail can reach, and a budget that is a
 * number, and the least one. Type, city, area and phone stay as they were written: a request is worth more than its
 * form, and the mail reaches who sent it.
 */
export function checkLead(input: LeadInput): FormVerdict<LeadField> {
  const fields: Partial<Record<LeadField, Told>> = {};
  for (const field of REQUIRED_LEAD_FIELDS) {
    if (isBlank(String(input[field] ?? ''))) fields[field] = told({ LEAD_FIELDS_MISSING });
  }
  if (fields.email === undefined && !isEmail(normalizeEmail(input.email ?? ''))) fields.email = told({ EMAIL_INVALID });
  const budget = leadBudget(input.budget);
  if (fields.budget === undefined && Number.isNaN(budget)) fields.budget = told({ LEAD_BUDGET_INVALID });
  else if (budget < MIN_LEAD_BUDGET) fields.budget = told({ LEAD_BUDGET_TOO_LOW });
  return formVerdict(fields);
}
