import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { tableText } from '../plugins/csv.ts';
import type { Place } from '../plugins/cursor.ts';
import type { Wanted } from '../plugins/deskPaging.ts';
import { type Actor, type AuditEntry, writeAudit } from './audit.store.ts';

/** Rows that are read and written at once: few enough to hold, many enough to be quick. */
const ROWS_AT_ONCE = 1_000;

/** A list of the desk as a file takes it. */
interface ListFile<Row> {
  /** What the log calls it, e.g. `list:leads`. */
  subject: string;
  headings: string[];
  rows: (wanted: Wanted) => Promise<Row[]>;
  placeOf: (row: Row) => Place;
  cells: (rows: Row[]) => string[][] | Promise<string[][]>;
}

/** The file part by part. How far it came stands in the log, also where who asked went away. */
async function* partsOf<Row>(list: ListFile<Row>, isAscending: boolean, note: (after: object) => Promise<void>) {
  let place: Place | undefined;
  let written = 0;
  let isWhole = false;
  try {
    while (!isWhole) {
      const rows = await list.rows({ place, skip: 0, limit: ROWS_AT_ONCE, isAscending });
      const cells = await list.cells(rows);
      yield place ? tableText(cells) : tableText([list.headings, ...cells], true);
      written += rows.length;
      const last = rows.at(-1);
      isWhole = rows.length < ROWS_AT_ONCE;
      if (last) place = list.placeOf(last);
    }
  } finally {
    await note({ rows: written, whole: isWhole });
  }
}

/**
 * Every row of a list as a CSV file, read page by page while it is sent: no more than a page is held, no transaction
 * stays open, and it ends with the connection of who asked. It leaves only once the log has who took it.
 */
export async function writeListFile<Row>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  order: 'asc' | 'desc' | undefined,
  list: ListFile<Row>,
): Promise<Readable> {
  const note = (entry: Omit<AuditEntry, 'subject'>) =>
    db.transaction((tx) => writeAudit(tx, actor, [{ ...entry, subject: list.subject }], clock()));
  await note({ action: 'desk.export' });
  const parts = partsOf(list, order === 'asc', (after) => note({ action: 'desk.exported', after }));
  return Readable.from(parts, { objectMode: false });
}
