import { bestMatchKey, orderingPoints } from '@karachi-estates/domain/properties/bestMatch';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type AreaDictionary, areaDictionary } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';
import { listingFreshness } from '../freshness/freshness.table.ts';
import { properties } from './properties.table.ts';

const AT_ONCE = 200;

/** What of a listing is scored, as its row has it. */
type Scored = Omit<Parameters<typeof orderingPoints>[0], 'areaNames'> & { areaId: number };

/** The points of a listing for the order 'best match'. */
export function pointsOf({ byId }: Pick<AreaDictionary, 'byId'>, { areaId, ...facts }: Scored): number {
  const area = byId.get(areaId);
  return orderingPoints({ ...facts, areaNames: area ? [area.areaName, area.areaNameUr].filter(Boolean) : [] });
}

/** Scores some listings whose words or facts changed. @returns how many */
async function scoreSome({ db, changes }: Pick<Deps, 'db' | 'changes'>): Promise<number> {
  const dictionary = await areaDictionary({ db, changes });
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ row: properties, confirmedAt: listingFreshness.confirmedAt })
      .from(properties)
      .innerJoin(listingFreshness, eq(listingFreshness.propertyId, properties.id))
      .where(and(eq(properties.qualityDue, true), ne(properties.status, 'deleted')))
      .orderBy(asc(properties.id))
      .limit(AT_ONCE)
      .for('update', { of: properties, skipLocked: true });
    if (rows.length === 0) return 0;
    const scored = rows.map(({ row, confirmedAt }) => {
      const quality = pointsOf(dictionary, { ...row, photos: row.photoCount });
      return { id: row.id, quality, best: bestMatchKey(confirmedAt.getTime(), quality) };
    });
    await tx.execute(sql`
      update properties as p set quality = given.quality, best = given.best, quality_due = false
      from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) as given (id bigint, quality smallint, best integer)
      where p.id = given.id`);
    return rows.length;
  });
}

/**
 * Scores all listings that were posted, changed or imported since they were scored last, in pieces, until it is told to
 * stop. Only their place in the order 'best match' follows from it.
 */
export async function scoreListings(deps: Pick<Deps, 'db' | 'changes'>, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await scoreSome(deps)) > 0);
}
