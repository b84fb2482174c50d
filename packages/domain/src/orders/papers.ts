import { KARACHI_AHEAD_MS } from '../karachi.ts';

/** What a seller gets on paper: for money that arrived, for a plan that is on, for what was paid back of one. */
export const PAPER_KINDS = ['invoice', 'receipt', 'credit-note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const LETTERS: Readonly<Record<PaperKind, string>> = { invoice: 'INV', receipt: 'REC', 'credit-note': 'CRN' };

/** A paper's number as it is printed: `INV-2026-000012`. Each kind counts from 1 in each year, without gaps. */
export function paperNumber({ kind, year, number }: { kind: PaperKind; year: number; number: number }): string {
  return `${LETTERS[kind]}-${year}-${String(number).padStart(6, '0')}`;
}

/** The year that a paper issued at a moment is counted in: that of Karachi. */
export const paperYear = (now: Date): number => new Date(now.getTime() + KARACHI_AHEAD_MS).getUTCFullYear();

/** When a month of Karachi is over: the first moment of the next one. */
export function monthEnd(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1) - KARACHI_AHEAD_MS);
}
