import type { Job } from './jobs.ts';

/** Karachi is five hours ahead of UTC, and at four in the morning the fewest wait for the one connection. */
const NIGHT_HOUR_UTC = 23;

export const tablesJobs = {
  // Lists are read from their indexes alone where nothing has changed since a table was vacuumed. A server of
  // PostgreSQL sees to that by itself.
  'tables-vacuum': async ({ pool, clock, embedded }, stopping) => {
    if (!embedded || clock().getUTCHours() !== NIGHT_HOUR_UTC) return;
    const { rows } = await pool.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind = 'r' order by relname",
    );
    for (const { name } of rows) {
      if (stopping.aborted) return;
      await pool.query(`vacuum (analyze) ${name}`);
    }
  },
} satisfies Record<string, Job>;
