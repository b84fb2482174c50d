import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { areaDictionary } from '../areas/areas.store.ts';
import { partFinder } from '../areas/parts.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { CSV } from '../plugins/csv.ts';
import { recordPrices, startHistory, turnHistory } from './history.store.ts';
import { importSeller, lockImported, type ScoredListing, writeBatch } from './import.store.ts';
import { type ImportRecord, REQUIRED_COLUMNS, Rejection, readImportRow } from './importRow.ts';
import { pointsOf } from './quality.store.ts';

type Source = Pick<Deps, 'db' | 'changes' | 'clock'>;

/** A line that was not taken. */
export interface RejectedLine {
  line: number;
  id: string;
  reason: string;
  because: string;
}

export interface ImportResult {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Counts by reason. */
  rejected: Map<string, number>;
}

export interface ImportListeners {
  onRejected?: (line: RejectedLine) => void;
}

/** The file cannot be imported at all; the message says why. */
export class ImportError extends Error {}

/** Rows of one transaction. The embedded database has one connection: nobody reads until it is over. */
const BATCH = 200;

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** The rows of a CSV file (plain or gzip) as a stream, which ends with an error where the file does. */
async function readRows(
  path: string,
  onSkipped: (line: number, code: string | undefined) => void,
): Promise<AsyncIterable<{ record: ImportRecord; info: { lines: number } }>> {
  let lastSkipped = -1;
  const parser = parse({
    bom: true,
    columns: true,
    info: true,
    skip_records_with_error: true,
    max_record_size: 1024 * 1024,
    on_skip: (error: CsvError | undefined) => {
      const line = Number(error?.lines ?? 0);
      // The parser reports a quote that never closes both when it meets the end and when it flushes.
      if (line === lastSkipped) return;
      lastSkipped = line;
      onSkipped(line, error?.code);
    },
  });
  const failed = (error: Error) => parser.destroy(error);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 }).on('error', failed);
  if (await isGzip(path)) file.pipe(createGunzip()).on('error', failed).pipe(parser);
  else file.pipe(parser);
  return parser;
}

/** Writes a batch, with the histories of what has another price or purpose than before. */
async function takeBatch(db: Db, sellerId: number, batch: ReadonlyMap<string, ScoredListing>, now: Date) {
  return db.transaction(async (tx) => {
    const before = await lockImported(tx, [...batch.keys()]);
    const given = before.flatMap(({ id, sourceRef, price, purpose }) => {
      const row = batch.get(sourceRef);
      return row ? [{ id, price: row.price, isPriced: row.price !== price, isTurned: row.purpose !== purpose }] : [];
    });
    const priced = given.filter(({ isPriced, isTurned }) => isPriced && !isTurned);
    await startHistory(
      tx,
      given.filter(({ isPriced, isTurned }) => isPriced || isTurned).map(({ id }) => id),
    );
    const written = await writeBatch(tx, sellerId, [...batch.values()], now);
    await recordPrices(tx, priced, now);
    await turnHistory(
      tx,
      given.filter(({ isTurned }) => isTurned).map(({ id }) => id),
      now,
    );
    return written;
  });
}

/**
 * Imports a CSV file of listings (plain or gzip) in a stream. Rows are known by their `id`: a second run adds nothing
 * twice and brings changed rows up to date.
 * @throws ImportError for a file that is no listing file.
 */
export async function importListings(
  source: Source,
  path: string,
  listeners: ImportListeners = {},
): Promise<ImportResult> {
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`);
  const now = source.clock();
  const dictionary = await areaDictionary(source);
  const areas = new Map([...dictionary.byName].map(([name, area]) => [name, area.id]));
  const partIn = partFinder(dictionary);
  const sellerId = await importSeller(source.db);
  const result: ImportResult = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: new Map() };
  const reject = (line: number, id: string, rejection: Rejection) => {
    result.rejected.set(rejection.reason, (result.rejected.get(rejection.reason) ?? 0) + 1);
    listeners.onRejected?.({ line, id, reason: rejection.reason, because: rejection.message });
  };

  const rows = await readRows(path, (line, code) => {
    result.read += 1;
    reject(line, '', new Rejection('not readable as CSV', code));
  });
  let batch = new Map<string, ScoredListing>();
  const flush = async () => {
    if (batch.size === 0) return;
    const { added, changed } = await takeBatch(source.db, sellerId, batch, now);
    result.added += added;
    result.changed += changed;
    result.unchanged += batch.size - added - changed;
    batch = new Map();
  };
  try {
    for await (const { record, info } of rows) {
      result.read += 1;
      if (result.read === 1) requireColumns(Object.keys(record));
      try {
        const listing = readImportRow(record, areas, now, partIn);
        if (batch.has(listing.sourceRef)) throw new Rejection('id occurs twice in the file');
        batch.set(listing.sourceRef, { ...listing, quality: pointsOf(dictionary, { ...listing, photos: 0 }) });
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        reject(info.lines, record.id ?? '', error);
      }
      if (batch.size >= BATCH) await flush();
    }
  } catch (error) {
    if (error instanceof ImportError || (error as { severity?: string }).severity) throw error;
    throw new ImportError(`The file ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (result.read === 0) throw new ImportError(`The file ${path} holds no rows.`);
  await flush();
  // Fresh pages are read from the indexes alone only after a vacuum, and the embedded engine has nobody else to do it.
  await source.db.execute('vacuum (analyze) properties');
  return result;
}

function requireColumns(headers: string[]): void {
  const missing = REQUIRED_COLUMNS.filter((column) => !headers.includes(column));
  if (missing.length > 0) throw new ImportError(`The file lacks the column ${missing.join(', ')}.`);
}

/** What an import came to, with the file that lists the rejected rows where there are any. */
export interface ImportReport extends ImportResult {
  seconds: number;
  rejectedPath: string | undefined;
}

/**
 * Imports a file of listings and writes the rejected rows, with line number and reason, to `import-rejected.csv` in the
 * data directory.
 * @throws ImportError for a file that is no listing file.
 */
export async function importFile(source: Source & Pick<Deps, 'settings'>, path: string): Promise<ImportReport> {
  const startedAt = performance.now();
  const rejectedPath = join(source.settings.dataDir, 'import-rejected.csv');
  await mkdir(source.settings.dataDir, { recursive: true, mode: 0o700 });
  const rows = stringify({ ...CSV, header: true, columns: ['line', 'id', 'because'] });
  const written = pipeline(rows, createWriteStream(rejectedPath, { mode: 0o600 }));
  const importing = importListings(source, path, { onRejected: (line) => rows.write(line) }).finally(() => rows.end());
  // Either may fail long before the other ends.
  const [imported, listed] = await Promise.allSettled([importing, written]);
  if (imported.status === 'rejected') throw imported.reason;
  if (listed.status === 'rejected') throw listed.reason;
  const result = imported.value;
  const seconds = (performance.now() - startedAt) / 1_000;
  return { ...result, seconds, rejectedPath: result.rejected.size > 0 ? rejectedPath : undefined };
}
