import { APPEAL_IS_OWN, APPEAL_OPEN } from '../staff/messages.ts';
import { allowed, type FormVerdict, formVerdict, type Refusal, refused } from '../verdict.ts';
import { type Told, told } from '../words/sentence.ts';
import type { Decision, ReviewAction } from './actions.ts';
import { APPEAL_NOT_POSSIBLE, APPEAL_WORDS_MISSING, APPEAL_WORDS_TOO_LONG } from './messages.ts';

/** Characters of an appeal, and of the answer to it. */
export const MOST_APPEAL_WORDS = 2_000;

/** What a seller typed. */
export interface AppealInput {
  words?: string | undefined;
}

/** Whether an appeal says something. */
export function checkAppeal({ words = '' }: AppealInput): FormVerdict<'words'> {
  const fields: Partial<Record<'words', Told>> = {};
  if (!words.trim()) fields.words = told({ APPEAL_WORDS_MISSING });
  if (words.trim().length > MOST_APPEAL_WORDS)
    fields.words = told({ APPEAL_WORDS_TOO_LONG }, { most: MOST_APPEAL_WORDS });
  return formVerdict(fields);
}

/** A decision as its seller sees it. */
export interface Appealed {
  /** The desk keeps the ad from being shown. */
  isHidden: boolean;
  decision: Decision | null;
  /** Whether this very decision was appealed against before, whatever came of it. */
  wasAppealed: boolean;
}

/** Whether a seller may appeal: against a refusal or a takedown that stands, once each (product rule). */
export function mayAppeal({ isHidden, decision, wasAppealed }: Appealed): { ok: true } | Refusal {
  const stands = isHidden && (decision === 'sent_back' || decision === 'hidden' || decision === 'changed');
  return stands && !wasAppealed ? allowed : refused({ APPEAL_NOT_POSSIBLE });
}

/**
 * Whether a member of staff may decide an appeal: anybody but who made the decision (product rule). A decision of the
 * terminal, or of somebody who left, is anybody's.
 */
export function mayDecideAppeal(decidedBy: number | null, staffId: number | null): { ok: true } | Refusal {
  return decidedBy === null || decidedBy !== staffId ? allowed : refused({ APPEAL_IS_OWN });
}

/** While an appeal is open, it alone decides whether an ad is shown: no other way leads around the second person. */
export function mayActBeside(action: ReviewAction, isAppealOpen: boolean): { ok: true } | Refusal {
  const decides = action !== 'feature' && action !== 'unfeature';
  return isAppealOpen && decides ? refused({ APPEAL_OPEN }) : allowed;
}
