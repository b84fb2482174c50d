import type { Table } from '../plugins/csv.ts';

/** The command cannot be understood. */
export class UsageProblem extends Error {}

/** What people typed must not steer the operator's terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** A table for a terminal, in aligned columns; long cells are cut. */
export function printTable({ headings, rows }: Table, longest = 48): string {
  const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
  const cells = [headings, ...rows.map((row) => row.map((cell) => cut(printable(cell))))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
