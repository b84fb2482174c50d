import { parsePhone } from '../accounts/phone.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { allowed, type FormVerdict, formVerdict, type Refusal, refused, type Verdict } from '../verdict.ts';
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

/** The fields of a form for the times of a viewing. */
export const VIEWING_TIME_FIELDS = ['time_1', 'time_2', 'time_3'] as const;

export type ViewingTimeField = (typeof VIEWING_TIME_FIELDS)[number];

/**
 * Reads the times of a form, empty fields left out, soonest first.
 * @param texts as the form has them, by the clock of Karachi.
 * @returns the times, or what is wrong with the first `field` that is at fault.
 */
export function readViewingTimes(
  texts: Partial<Record<ViewingTimeField, string | undefined>>,
  now: Date,
): { ok: true; times: Date[] } | (Refusal & { field: ViewingTimeField }) {
  const times: Date[] = [];
  for (const field of VIEWING_TIME_FIELDS) {
    const text = texts[field]?.trim();
    if (!text) continue;
    const time = readKarachiMoment(text);
    if (!time) return { ...refused({ VIEWING_TIME_INVALID }), field };
    times.push(time);
    const verdict = checkViewingTimes(times, now);
    if (!verdict.ok) return { ...verdict, field };
  }
  const verdict = checkViewingTimes(times, now);
  if (!verdict.ok) return { ...verdict, field: 'time_1' };
  return { ok: true, times: times.sort((one, other) => one.getTime() - other.getTime()) };
}
