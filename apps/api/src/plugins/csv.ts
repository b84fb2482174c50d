import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** Rows of text under their headings. */
export interface Table {
  headings: string[];
  rows: string[][];
}

// A spreadsheet takes a cell that starts like this for a formula, and a formula can call out. The library knows most
// beginnings.
const FORMULA = /^([|%]|[\s\u200b\ufeff]+[=+\-@|%\uff1d\uff0b\uff0d\uff20])/;

/**
 * How CSV files for spreadsheets are written: UTF-8 with a byte order mark, so that Urdu is read right; no cell is a
 * formula.
 */
export const CSV = {
  bom: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]|^\s|\s$/,
  cast: { string: (text: string) => (FORMULA.test(text) ? `'${text}` : text) },
} as const;

/** Rows of a CSV file for spreadsheets; its beginning has the byte order mark. */
export const tableText = (rows: string[][], isBeginning = false): string =>
  stringify(rows, { ...CSV, bom: isBeginning });

/** The table as a CSV file for spreadsheets. */
export const toCsv = ({ headings, rows }: Table): string => tableText([headings, ...rows], true);

/** Has a reply sent as a CSV file to keep. @param name of the file, without its ending */
export const asCsvFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
