import type { PlanId } from '../plans/plans.ts';
import { type FormVerdict, formVerdict } from '../verdict.ts';
import { type Told, told } from '../words/sentence.ts';
import { SUPPORT_SUBJECT_MISSING, SUPPORT_TOO_LONG, SUPPORT_WORDS_MISSING } from './messages.ts';

/** Where a request for support stands: nobody has answered yet, somebody has, or it is done without an answer. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** Characters of the subject and of the words. */
export const MOST_SUPPORT_SUBJECT = 120;
export const MOST_SUPPORT_WORDS = 4_000;

/** A request for support as it was typed. */
export interface SupportInput {
  subject?: string | undefined;
  words?: string | undefined;
}

/** Whether a request can go to the desk: what it is about, and words. */
export function checkSupport({ subject = '', words = '' }: SupportInput): FormVerdict<keyof SupportInput> {
  const fields: Partial<Record<keyof SupportInput, Told>> = {};
  if (!subject.trim()) fields.subject = told({ SUPPORT_SUBJECT_MISSING });
  if (subject.trim().length > MOST_SUPPORT_SUBJECT)
    fields.subject = told({ SUPPORT_TOO_LONG }, { most: MOST_SUPPORT_SUBJECT });
  if (!words.trim()) fields.words = told({ SUPPORT_WORDS_MISSING });
  if (words.trim().length > MOST_SUPPORT_WORDS) fields.words = told({ SUPPORT_TOO_LONG }, { most: MOST_SUPPORT_WORDS });
  return formVerdict(fields);
}

/** What a plan promises about support: nothing more, to be answered first, or somebody by name. */
export type SupportPromise = 'basic' | 'priority' | 'manager';

const PROMISES: Readonly<Record<PlanId, SupportPromise>> = { basic: 'basic', pro: 'priority', premium: 'manager' };

/** What the plan in force promises. */
export const supportPromise = (plan: PlanId): SupportPromise => PROMISES[plan];

/** Whose request is answered first: the smaller number, then who waits longer. */
export const SUPPORT_RANK: Readonly<Record<PlanId, number>> = { premium: 0, pro: 1, basic: 2 };
