import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { type FormVerdict, formVerdict } from '../verdict.ts';
import { type Told, told } from '../words/sentence.ts';
import { REPORT_EMAIL_INVALID, REPORT_REASON_MISSING, REPORT_TEXT_MISSING, REPORT_TEXT_TOO_LONG } from './messages.ts';

/** Why somebody reports a listing, as the form offers it. */
export const REPORT_REASONS = ['gone', 'price', 'place', 'copied', 'fraud', 'offensive', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * So many visitors who do not know of each other and say that a home is gone make its seller be asked (product rule).
 */
const GONE_REPORTS = 2;
/** A seller with so many listings about which reports were right is a repeat offender (product rule). */
const OFFENDING_LISTINGS = 2;
/** Characters of a report. */
export const MOST_REPORT_TEXT = 2_000;

export function isReportReason(value: unknown): value is ReportReason {
  return (REPORT_REASONS as readonly unknown[]).includes(value);
}

/** A report as it was typed. */
export interface ReportInput {
  reason?: string | undefined;
  text?: string | undefined;
  email?: string | undefined;
}

/** Whether a report can be taken. 'Something else' needs words; an address is never needed. */
export function checkReport({ reason, text = '', email = '' }: ReportInput): FormVerdict<keyof ReportInput> {
  const fields: Partial<Record<keyof ReportInput, Told>> = {};
  if (!isReportReason(reason)) fields.reason = told({ REPORT_REASON_MISSING });
  if (reason === 'other' && !text.trim()) fields.text = told({ REPORT_TEXT_MISSING });
  if (text.trim().length > MOST_REPORT_TEXT) fields.text = told({ REPORT_TEXT_TOO_LONG }, { most: MOST_REPORT_TEXT });
  if (email.trim() && !isEmail(normalizeEmail(email))) fields.email = told({ REPORT_EMAIL_INVALID });
  return formVerdict(fields);
}

/** What is known of an open report that a home is gone: who sent it, as a key that says nothing else, and when. */
export interface GoneReport {
  visitor: string;
  at: number;
}

/**
 * Whether the reports that a home is gone ask for its seller's word: from different visitors, and none older than the
 * seller's last word. Times are in milliseconds.
 */
export const asksSeller = (reports: readonly GoneReport[], confirmedAt: number): boolean =>
  new Set(reports.filter(({ at }) => at > confirmedAt).map(({ visitor }) => visitor)).size >= GONE_REPORTS;

/** Whether a seller's listings were reported with reason again and again. Several reports about one are one offence. */
export const isRepeatOffender = (upheldListings: number): boolean => upheldListings >= OFFENDING_LISTINGS;

/** Without letters and digits that are taken for each other: 0 O, 1 I L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The number of a report as it is read out on the phone: 'R-7KQ2-M9XA'. @param bytes eight random numbers, 0 to 255 */
export function receiptOf(bytes: ArrayLike<number>): string {
  const text = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `R-${text.slice(0, 4)}-${text.slice(4, 8)}`;
}
