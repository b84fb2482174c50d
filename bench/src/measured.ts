import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { openDatabase } from '@karachi-estates/api/db/connect';
import { readSettings } from '@karachi-estates/api/settings';
import { onBoth } from './postgres.ts';
import { quantile } from './section.ts';

type Opened = Awaited<ReturnType<typeof openDatabase>>;

/** Milliseconds that some work takes, the median of so many times. */
export async function medianOf(times: number, work: () => Promise<unknown>): Promise<string> {
  const samples: number[] = [];
  for (let sample = 0; sample < times; sample += 1) {
    const began = performance.now();
    await work();
    samples.push(performance.now() - began);
  }
  return quantile(samples, 0.5).toFixed(1);
}

/**
 * Measures the API's own functions on PostgreSQL and then on the embedded engine, each with its areas and no listings.
 * @param only 'PostgreSQL' or 'embedded', where one of them is enough.
 */
export async function measureOnBoth(
  only: string | undefined,
  measure: (engine: string, database: Opened) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-measured-'));
  try {
    await onBoth(only, async (engine, url) => {
      const settings = { DATA_DIR: folder, DATABASE_TIMEOUT_MS: '600000', ...(url && { DATABASE_URL: url }) };
      const database = await openDatabase(readSettings(settings));
      try {
        await seedAreas(database.db);
        await measure(engine, database);
      } finally {
        await database.close();
      }
      return [];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
