import type pg from 'pg';
import { liftDriverLimit } from '../db/timeLimits.ts';
import type { Deps } from '../deps.ts';

/** A statement that waits for a table makes others wait behind it: this one gives up and says so. */
const LOCK_TIMEOUT = '5s';
const MEGABYTE = 1024 * 1024;

interface Index {
  name: string;
  bytes: number;
}

export interface UpkeepReport {
  tables: number;
  /** Indexes that were made anew, and what all of them took before and after. */
  indexes: number;
  before: number;
  after: number;
  /** What was busy for too long, with the reason. */
  skipped: string[];
}

/** Schemas of our own tables; the second has the partitions of those of the first. */
const SCHEMAS = "('public', 'partitions')";

/**
 * Sizes of the indexes of the role's own tables (the audit log may be another's), the largest first; that of a
 * partitioned table is its partitions'.
 */
async function listIndexes(client: pg.PoolClient): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select format('%I.%I', nspname, index.relname) as name, pg_relation_size(index.oid) as bytes
     from pg_index join pg_class as index on index.oid = indexrelid
     join pg_namespace on pg_namespace.oid = index.relnamespace
     where nspname in ${SCHEMAS} and index.relkind = 'i' and indisvalid and pg_has_role(index.relowner, 'usage')
     order by 2 desc`,
  );
  return rows;
}

/** What an upkeep that was ended half-way has left behind. */
async function dropLeftovers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_index join pg_class on pg_class.oid = indexrelid
     join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ${SCHEMAS} and not indisvalid and relname ~ '_cc(new|old)[0-9]*$'`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function keepUp(client: pg.PoolClient, isEmbedded: boolean): Promise<UpkeepReport> {
  const skipped: string[] = [];
  const attempt = async (name: string, statement: string) => {
    const done = await client.query(statement).then(
      () => true,
      (error: Error) => {
        skipped.push(`${name}: ${error.message}`);
        return false;
      },
    );
    return done ? 1 : 0;
  };
  await dropLeftovers(client);
  const before = await listIndexes(client);
  // The embedded engine has no other connection that could be kept waiting.
  const how = isEmbedded ? '' : 'concurrently ';
  let indexes = 0;
  for (const { name } of before) indexes += await attempt(name, `reindex index ${how}${name}`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and pg_has_role(tableowner, 'usage') order by 1`,
  );
  let tables = 0;
  for (const { name } of rows) tables += await attempt(name, `analyze ${name}`);
  const sizeOf = (all: readonly Index[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
  return { tables, indexes, before: sizeOf(before), after: sizeOf(await listIndexes(client)), skipped };
}

/**
 * Makes every index anew beside the old one, and the statistics of every table, while the site goes on: neither takes a
 * lock that keeps anybody from reading or writing.
 */
export async function upkeep({ pool, direct, embedded }: Pick<Deps, 'pool' | 'direct' | 'embedded'>) {
  const client = await (direct ?? pool).connect();
  const limitDriver = liftDriverLimit(client);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    return await keepUp(client, embedded);
  } finally {
    await client.query('reset statement_timeout');
    await client.query('reset lock_timeout');
    limitDriver();
    client.release();
  }
}

/** What an upkeep came to, in words for the operator. */
export async function runUpkeep(deps: Pick<Deps, 'pool' | 'direct' | 'embedded'>): Promise<string> {
  const startedAt = performance.now();
  const { tables, indexes, before, after, skipped } = await upkeep(deps);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return [
    `${indexes} indexes made anew: ${megabytes(before)} MB before, ${megabytes(after)} MB now; ${tables} tables analysed; ${seconds} s.`,
    ...skipped.map((each) => `Left out, try again later: ${each}`),
  ].join('\n');
}
