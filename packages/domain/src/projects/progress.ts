import { type Day, isDay } from './days.ts';

/** The most letters of each text of a progress entry and of an approval. */
export const PROGRESS_LENGTHS = { words: 400, alt: 250, name: 160, authority: 160 } as const;

/** The most photos of one day. */
export const PROGRESS_PHOTOS = 6;

/** A text in both languages of the site. */
interface InBoth {
  en: string;
  ur: string;
}

/** How far a building was on a day, as the desk writes it down. */
export interface ProgressFacts {
  date: string;
  /** From 0 to 100. */
  percent: number;
  words: InBoth;
  /** What each of its photos shows. */
  alts: readonly InBoth[];
}

/** What is wrong with a progress entry, by its field. */
export type ProgressFault = 'date' | 'date_ahead' | 'percent' | 'words' | 'words_ur' | 'photos' | 'photos_many';

const isBlank = (text: string) => text.trim() === '';
const lacks = ({ en, ur }: InBoth) => isBlank(en) || isBlank(ur);

const dateFaults = (date: string, today: Day): ('date' | 'date_ahead')[] => {
  if (!isDay(date)) return ['date'];
  return date > today ? ['date_ahead'] : [];
};

/** What keeps a progress entry from being shown; nothing where it may be. Nobody has photos of a day to come. */
export function progressFaults({ date, percent, words, alts }: ProgressFacts, today: Day): ProgressFault[] {
  const faults: ProgressFault[] = dateFaults(date, today);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) faults.push('percent');
  if (isBlank(words.en)) faults.push('words');
  if (isBlank(words.ur)) faults.push('words_ur');
  if (alts.length > PROGRESS_PHOTOS) faults.push('photos_many');
  else if (alts.some(lacks)) faults.push('photos');
  return faults;
}

/** Whether an approval is the developer's word or its document was seen by somebody of ours. */
export const APPROVAL_STATES = ['declared', 'seen'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** A paper of an authority, as the desk writes it down. */
export interface ApprovalFacts {
  date: string;
  name: InBoth;
  authority: InBoth;
}

/** What is wrong with an approval, by its field. */
export type ApprovalFault = 'date' | 'date_ahead' | 'name' | 'name_ur' | 'authority' | 'authority_ur';

/** What keeps an approval from being shown; nothing where it may be. */
export function approvalFaults({ date, name, authority }: ApprovalFacts, today: Day): ApprovalFault[] {
  const faults: ApprovalFault[] = dateFaults(date, today);
  if (isBlank(name.en)) faults.push('name');
  if (isBlank(name.ur)) faults.push('name_ur');
  if (isBlank(authority.en)) faults.push('authority');
  if (isBlank(authority.ur)) faults.push('authority_ur');
  return faults;
}
