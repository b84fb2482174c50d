import type { ListingCount } from '@karachi-estates/contracts/propertyLists';
import { PURPOSES } from '@karachi-estates/domain/properties/vocabulary';
import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { narrowing, ORDER, overCells } from './listSql.store.ts';
import type { Filter } from './properties.query.ts';
import type { Source } from './properties.store.ts';
import { propertyCounts, type propertyMapCounts } from './properties.table.ts';

/** What is counted one by one is exact up to here: beside a list, and where a person asks before they apply filters. */
export const LIST_COUNT_CAP = 1_000;
const COUNT_CAP = 10_000;
/** What counting reads of each row. */
const UNSORTED_ROWS = { columns: sql.raw('1'), order: sql.raw(''), mergedOrder: sql.raw('') };

/** How far a filter is counted before it is applied: what no index of lists holds is looked up row by row, slowly. */
export const countedTo = ({ priceReduced, confirmed }: Filter): number =>
  priceReduced || confirmed !== undefined ? LIST_COUNT_CAP : COUNT_CAP;

/** Which of the counts that triggers keep are of a filter's purpose, areas and types. */
export const ofLists = (
  counts: Pick<typeof propertyCounts | typeof propertyMapCounts, 'purpose' | 'areaId' | 'propertyType'>,
  { purpose, areaIds, propertyTypes }: Filter,
): SQL | undefined =>
  and(
    inArray(counts.purpose, purpose ? [purpose] : [...PURPOSES]),
    areaIds ? inArray(counts.areaId, areaIds) : undefined,
    propertyTypes ? inArray(counts.propertyType, propertyTypes) : undefined,
  );

/**
 * How many listings a filter finds. By purpose, area and type that is kept ready and always exact; what is narrowed
 * further is counted to `cap`, and `capped` says that there are more.
 */
export async function countListings(source: Source, filter: Filter, cap: number): Promise<ListingCount> {
  const narrowed = narrowing(filter, source.clock());
  if (narrowed.length > 0) {
    const found = overCells(filter, { ...UNSORTED_ROWS, narrowed, limit: cap + 1 });
    const { rows } = await source.db.execute<{ total: number }>(sql`select count(*) as total from (${found}) as found`);
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, cap), capped: total > cap };
  }
  const [row] = await source.db
    .select({ total: sql<number>`coalesce(sum(${propertyCounts.listings}), 0)::bigint` })
    .from(propertyCounts)
    .where(ofLists(propertyCounts, filter));
  return { total: row?.total ?? 0, capped: false };
}

/** How many of a filter's listings were posted since a moment: exact up to `cap`, `cap + 1` for more. */
export async function countPostedSince(source: Source, filter: Filter, since: Date, cap: number): Promise<number> {
  const narrowed = [...narrowing(filter, source.clock()), sql`created_at > ${since.toISOString()}::timestamptz`];
  // In the order of the index, whose run ends at that moment.
  const found = overCells(filter, { ...UNSORTED_ROWS, narrowed, order: ORDER.newest, limit: cap + 1 });
  const { rows } = await source.db.execute<{ total: number }>(sql`select count(*) as total from (${found}) as found`);
  return rows[0]?.total ?? 0;
}

/** Active listings by type (within the areas and purpose) and by area (within the type and purpose). */
export async function countFacets(source: Source, filter: Pick<Filter, 'areaIds' | 'propertyTypes' | 'purpose'>) {
  const propertyTypes: Record<string, number> = {};
  const areas: Record<string, number> = {};
  const types: readonly string[] | undefined = filter.propertyTypes;
  const rows = await source.db.select().from(propertyCounts).where(ne(propertyCounts.listings, 0));
  for (const row of rows) {
    if (filter.purpose && row.purpose !== filter.purpose) continue;
    if (!filter.areaIds || filter.areaIds.includes(row.areaId)) {
      propertyTypes[row.propertyType] = (propertyTypes[row.propertyType] ?? 0) + row.listings;
    }
    if (!types || types.includes(row.propertyType)) {
      areas[row.areaId] = (areas[row.areaId] ?? 0) + row.listings;
    }
  }
  return { propertyTypes, areas };
}
