import { type FormVerdict, formVerdict } from '../verdict.ts';
import { INTEREST_FIELDS_MISSING } from './messages.ts';

/** The units one can register interest in: value on the wire, label for people. */
export const UNIT_TYPES = [
  { value: '5bed', label: '5 Bed Apartment' },
  { value: '4bed', label: '4 Bed Apartment' },
  { value: '3bed', label: '3 Bed Apartment' },
  { value: '3bed_terrace', label: '3 Bed Apartment with Terrace' },
] as const;

export type UnitType = (typeof UNIT_TYPES)[number]['value'];

export function isUnitType(value: unknown): value is UnitType {
  return UNIT_TYPES.some((unit) => unit.value === value);
}

/** '3 Bed Apartment with Terrace' for '3bed_terrace'; unknown values read as they are. */
export function unitTypeLabel(value: string): string {
  return UNIT_TYPES.find((unit) => unit.value === value)?.label ?? value;
}

export type InterestInput = {
  unitType?: string | null;
  fullName?: string | null;
  phoneNumber?: string | null;
  email?: string | null;
};

/** All four fields must be filled in, and the unit must be one of the project's; no other format is asked. */
export function checkInterest(input: InterestInput): FormVerdict<keyof InterestInput> {
  const fields: Partial<Record<keyof InterestInput, string>> = {};
  if (!isUnitType(input.unitType)) fields.unitType = INTEREST_FIELDS_MISSING;
  for (const field of ['fullName', 'phoneNumber', 'email'] as const) {
    if (!input[field]?.trim()) fields[field] = INTEREST_FIELDS_MISSING;
  }
  return formVerdict(fields);
}
