import { EMAIL_INVALID } from '../accounts/messages.ts';
import { parsePhone } from '../accounts/phone.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { fullMoment } from '../day.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import type { Locale } from '../words/locale.ts';
import { type Told, told } from '../words/sentence.ts';
import { HOLD_FIELD_MISSING, HOLD_NAME_TOO_LONG, HOLD_UNIT_GONE, HOLD_UNIT_HELD } from './messages.ts';
import type { UnitState } from './states.ts';

/** How long a confirmed hold lasts. */
export const HOLD_HOURS = 24;
/** How long the link of the mail confirms: afterwards nobody remembers having asked. */
export const HOLD_LINK_HOURS = 24;
export const LONGEST_HOLD_NAME = 160;

const HOUR = 3_600_000;

/** The end of a hold that is confirmed now. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + HOLD_HOURS * HOUR);
/** When the link that confirms stops working. */
export const holdLinkEnd = (now: Date): Date => new Date(now.getTime() + HOLD_LINK_HOURS * HOUR);

export type HoldInput = { name?: string | null; phone?: string | null; email?: string | null };

/**
 * Who asks for a hold leaves a name, a Pakistani phone number and an e-mail address: each person is known by the last
 * two.
 */
export function checkHold(input: HoldInput): FormVerdict<keyof HoldInput> {
  const fields: Partial<Record<keyof HoldInput, Told>> = {};
  const name = (input.name ?? '').trim();
  if (isBlank(name)) fields.name = told({ HOLD_FIELD_MISSING });
  else if ([...name].length > LONGEST_HOLD_NAME)
    fields.name = told({ HOLD_NAME_TOO_LONG }, { most: LONGEST_HOLD_NAME });
  const phone = (input.phone ?? '').trim();
  const parsed = parsePhone(phone);
  if (phone === '') fields.phone = told({ HOLD_FIELD_MISSING });
  else if (!parsed.ok) fields.phone = { code: parsed.code, values: parsed.values, because: parsed.because };
  const email = normalizeEmail(input.email ?? '');
  if (email === '') fields.email = told({ HOLD_FIELD_MISSING });
  else if (!isEmail(email)) fields.email = told({ EMAIL_INVALID });
  return formVerdict(fields);
}

/**
 * Whether a unit can be asked for and held now.
 * @param unit its state at this moment ({@link stateAt}).
 */
export function canHold(unit: { state: UnitState; heldUntil: Date | null }, locale: Locale): Verdict {
  if (unit.state === 'available') return allowed;
  if (unit.state === 'held' && unit.heldUntil) {
    return refused({ HOLD_UNIT_HELD }, { until: fullMoment(unit.heldUntil, locale) });
  }
  return refused({ HOLD_UNIT_GONE });
}
