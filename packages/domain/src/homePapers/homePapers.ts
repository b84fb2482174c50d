import type { PropertyType, Purpose } from '../properties/vocabulary.ts';
import { typeGroup } from '../properties/vocabulary.ts';
import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { type Told, told } from '../words/sentence.ts';
import {
  FILE_CANNOT_BE_LET,
  FILE_HAS_NO_LEASE,
  FILE_IS_NO_HOME,
  FILE_IS_NO_PLOT,
  PAPER_VALUE_UNKNOWN,
} from './messages.ts';

/**
 * What a seller can say about the papers of a home, line by line, and the answers to each. What is not answered is 'not
 * given'. `authority` is whose land it is or who keeps its record; `title` is what the owner holds; `claims` is what
 * others have on it.
 */
export const PAPER_VALUES = {
  authority: ['dha', 'kda', 'sbca', 'cantonment', 'society'],
  title: ['lease', 'sub-lease', 'allotment', 'file', 'power-of-attorney'],
  plan: ['approved', 'not-approved'],
  completion: ['issued', 'not-issued'],
  dues: ['paid', 'owed'],
  claims: ['none', 'mortgage', 'dispute', 'both'],
} as const;

export type PaperLine = keyof typeof PAPER_VALUES;

/** The lines in the order in which they are read. */
export const PAPER_LINES = Object.keys(PAPER_VALUES) as PaperLine[];

/** What was said, by line; a line that is missing or empty is not given. */
export type SaidPapers = Partial<Record<PaperLine, string>>;

export const isPaperLine = (line: string): line is PaperLine => Object.hasOwn(PAPER_VALUES, line);

const isAnswer = (line: PaperLine, value: string): boolean => (PAPER_VALUES[line] as readonly string[]).includes(value);

/** The words of the lines and their answers in one language. */
export interface PaperWords {
  lines: Readonly<Record<PaperLine, string>>;
  values: { readonly [Line in PaperLine]: Readonly<Record<(typeof PAPER_VALUES)[Line][number], string>> };
}

const ENGLISH: PaperWords = {
  lines: {
    authority: 'Authority',
    title: 'Title',
    plan: 'Building plan',
    completion: 'Completion certificate',
    dues: 'Dues and taxes',
    claims: 'Mortgage or dispute',
  },
  values: {
    authority: {
      dha: 'DHA',
      kda: 'KDA',
      sbca: 'SBCA',
      cantonment: 'Cantonment board',
      society: 'Housing society',
    },
    title: {
      lease: 'Lease',
      'sub-lease': 'Sub-lease',
      allotment: 'Allotment letter',
      file: 'File',
      'power-of-attorney': 'Power of attorney',
    },
    plan: { approved: 'Approved', 'not-approved': 'Not approved' },
    completion: { issued: 'Issued', 'not-issued': 'Not issued' },
    dues: { paid: 'Paid up', owed: 'Something is owed' },
    claims: {
      none: 'Neither',
      mortgage: 'Mortgaged',
      dispute: 'In dispute',
      both: 'Mortgaged and in dispute',
    },
  },
};

const wordsIn = (locale: Locale): PaperWords => wordsOf(locale)?.homePapers ?? ENGLISH;

/** 'Title': what a line is about. */
export const paperLineLabel = (line: PaperLine, locale: Locale = 'en'): string => wordsIn(locale).lines[line];

/** 'Sub-lease': an answer to a line, for people. An answer of another release reads as it is stored. */
export function paperValueLabel(line: PaperLine, value: string, locale: Locale = 'en'): string {
  const values: Readonly<Record<string, string>> = wordsIn(locale).values[line];
  return Object.hasOwn(values, value) ? (values[value] ?? value) : value;
}

const FILE_TYPE: PropertyType = 'Plot File';

/**
 * The type of a listing once its title is known. A file is a right to a plot that may not exist yet, so what is sold
 * with one is a 'Plot File' and never a plot.
 */
export const typeWithTitle = (type: string, title: string | undefined): string =>
  title === 'file' && typeGroup(type) === 'plots' ? FILE_TYPE : type;

/** Why a title cannot be that of a listing; undefined where it can. */
function titleProblem(title: string | undefined, listing: { type: string; purpose: Purpose }): Told | undefined {
  if (title === 'file' && typeGroup(listing.type) !== 'plots') return told({ FILE_IS_NO_HOME });
  if (title === 'file' && listing.purpose === 'rent') return told({ FILE_CANNOT_BE_LET });
  const isLeased = title === 'lease' || title === 'sub-lease';
  return isLeased && listing.type === FILE_TYPE ? told({ FILE_HAS_NO_LEASE }) : undefined;
}

/** Whether what a seller says of the papers can be true of a listing; names the lines that cannot. */
export function checkHomePapers(said: SaidPapers, listing: { type: string; purpose: Purpose }): FormVerdict<PaperLine> {
  const fields: Partial<Record<PaperLine, Told>> = {};
  for (const line of PAPER_LINES) {
    const value = said[line];
    if (value && !isAnswer(line, value)) fields[line] = told({ PAPER_VALUE_UNKNOWN });
  }
  const problem = fields.title ? undefined : titleProblem(said.title, listing);
  return formVerdict({ ...fields, ...(problem && { title: problem }) });
}

/**
 * Whether a listing may have a type while its papers say a title: one with a file stays a file, however the listing is
 * edited.
 */
export function checkTypeWithTitle(type: string, title: string | undefined): Verdict {
  if (title === 'file' && type !== FILE_TYPE) return refused({ FILE_IS_NO_PLOT });
  return titleProblem(title, { type, purpose: 'sale' }) ? refused({ FILE_HAS_NO_LEASE }) : allowed;
}

/** One line as it is kept. */
export interface KeptPaper {
  value: string;
  /** The document that was sent for it; null without one. */
  document: string | null;
  /** When we last saw a document that says so; null where we did not. */
  seenAt: Date | null;
}

/**
 * When a line was seen, after its seller changed it: what we saw was another answer or another document, so it counts
 * no more.
 */
export const seenAfter = (before: KeptPaper | undefined, after: Pick<KeptPaper, 'value' | 'document'>): Date | null =>
  before && before.value === after.value && before.document === after.document ? before.seenAt : null;
