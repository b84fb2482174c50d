import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Until so many statements wait for what another transaction has in hand. Only a server runs transactions at once. */
export const untilWaiting = (pool: pg.Pool, statements = 1) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(statements);
  }, 5_000);
