import { EMAIL_INVALID } from '../accounts/messages.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { type FormVerdict, formVerdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { type Told, told } from '../words/sentence.ts';
import { INTEREST_FIELDS_MISSING } from './messages.ts';

/** A kind of unit one can register interest in: value on the wire, label for people. */
export interface UnitType {
  value: string;
  label: string;
}

/** The units of the specification's own project; other projects bring theirs. */
export const UNIT_TYPES: readonly UnitType[] = [
  { value: '5bed', label: '5 Bed Apartment' },
  { value: '4bed', label: '4 Bed Apartment' },
  { value: '3bed', label: '3 Bed Apartment' },
  { value: '3bed_terrace', label: '3 Bed Apartment with Terrace' },
];

/** '3 Bed Apartment with Terrace' for '3bed_terrace'; unknown values read as they are. */
export function unitTypeLabel(
  value: string,
  unitTypes: readonly UnitType[] = UNIT_TYPES,
  locale: Locale = 'en',
): string {
  const words = wordsOf(locale)?.unitTypes;
  if (words && Object.hasOwn(words, value)) return words[value] ?? value;
  return unitTypes.find((unit) => unit.value === value)?.label ?? value;
}

export type InterestInput = {
  unitType?: string | null;
  fullName?: string | null;
  phoneNumber?: string | null;
  email?: string | null;
};

/**
 * All four fields must be filled in, the unit must be one of the project's, and mail must reach the address; no other
 * format is asked.
 *
 * @param unitTypes the project's units; `null` where only the project's own page knows them, so that any is taken
 */
export function checkInterest(
  input: InterestInput,
  unitTypes: readonly Pick<UnitType, 'value'>[] | null = UNIT_TYPES,
): FormVerdict<keyof InterestInput> {
  const fields: Partial<Record<keyof InterestInput, Told>> = {};
  const isKnown = unitTypes ? unitTypes.some(({ value }) => value === input.unitType) : true;
  if (!input.unitType?.trim() || !isKnown) fields.unitType = told({ INTEREST_FIELDS_MISSING });
  for (const field of ['fullName', 'phoneNumber', 'email'] as const) {
    if (isBlank(input[field] ?? '')) fields[field] = told({ INTEREST_FIELDS_MISSING });
  }
  if (fields.email === undefined && !isEmail(normalizeEmail(input.email ?? ''))) fields.email = told({ EMAIL_INVALID });
  return formVerdict(fields);
}
