import { existsSync } from 'node:fs';
import { pictureWidths } from '@karachi-estates/domain/media/pictures';
import type pg from 'pg';
import { migrationOf } from '../db/migrate.ts';
import { liftDriverLimit } from '../db/timeLimits.ts';
import type { Deps } from '../deps.ts';
import { masterOf } from '../media/media.actions.ts';
import { BackupProblem, type Entry, writeArchive } from './archive.ts';

/** Without a store of pictures only the rows are written, also those of a database that lacks migrations. */
type Source = Pick<Deps, 'pool' | 'clock'> & Partial<Pick<Deps, 'media'>>;

/** Grows when an older release could not read what a newer one writes. */
export const BACKUP_FORMAT = 1;
export const HEADER = 'backup.json';

/** What stands first in a backup. */
export interface BackupHeader {
  format: number;
  madeAt: string;
  /** The newest migration of the database, as its time in the journal. */
  migration: number;
  tables: { name: string; columns: string[] }[];
  /** What each counter gave last. */
  sequences: Record<string, number>;
}

/** What a backup came to. */
export interface BackupReport {
  path: string;
  bytes: number;
  rows: number;
  pictures: number;
}

const ROWS_AT_ONCE = 2_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function headerOf(client: pg.PoolClient, madeAt: Date): Promise<BackupHeader> {
  const columns = await client.query<{ name: string; columns: string[] }>(`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by c.table_name order by c.table_name`);
  const sequences = await client.query<{ name: string; last: number }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return {
    format: BACKUP_FORMAT,
    madeAt: madeAt.toISOString(),
    migration: (await migrationOf(client)) ?? 0,
    tables: columns.rows,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  };
}

/** The rows of a table as JSON, page by page, all from one moment. */
async function* pagesOf(client: pg.PoolClient, table: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows cursor for select row_to_json(each)::text as row from ${quoted(table)} each`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup_rows');
}

/** What a backup knows of a stored picture or document. */
interface PictureRow {
  hash: string;
  width: number;
  is_private: boolean;
}

async function* picturesOf(media: NonNullable<Source['media']>, pictures: PictureRow[]): AsyncGenerator<Entry> {
  for (const { hash, width, is_private } of pictures) {
    const place = is_private ? media.documents : media;
    const sizes = pictureWidths(width).flatMap((each) => [`${each}.webp`, `${each}.avif`, `${each}.jpg`]);
    for (const name of [masterOf({ width }), ...sizes]) {
      const bytes = await place.get(`${hash}/${name}`);
      if (bytes) yield { name: `media/${hash}/${name}`, bytes };
    }
  }
}

/**
 * Writes everything that the site keeps, rows of one moment and the pictures that they name, into one file while the
 * site goes on. On the embedded database requests wait while its rows are read. The file fits any database that the
 * site runs on.
 * @throws BackupProblem where the file exists.
 */
export async function writeBackup(source: Source, path: string): Promise<BackupReport> {
  if (existsSync(path)) throw new BackupProblem(`${path} is there already. Choose another name.`);
  const report: BackupReport = { path, bytes: 0, rows: 0, pictures: 0 };
  let pictures: PictureRow[] = [];

  async function* rows(): AsyncGenerator<Entry> {
    const client = await source.pool.connect();
    const limitDriver = liftDriverLimit(client);
    try {
      await client.query('begin isolation level repeatable read, read only');
      await client.query('set local statement_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      const header = await headerOf(client, source.clock());
      yield { name: HEADER, bytes: Buffer.from(JSON.stringify(header, null, 2)) };
      for (const { name } of header.tables) {
        let page = 0;
        for await (const lines of pagesOf(client, name)) {
          page += 1;
          report.rows += lines.length;
          yield { name: `tables/${name}/${page}.jsonl`, bytes: Buffer.from(lines.join('\n')) };
        }
      }
      if (source.media) {
        const there = "select hash, width, is_private from media where state = 'stored' order by hash";
        pictures = (await client.query<PictureRow>(there)).rows;
      }
      await client.query('commit');
    } finally {
      limitDriver();
      // An archive that broke off must not leave its transaction to the next user of the connection.
      client.release(
        await client.query('rollback').then(
          () => undefined,
          (error: Error) => error,
        ),
      );
    }
  }
  async function* everything(): AsyncGenerator<Entry> {
    yield* rows();
    if (!source.media) return;
    // Pictures stay for thirty days after the last row that names them, so those of the rows above are all there.
    yield* picturesOf(source.media, pictures);
    report.pictures = pictures.length;
  }
  report.bytes = await writeArchive(path, everything());
  return report;
}
