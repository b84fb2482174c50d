import { parsePhone } from '../accounts/phone.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import { type Told, told } from '../words/sentence.ts';
import {
  VIEWING_EMAIL_INVALID,
  VIEWING_NAME_MISSING,
  VIEWING_PHONE_INVALID,
  VIEWING_TIME_INVALID,
  VIEWING_TOO_LONG,
  VIEWING_WORDS_MISSING,
} from './messages.ts';
import { checkViewingTimes, readKarachiMoment } from './times.ts';

/** Characters of a name, and of what one side says to the other. */
export const MOST_VIEWING_NAME = 100;
export const MOST_VIEWING_WORDS = 500;

/** Who asks for a viewing, as it was typed. */
export interface ViewingPerson {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  words?: string | undefined;
}

/** Whether somebody can ask for a viewing: a name, an address for the answer, a phone number for the day. */
export function checkViewingPerson(input: ViewingPerson): FormVerdict<keyof ViewingPerson> {
  const { name = '', email = '', phone = '', words = '' } = input;
  const fields: Partial<Record<keyof ViewingPerson, Told>> = {};
  if (isBlank(name)) fields.name = told({ VIEWING_NAME_MISSING });
  if ([...name.trim()].length > MOST_VIEWING_NAME)
    fields.name = told({ VIEWING_TOO_LONG }, { most: MOST_VIEWING_NAME });
  if (!isEmail(normalizeEmail(email))) fields.email = told({ VIEWING_EMAIL_INVALID });
  if (!parsePhone(phone).ok) fields.phone = told({ VIEWING_PHONE_INVALID });
  if ([...words.trim()].length > MOST_VIEWING_WORDS)
    fields.words = told({ VIEWING_TOO_LONG }, { most: MOST_VIEWING_WORDS });
  return formVerdict(fields);
}

/** What one side says to the other. @param isNeeded a refusal says why. */
export function checkViewingWords(words: string, isNeeded: boolean): Verdict {
  if (isNeeded && !words.trim()) return refused({ VIEWING_WORDS_MISSING });
  if ([...words.trim()].length > MOST_VIEWING_WORDS) return refused({ VIEWING_TOO_LONG }, { most: MOST_VIEWING_WORDS });
  return allowed;
}

/**
 * Reads the times of a form, empty fields left out, soonest first.
 * @param texts as the form has them, by the clock of Karachi.
 */
export function readViewingTimes(
  texts: readonly (string | undefined)[],
  now: Date,
): { ok: true; times: Date[] } | Exclude<Verdict, { ok: true }> {
  const given = texts.filter((text) => text?.trim());
  const times = given.flatMap((text) => readKarachiMoment(text ?? '') ?? []);
  if (times.length < given.length) return refused({ VIEWING_TIME_INVALID });
  const verdict = checkViewingTimes(times, now);
  if (!verdict.ok) return verdict;
  return { ok: true, times: times.sort((one, other) => one.getTime() - other.getTime()) };
}
