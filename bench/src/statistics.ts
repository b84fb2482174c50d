import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { recomputeStatistics, refreshStatistics } from '@karachi-estates/api/areas/statistics.actions';
import { readFigures } from '@karachi-estates/api/areas/statistics.store';
import { type Database, openDatabase } from '@karachi-estates/api/db/connect';
import { readSettings } from '@karachi-estates/api/settings';
import { generateListings } from './generate.ts';
import { startPostgres } from './postgres.ts';
import { machine, writeSection } from './section.ts';

/**
 * `pnpm bench statistics [listings]`: what the figures of the areas cost where there are a million listings: all of
 * them worked out anew, and what 100 changes need; afterwards they are compared with a recount. On PostgreSQL and on
 * the embedded engine.
 */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const CHANGES = 100;
const BAR_WHOLE_S = 60;
const BAR_CHANGES_S = 1;
/** Of a second, as Linux counts a process's time. */
const TICKS = 100;

interface Cost {
  /** Seconds of the processor, of this process and of the server's connections. */
  cpu: number;
  /** Seconds on the clock. */
  wall: number;
}

/**
 * Seconds of the processor that the server's connections have used; 0 for the embedded engine, which is this process.
 */
async function serverSeconds({ pool, embedded }: Database): Promise<number> {
  if (embedded) return 0;
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  );
  let ticks = 0;
  for (const { pid } of rows) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // After the name in brackets, the user's and the system's time are the twelfth and the thirteenth field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks / TICKS;
}

async function costOf(database: Database, work: () => Promise<unknown>): Promise<Cost> {
  const began = performance.now();
  const own = process.cpuUsage();
  const server = await serverSeconds(database);
  await work();
  const used = process.cpuUsage(own);
  return {
    cpu: (used.user + used.system) / 1e6 + (await serverSeconds(database)) - server,
    wall: (performance.now() - began) / 1000,
  };
}

/** Every group's figures, as text. */
async function snapshot({ db }: Database): Promise<Set<string>> {
  return new Set((await readFigures(db)).map((figures) => JSON.stringify(figures)));
}

async function measure(engine: string, environment: Record<string, string>) {
  const database = await openDatabase(readSettings({ ...environment, DATABASE_TIMEOUT_MS: '600000' }));
  const source = { db: database.db, clock: () => new Date('2026-06-15T12:00:00Z') };
  try {
    await seedAreas(database.db);
    await generateListings(database.pool, SIZE, (rows) =>
      process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `),
    );
    const whole = await costOf(database, () => recomputeStatistics(source));
    await database.pool.query(
      `update properties set price = price * 11 / 10, updated_at = updated_at + interval '1 second'
       where id in (select (n * $1::bigint) / $2 from generate_series(1, $2::int) as n)`,
      [SIZE, CHANGES],
    );
    const changes = await costOf(database, () => refreshStatistics(source));
    const kept = await snapshot(database);
    await recomputeStatistics(source);
    const recounted = await snapshot(database);
    const differences =
      [...recounted].filter((figures) => !kept.has(figures)).length + Math.max(0, kept.size - recounted.size);
    return { engine, whole, changes, figures: recounted.size, differences };
  } finally {
    await database.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-statistics-'));
const postgres = await startPostgres();
const measured: Awaited<ReturnType<typeof measure>>[] = [];
try {
  if (postgres) measured.push(await measure('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url }));
  measured.push(await measure('embedded database', { DATA_DIR: folder }));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.stderr.write('\n');
const seconds = ({ cpu, wall }: Cost) => `${cpu.toFixed(2)} | ${wall.toFixed(2)}`;
await writeSection('statistics', [
  `Figures of all areas, types and purposes from ${SIZE.toLocaleString('en')} listings: worked out anew, and what ${CHANGES} changed prices in as many places need; seconds of the processor (this process and the server's connections) and on the clock; ${machine()}. Bars: ${BAR_WHOLE_S} and ${BAR_CHANGES_S} seconds of the processor, no difference from a recount. Command: \`pnpm bench statistics\`.`,
  '',
  `| database | all, CPU | clock | ${CHANGES} changes, CPU | clock | groups with figures | different from a recount |`,
  '|---|---:|---:|---:|---:|---:|---:|',
  ...measured.map(
    ({ engine, whole, changes, figures, differences }) =>
      `| ${engine} | ${seconds(whole)} | ${seconds(changes)} | ${figures} | ${differences} |`,
  ),
]);
const isMet = measured.every(
  ({ whole, changes, differences }) => whole.cpu <= BAR_WHOLE_S && changes.cpu <= BAR_CHANGES_S && differences === 0,
);
process.exitCode = isMet ? 0 : 1;
