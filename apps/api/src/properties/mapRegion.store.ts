import { type CellRun, FINEST_LEVEL, fewCellsOf } from '@karachi-estates/domain/properties/mapCells';
import type { MapBox, MapRegion, MapShape } from '@karachi-estates/domain/properties/mapRegion';
import { type SQL, sql } from 'drizzle-orm';

/** More runs fit a region closer, and cost the index a search each. */
const MOST_RUNS = 16;

const inBox = ([west, south, east, north]: MapBox) =>
  sql`map_longitude between ${west}::float8 and ${east}::float8 and map_latitude between ${south}::float8 and ${north}::float8`;

const corners = (shape: MapShape) =>
  `(${shape.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`;

/**
 * As a number that is not zero: the planner takes a bare `@>` for one row in a thousand, and would sort all of a city.
 */
const inShape = (shape: MapShape) =>
  sql`case when ${corners(shape)}::text::polygon @> point(map_longitude, map_latitude) then 1 else 0 end <> 0`;

/** Listings whose cell is in one of the runs. */
export const inRuns = (runs: readonly CellRun[]): SQL =>
  runs.length === 0
    ? sql`false`
    : sql`(${sql.join(
        runs.map(({ first, last }) => sql`map_cell between ${first}::integer and ${last}::integer`),
        sql` or `,
      )})`;

/** The conditions of a point in the region, without the cells that the index is searched by. */
export function atPoint({ box, shapes }: MapRegion): SQL[] {
  return [...(box ? [inBox(box)] : []), ...(shapes ? [sql`(${sql.join(shapes.map(inShape), sql` or `)})`] : [])];
}

/** The runs of cells that hold a region, as close as few of them can. */
export const runsOf = (region: MapRegion): CellRun[] => fewCellsOf(region, FINEST_LEVEL, MOST_RUNS);

/** The conditions of listings in a region: cells, which an index knows, and the points themselves. */
export function inRegion(region: MapRegion): SQL[] {
  if (!region.box && !region.shapes) return [];
  return [inRuns(runsOf(region)), ...atPoint(region)];
}
