import { TOO_MANY_ATTEMPTS, TOO_MANY_TODAY } from '@karachi-estates/domain/accounts/messages';
import {
  VIEWING_AT_NIGHT,
  VIEWING_EMAIL_INVALID,
  VIEWING_NAME_MISSING,
  VIEWING_NOT_POSSIBLE,
  VIEWING_NOT_SHOWN,
  VIEWING_NOT_THAT_TIME,
  VIEWING_OVER,
  VIEWING_PHONE_INVALID,
  VIEWING_TIME_INVALID,
  VIEWING_TIME_MISSING,
  VIEWING_TIMES_SAME,
  VIEWING_TOO_LATE,
  VIEWING_TOO_LONG,
  VIEWING_TOO_SOON,
  VIEWING_WORDS_MISSING,
} from '@karachi-estates/domain/viewings/messages';
import { MOST_VIEWING_WORDS, readViewingTimes, type ViewingTimeField } from '@karachi-estates/domain/viewings/rules';
import { VIEWING_DAYS_AHEAD, VIEWING_LEAD_HOURS } from '@karachi-estates/domain/viewings/times';
import { type Told, told } from '@karachi-estates/domain/words/sentence';

type Field = 'name' | 'email' | 'phone' | 'words' | ViewingTimeField | 'time';

/** What a form is told that the browser itself sent, by the code in the address, and the field that is at fault. */
const REASONS: Readonly<Record<string, { reason: Told; field?: Field }>> = {
  VIEWING_NAME_MISSING: { reason: told({ VIEWING_NAME_MISSING }), field: 'name' },
  VIEWING_EMAIL_INVALID: { reason: told({ VIEWING_EMAIL_INVALID }), field: 'email' },
  VIEWING_PHONE_INVALID: { reason: told({ VIEWING_PHONE_INVALID }), field: 'phone' },
  VIEWING_TOO_LONG: { reason: told({ VIEWING_TOO_LONG }, { most: MOST_VIEWING_WORDS }), field: 'words' },
  VIEWING_WORDS_MISSING: { reason: told({ VIEWING_WORDS_MISSING }), field: 'words' },
  VIEWING_TIME_MISSING: { reason: told({ VIEWING_TIME_MISSING }), field: 'time_1' },
  VIEWING_TIME_INVALID: { reason: told({ VIEWING_TIME_INVALID }), field: 'time_1' },
  VIEWING_TIMES_SAME: { reason: told({ VIEWING_TIMES_SAME }), field: 'time_1' },
  VIEWING_TOO_SOON: { reason: told({ VIEWING_TOO_SOON }, { hours: VIEWING_LEAD_HOURS }), field: 'time_1' },
  VIEWING_TOO_LATE: { reason: told({ VIEWING_TOO_LATE }, { days: VIEWING_DAYS_AHEAD }), field: 'time_1' },
  VIEWING_AT_NIGHT: { reason: told({ VIEWING_AT_NIGHT }), field: 'time_1' },
  VIEWING_NOT_THAT_TIME: { reason: told({ VIEWING_NOT_THAT_TIME }), field: 'time' },
  VIEWING_NOT_POSSIBLE: { reason: told({ VIEWING_NOT_POSSIBLE }) },
  VIEWING_OVER: { reason: told({ VIEWING_OVER }) },
  VIEWING_NOT_SHOWN: { reason: told({ VIEWING_NOT_SHOWN }) },
  TOO_MANY_ATTEMPTS: { reason: told({ TOO_MANY_ATTEMPTS }) },
  TOO_MANY_TODAY: { reason: told({ TOO_MANY_TODAY }) },
};

/**
 * Why a form was sent back, and the field that is at fault; undefined for a code that no form is told.
 * @param typed what was typed, as the address has it
 */
export function whyRefused(code: string, typed: URLSearchParams): { reason: Told; field?: Field } | undefined {
  const why = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (why?.field !== 'time_1') return why;
  // The code does not say which of the times it is about.
  const read = readViewingTimes(Object.fromEntries(typed), new Date());
  return read.ok || read.code !== code ? why : { ...why, field: read.field };
}
