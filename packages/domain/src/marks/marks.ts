import { westernDigits } from '../digits.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';
import {
  MARK_CODE_MISSING,
  MARK_CODE_OVER,
  MARK_CODE_WRONG,
  MARK_DETAIL_MISSING,
  MARK_DETAIL_TOO_LONG,
  MARK_KIND_UNKNOWN,
  MARK_NOTHING_KEPT,
} from './messages.ts';

/**
 * What can be checked about a seller, each on its own: `phone`: the seller typed a code that was sent to them;
 * `licence`: the agency or licence number was seen by the staff; `office`: the office was visited; `developer`: a
 * project's developer confirmed that the seller sells for them; `identity`: the staff saw the seller's identity card,
 * of which neither a copy nor the number is kept.
 */
export const MARK_KINDS = ['phone', 'licence', 'office', 'developer', 'identity'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The marks that sellers ask for in words. Nobody writes about an identity card: the words could hold its number. */
export const ASKED_MARK_KINDS = ['licence', 'office', 'developer'] as const satisfies readonly MarkKind[];
export type AskedMarkKind = (typeof ASKED_MARK_KINDS)[number];

/** The marks that only the staff can give. */
export const STAFF_MARK_KINDS = [...ASKED_MARK_KINDS, 'identity'] as const satisfies readonly MarkKind[];
export type StaffMarkKind = (typeof STAFF_MARK_KINDS)[number];

/** The way a code goes: to the e-mail address of the account, or to the phone itself by a gateway of the operator's. */
export const CODE_WAYS = ['mail', 'phone'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];

/** A code is good for this long. */
export const CODE_MINUTES = 10;
/** Wrong tries until a code is void. */
export const CODE_TRIES = 5;
/** Codes that are sent to one account within an hour. */
export const CODES_PER_HOUR = 3;
export const CODE_DIGITS = 6;

/** A licence number, where the office is, or which project: at most so long. */
export const MARK_DETAIL_MOST = 120;

/**
 * A code as it is stored: its hash, until when it counts, how often it was missed. Times in milliseconds since 1970.
 */
export interface SentCode {
  expiresAt: number;
  tries: number;
}

/** The digits of what was typed for a code, of any script, without what stands between them. */
export const digitsOfCode = (typed: string): string => westernDigits(typed).replace(/\D/g, '');

/** Whether what was typed can be a code at all. It is looked at before a try is counted. */
export const checkTypedCode = (typed: string): Verdict =>
  digitsOfCode(typed).length === CODE_DIGITS ? allowed : refused({ MARK_CODE_MISSING }, { digits: CODE_DIGITS });

/**
 * Whether a typed code proves the phone.
 * @param code undefined where none was sent
 * @param isRight whether what was typed has the hash of the code
 */
export function checkCode(code: SentCode | undefined, isRight: boolean, now: number): Verdict {
  if (!code || now >= code.expiresAt || code.tries >= CODE_TRIES) return refused({ MARK_CODE_OVER });
  return isRight ? allowed : refused({ MARK_CODE_WRONG }, { left: CODE_TRIES - code.tries - 1 });
}

/** Whether a detail may stand with a request or a mark: words or a number, no more than a line. */
export function checkDetail(detail: string): Verdict {
  if (!detail.trim()) return refused({ MARK_DETAIL_MISSING });
  return detail.trim().length > MARK_DETAIL_MOST
    ? refused({ MARK_DETAIL_TOO_LONG }, { most: MARK_DETAIL_MOST })
    : allowed;
}

/** Whether what the staff saw may stand with a mark: a line for most, nothing for an identity card. */
export function checkSeen(kind: string, detail: string): Verdict {
  if (kind !== 'identity') return checkDetail(detail);
  return detail.trim() ? refused({ MARK_NOTHING_KEPT }) : allowed;
}

/** Whether something names a mark that sellers ask for. */
export function checkAskedKind(kind: string): Verdict {
  return (ASKED_MARK_KINDS as readonly string[]).includes(kind) ? allowed : refused({ MARK_KIND_UNKNOWN });
}

/** Whether something names a mark that the staff gives. */
export function checkStaffKind(kind: string): Verdict {
  return (STAFF_MARK_KINDS as readonly string[]).includes(kind) ? allowed : refused({ MARK_KIND_UNKNOWN });
}
