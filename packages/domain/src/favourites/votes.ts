import { allowed, refused, type Verdict } from '../verdict.ts';
import { isBlank, visibleText } from '../visibleText.ts';
import { COMMENT_TOO_LONG, VOTER_NAME_MISSING, VOTER_NAME_TOO_LONG } from './messages.ts';

/** What the family may say of a home on a shared shortlist. */
export const VOTES = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof VOTES)[number];

export const LONGEST_COMMENT = 300;
export const LONGEST_VOTER = 40;
/** More than a large family; a link that went astray fills no database (product rule). */
export const MOST_VOTERS = 20;

const length = (text: string) => [...text].length;

/** A vote by somebody without an account, who names themself. */
export function checkVote({ name, comment = '' }: { name: string; comment?: string | undefined }): Verdict {
  if (isBlank(name)) return refused({ VOTER_NAME_MISSING });
  if (length(name.trim()) > LONGEST_VOTER) return refused({ VOTER_NAME_TOO_LONG }, { most: LONGEST_VOTER });
  if (length(comment.trim()) > LONGEST_COMMENT) return refused({ COMMENT_TOO_LONG }, { most: LONGEST_COMMENT });
  return allowed;
}

/** By what one voter is told from another: 'Amna  Khan' and 'amna khan' are one person. */
export const voterKey = (name: string): string =>
  visibleText(name.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();
