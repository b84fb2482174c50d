import { allowed, refused, type Verdict } from '../verdict.ts';
import { NOTE_TOO_LONG, REASON_TOO_LONG } from './messages.ts';

/** What a person writes to a home, and why it is not for them (product rule). */
export const LONGEST_NOTE = 500;
export const LONGEST_REASON = 200;
/** Notes of the account and a device brought together keep both their texts, and so do the reasons. */
export const LONGEST_MERGED = 2 * LONGEST_NOTE + 1;
const LONGEST_MERGED_REASON = 2 * LONGEST_REASON + 1;

/** What a person thinks of a home with a heart. */
export interface HomeNote {
  note: string;
  /** They have been there. */
  seen: boolean;
  /** Why it is not for them; empty without a reason, null where it may be for them. */
  rejected: string | null;
}

export const NO_NOTE: HomeNote = { note: '', seen: false, rejected: null };

/** Whether anything was said about a home. */
export const isNoted = ({ note, seen, rejected }: HomeNote): boolean => note !== '' || seen || rejected !== null;

const length = (text: string) => [...text.trim()].length;

/** What a person says of a home; what is missing is not changed. */
export function checkHomeNote({ note, rejected }: Partial<HomeNote>): Verdict {
  if (length(note ?? '') > LONGEST_NOTE) return refused({ NOTE_TOO_LONG }, { most: LONGEST_NOTE });
  if (length(rejected ?? '') > LONGEST_REASON) return refused({ REASON_TOO_LONG }, { most: LONGEST_REASON });
  return allowed;
}

/** Two texts of the same thing, one below the other; once where one of them says it all. */
function mergeTexts(kept: string, brought: string, longest: number): string {
  if (kept.includes(brought)) return kept;
  const both = brought.includes(kept) ? brought : `${kept}\n${brought}`;
  return [...both].slice(0, longest).join('');
}

/**
 * What the account and a device say of the same home, brought together: no words are lost, and none are doubled,
 * however often it is done. Both notes, or both reasons, may be longer together than one may be; only what is over
 * {@link LONGEST_MERGED} (twice the longest reason) is cut.
 */
export function mergeHomeNotes(kept: HomeNote, brought: HomeNote): HomeNote {
  const isAside = kept.rejected !== null || brought.rejected !== null;
  return {
    note: mergeTexts(kept.note, brought.note, LONGEST_MERGED),
    seen: kept.seen || brought.seen,
    rejected: isAside ? mergeTexts(kept.rejected ?? '', brought.rejected ?? '', LONGEST_MERGED_REASON) : null,
  };
}

/** The ids with one of them moved to the place where another stood. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(place);
  if (from < 0 || to < 0) return [...ids];
  const others = ids.filter((each) => each !== id);
  others.splice(to, 0, id);
  return others;
}
