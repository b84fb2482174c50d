import { stringify } from 'csv-stringify/sync';

/** The command cannot be understood. */
export class UsageProblem extends Error {}

/** Rows of text under their headings. */
export interface Table {
  headings: string[];
  rows: string[][];
}

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

// A spreadsheet takes a cell that starts like this for a formula, and a formula can call out. The library knows most
// beginnings.
const FORMULA = /^([|%]|[\s\u200b\ufeff]+[=+\-@|%\uff1d\uff0b\uff0d\uff20])/;

/**
 * The table as a CSV file for spreadsheets (UTF-8 with a byte order mark, so that Urdu is read right); no cell is a
 * formula.
 */
export function toCsv({ headings, rows }: Table): string {
  return stringify([headings, ...rows], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]|^\s|\s$/,
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
}
