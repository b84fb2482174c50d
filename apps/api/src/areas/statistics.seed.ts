import { karachiMonth } from '@karachi-estates/domain/karachi';
import type { Deps } from '../deps.ts';
import { recomputeStatistics } from './statistics.actions.ts';
import { readFigures } from './statistics.store.ts';
import { areaStatisticsMonths } from './statistics.table.ts';

/** Months before this one that the demo invents. */
const MONTHS_BEFORE = 11;

/** How prices stood so many months ago, in parts of today's: a slow rise with a dip in the summer. */
const COURSE = [1, 0.994, 0.981, 0.97, 0.962, 0.951, 0.957, 0.963, 0.952, 0.938, 0.925, 0.917] as const;

/**
 * Works out the figures of the demo listings, and gives them a course: a market that is a moment old has none. Pages
 * say that it is demo data.
 */
export async function seedStatistics(source: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await recomputeStatistics(source);
  const now = source.clock();
  const months = Array.from({ length: MONTHS_BEFORE }, (_, index) => index + 1).map((ago) => ({
    ago,
    month: karachiMonth(now, ago),
  }));
  const rows = (await readFigures(source.db)).flatMap(
    ({ areaId, purpose, propertyType, offers, median, lowerQuartile, upperQuartile }) =>
      months.map(({ ago, month }) => {
        // Each area has a course of its own.
        const share = (COURSE[ago] ?? 1) - ((areaId * ago) % 7) / 1_000;
        const then = (price: number) => Math.round(price * share);
        return {
          areaId,
          purpose,
          propertyType,
          month,
          offers: offers + ((areaId + ago) % 5),
          median: then(median),
          lowerQuartile: then(lowerQuartile),
          upperQuartile: then(upperQuartile),
        };
      }),
  );
  if (rows.length > 0) await source.db.insert(areaStatisticsMonths).values(rows).onConflictDoNothing();
}
