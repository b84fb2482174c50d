import type { MapCluster, MapPill, PropertyMap } from '@karachi-estates/contracts/propertyMap';
import { slugify } from '@karachi-estates/domain/properties/address';
import {
  bitsBelow,
  boxAround,
  boxOfCell,
  type CellRun,
  COUNTED_LEVEL,
  clusterLevel,
  fewCellsOf,
} from '@karachi-estates/domain/properties/mapCells';
import type { MapBox } from '@karachi-estates/domain/properties/mapRegion';
import { CIRCLE_METRES } from '@karachi-estates/domain/properties/pin';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { ofLists } from './counts.store.ts';
import { narrowing, overCells } from './listSql.store.ts';
import { atPoint, inRuns, runsOf } from './mapRegion.store.ts';
import type { Filter } from './properties.query.ts';
import { propertyMapCounts } from './properties.table.ts';

type Source = Pick<Deps, 'db' | 'clock'>;

/** Up to so many homes each have a price on the map; of more, those that stand alone in their cell. */
const MOST_PILLS = 60;
const MOST_ALONE = 120;
/** Filters that nobody counted ahead, such as a price, are counted among the newest. */
const MOST_COUNTED = 6_000;
const MOST_RUNS = 96;
const MILLIONTHS = 1_000_000;

/** A cell with its homes: sums of coordinates, so that the counts of parts can be added. */
interface Group {
  cell: number;
  listings: number;
  longitudes: number;
  latitudes: number;
  [column: string]: unknown;
}

const COLUMNS = sql.raw('id, map_cell, map_longitude, map_latitude');
const BY_DATE = sql.raw('order by created_at desc, id desc');
const NEWEST = { order: BY_DATE, mergedOrder: BY_DATE };
const UNSORTED = { order: sql.raw(''), mergedOrder: sql.raw('') };
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Groups what a statement finds into the cells of a level. */
async function group({ db }: Source, found: SQL, level: number): Promise<Group[]> {
  const { rows } = await db.execute<Group>(sql`
    select map_cell >> ${bitsBelow(level)}::integer as cell, count(*)::integer as listings,
      sum(map_longitude) as longitudes, sum(map_latitude) as latitudes
    from (${found}) as found group by 1`);
  return rows;
}

/** Groups the homes of a region one by one, run after run of its cells. */
async function groupOneByOne(
  source: Source,
  { box, shapes, ...rest }: Filter,
  runs: readonly CellRun[],
  level: number,
): Promise<Group[]> {
  if (runs.length === 0) return [];
  // Joined by 'or', the runs would be a bitmap on PostgreSQL, which fetches rows that the index already holds.
  const inRun = sql`map_cell between run.first and run.last`;
  const narrowed = [inRun, ...atPoint({ box, shapes })];
  const found = overCells(rest, { ...UNSORTED, columns: COLUMNS, narrowed, limit: NO_LIMIT });
  const rows = sql.join(
    runs.map(({ first, last }) => sql`(${first}::integer, ${last}::integer)`),
    sql`, `,
  );
  const all = sql`select each.* from (values ${rows}) as run (first, last) cross join lateral (${found}) as each`;
  return group(source, all, level);
}

/** The counts that triggers keep, in the runs of cells. */
async function groupCounted({ db }: Source, filter: Filter, runs: CellRun[], level: number): Promise<Group[]> {
  if (runs.length === 0) return [];
  const counts = propertyMapCounts;
  const below = bitsBelow(COUNTED_LEVEL);
  const inCells = sql.join(
    runs.map(({ first, last }) => sql`${counts.cell} between ${first >> below} and ${last >> below}`),
    sql` or `,
  );
  const cell = sql<number>`${counts.cell} >> ${sql.raw(String(2 * (COUNTED_LEVEL - level)))}`;
  return db
    .select({
      cell,
      listings: sql<number>`sum(${counts.listings})::integer`,
      longitudes: sql<number>`(sum(${counts.longitudes}) / ${MILLIONTHS}::float8)::float8`,
      latitudes: sql<number>`(sum(${counts.latitudes}) / ${MILLIONTHS}::float8)::float8`,
    })
    .from(counts)
    .where(and(ofLists(counts, filter), sql`(${inCells})`))
    .groupBy(cell)
    .having(sql`sum(${counts.listings}) > 0`);
}

function added(groups: Group[]): Group[] {
  const byCell = new Map<number, Group>();
  for (const each of groups) {
    const there = byCell.get(each.cell);
    if (!there) byCell.set(each.cell, { ...each });
    else {
      there.listings += each.listings;
      there.longitudes += each.longitudes;
      there.latitudes += each.latitudes;
    }
  }
  return [...byCell.values()];
}

/** The cells of a filter's region with their homes, from what is counted already where that says it. */
async function groupsOf(source: Source, filter: Filter, level: number): Promise<{ groups: Group[]; capped: boolean }> {
  const { box, shapes, ...rest } = filter;
  const now = source.clock();
  const narrowed = narrowing(filter, now);
  if (narrowing(rest, now).length > 0) {
    const found = overCells(filter, { ...NEWEST, columns: sql`${COLUMNS}, created_at`, narrowed, limit: MOST_COUNTED });
    const groups = await group(source, found, level);
    const counted = groups.reduce((sum, { listings }) => sum + listings, 0);
    return { groups, capped: counted >= MOST_COUNTED };
  }
  if (level > COUNTED_LEVEL) {
    return { groups: await groupOneByOne(source, filter, runsOf(filter), level), capped: false };
  }
  const runs = fewCellsOf({ box, shapes }, COUNTED_LEVEL, MOST_RUNS);
  const inside = await groupCounted(
    source,
    filter,
    runs.filter((run) => run.isInside),
    level,
  );
  const edge = runs.filter((run) => !run.isInside);
  return { groups: added([...inside, ...(await groupOneByOne(source, filter, edge, level))]), capped: false };
}

interface PillRow {
  id: number;
  title: string;
  price: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  map_longitude: number;
  map_latitude: number;
  map_exact: boolean;
  is_circle: boolean;
  [column: string]: unknown;
}

const PILL_COLUMNS = sql.raw(
  [
    'id, title, price, purpose, property_type, map_longitude, map_latitude, map_exact, created_at',
    "pin_shown = 'circle' and latitude is not null as is_circle",
  ].join(', '),
);

async function pillsOf({ db, clock }: Source, filter: Filter, cells: SQL[], limit: number): Promise<MapPill[]> {
  const narrowed = [...narrowing(filter, clock()), ...cells];
  const { rows } = await db.execute<PillRow>(overCells(filter, { ...NEWEST, columns: PILL_COLUMNS, narrowed, limit }));
  return rows.map((row) => ({
    property_id: row.id,
    title: row.title,
    slug: slugify(row.title),
    price: row.price,
    purpose: row.purpose,
    property_type: row.property_type,
    longitude: row.map_longitude,
    latitude: row.map_latitude,
    exact: row.map_exact,
    ...(row.is_circle && { around: CIRCLE_METRES }),
  }));
}

const runOf = (cell: number, level: number): CellRun => {
  const first = cell * 2 ** bitsBelow(level);
  return { first, last: first + 2 ** bitsBelow(level) - 1, isInside: false };
};

const toDigits = (degrees: number) => Number(degrees.toFixed(5));

function clusterOf({ cell, listings, longitudes, latitudes }: Group, level: number): MapCluster {
  return {
    count: listings,
    longitude: toDigits(longitudes / listings),
    latitude: toDigits(latitudes / listings),
    box: boxOfCell(cell, level).map(toDigits),
  };
}

const coarser = (groups: Group[], from: number, to: number): Group[] =>
  added(groups.map((each) => ({ ...each, cell: each.cell >> (2 * (from - to)) })));

/** The smallest box around boxes; a point is one too. */
function around(boxes: MapBox[]): MapBox | undefined {
  const [first, ...others] = boxes;
  return (
    first &&
    others.reduce<MapBox>(
      ([west, south, east, north], box) => [
        Math.min(west, box[0]),
        Math.min(south, box[1]),
        Math.max(east, box[2]),
        Math.max(north, box[3]),
      ],
      first,
    )
  );
}

const pointOf = ({ longitude, latitude }: MapPill): MapBox => [longitude, latitude, longitude, latitude];

/**
 * The homes of a filter as a map shows them: all with their prices where they are few, else grouped into cells. What is
 * read is bounded: counts of cells for a city, one index for a quarter, the newest 6,000 where nobody counted ahead.
 * @param zoom of a web map; what is not said follows from the box
 */
export async function readMap(source: Source, filter: Filter, zoom: number | undefined): Promise<PropertyMap> {
  // Without a part of its own, a search is cut as finely as its homes lie apart: those of one area are not one cluster.
  const isOfAll = !filter.box && !filter.shapes;
  const foundLevel = isOfAll ? COUNTED_LEVEL : clusterLevel(zoom, boxAround(filter));
  const { groups: found, capped } = await groupsOf(source, filter, foundLevel);
  const total = found.reduce((sum, { listings }) => sum + listings, 0);
  if (total <= MOST_PILLS) {
    const pills = total === 0 ? [] : await pillsOf(source, filter, [], MOST_PILLS);
    const box = isOfAll ? around(pills.map(pointOf)) : undefined;
    return { total, capped, clusters: [], pills, ...(box && { box: [...box] }) };
  }
  const box = isOfAll ? around(found.map(({ cell }) => boxOfCell(cell, foundLevel))) : undefined;
  const level = box ? Math.min(clusterLevel(zoom, box), COUNTED_LEVEL) : foundLevel;
  const groups = coarser(found, foundLevel, level);
  const alone = groups.filter(({ listings }) => listings === 1).slice(0, MOST_ALONE);
  const cells = alone.map(({ cell }) => runOf(cell, level));
  const pills = alone.length === 0 ? [] : await pillsOf(source, filter, [inRuns(cells)], MOST_ALONE);
  const isPill = new Set(pills.length === alone.length ? alone : []);
  return {
    total,
    capped,
    clusters: groups.filter((each) => !isPill.has(each)).map((each) => clusterOf(each, level)),
    pills: isPill.size > 0 ? pills : [],
    ...(box && { box: box.map(toDigits) }),
  };
}
