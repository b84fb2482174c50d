import { KARACHI_AHEAD_MS } from '../karachi.ts';
import { TRANSFER_NUMBER_INVALID, UPGRADE_REFERENCE_MISSING } from '../plans/messages.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { told } from '../words/sentence.ts';
import { PAYMENT_DATE } from './messages.ts';
import { transferNumber } from './statement.ts';

const DAY = 86_400_000;
const LONGEST_AGO_DAYS = 366;

/** Whether a text is a real day, `2026-11-24`, of the last year and not to come, as it is in Karachi at `now`. */
export function isPaymentDay(text: string, now: Date): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== text) return false;
  const today = now.getTime() + KARACHI_AHEAD_MS;
  return moment <= today && moment >= today - LONGEST_AGO_DAYS * DAY;
}

/**
 * Whether a person may enter this as the number of a transfer. Letters of other scripts look like Latin ones, so that
 * one transfer would have two numbers; what a bank's own statement holds is taken as it is.
 */
export function checkTransferNumber(text: string): Verdict {
  const number = transferNumber(text);
  if (number === '') return refused({ UPGRADE_REFERENCE_MISSING });
  return /^[A-Za-z0-9 .,:;#/_()+*&'-]+$/.test(number) ? allowed : refused({ TRANSFER_NUMBER_INVALID });
}

/** What a seller says about a transfer, as a form has it. */
export interface ClaimInput {
  transaction?: string | undefined;
  paid_on?: string | undefined;
}

/** The rules of 'I have paid': the transfer has a number of {@link checkTransferNumber}, and a day of the last year. */
export function checkClaim({ transaction, paid_on }: ClaimInput, now: Date): FormVerdict<keyof ClaimInput> {
  const number = checkTransferNumber(transaction ?? '');
  return formVerdict<keyof ClaimInput>({
    ...(number.ok ? {} : { transaction: number }),
    ...(isPaymentDay(paid_on ?? '', now) ? {} : { paid_on: told({ PAYMENT_DATE }) }),
  });
}
