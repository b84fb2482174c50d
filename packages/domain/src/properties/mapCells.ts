import {
  isInBox,
  isInShape,
  linesMeet,
  MAP_BOUNDS,
  type MapBox,
  type MapPoint,
  type MapRegion,
  type MapShape,
  sidesOf,
} from './mapRegion.ts';

/**
 * The map is cut into four cells, each of them into four again, and so on. A cell's code at the finest level has two
 * bits for each level, the upper ones first (a Z-order curve): all points of a cell of any level are one run of codes.
 */
export const FINEST_LEVEL = 15;

/** The level of the counts that the database keeps: cells of about 650 m. */
export const COUNTED_LEVEL = 8;

/** Cells along the longer side of a box: what an answer is bounded by. */
const MOST_ALONG = 16;

const [WEST, SOUTH, EAST, NORTH] = MAP_BOUNDS;
const SIDE = 2 ** FINEST_LEVEL;

/** How many bits the codes of a level lack at their end. */
export const bitsBelow = (level: number): number => 2 * (FINEST_LEVEL - level);

const step = (share: number) => Math.min(Math.max(Math.floor(share * SIDE), 0), SIDE - 1);

/** The code of a point at the finest level; the function `map_cell` of the database is the same. */
export function cellAt([longitude, latitude]: MapPoint): number {
  const column = step((longitude - WEST) / (EAST - WEST));
  const row = step((latitude - SOUTH) / (NORTH - SOUTH));
  let code = 0;
  for (let bit = FINEST_LEVEL - 1; bit >= 0; bit -= 1) {
    code = code * 4 + ((row >> bit) & 1) * 2 + ((column >> bit) & 1);
  }
  return code;
}

/** The box of a cell, by its code at its level. */
export function boxOfCell(code: number, level: number): MapBox {
  let column = 0;
  let row = 0;
  for (let bit = level - 1; bit >= 0; bit -= 1) {
    const pair = (code >> (2 * bit)) & 3;
    column = column * 2 + (pair & 1);
    row = row * 2 + (pair >> 1);
  }
  const width = (EAST - WEST) / 2 ** level;
  const height = (NORTH - SOUTH) / 2 ** level;
  return [WEST + column * width, SOUTH + row * height, WEST + (column + 1) * width, SOUTH + (row + 1) * height];
}

/**
 * The level whose cells are clusters: about 150 pixels at the zoom of a web map, and never more than 16 along a box.
 * @param zoom of a web map with tiles of 256 pixels; what is not said follows from the box
 */
export function clusterLevel(zoom: number | undefined, box: MapBox = MAP_BOUNDS): number {
  const share = Math.max((box[2] - box[0]) / (EAST - WEST), (box[3] - box[1]) / (NORTH - SOUTH));
  const finest = Math.floor(Math.log2(MOST_ALONG / share));
  const wanted = zoom === undefined ? finest - 1 : Math.round(zoom) - 7;
  return Math.min(Math.max(wanted, 2), finest, FINEST_LEVEL);
}

/** Cells in a row, as codes of the finest level. `isInside`: all of their points lie in the region. */
export interface CellRun {
  first: number;
  last: number;
  isInside: boolean;
}

type Place = 'inside' | 'across' | 'outside';

function placeInBox([west, south, east, north]: MapBox, box: MapBox): Place {
  if (east < box[0] || west > box[2] || north < box[1] || south > box[3]) return 'outside';
  return isInBox([west, south], box) && isInBox([east, north], box) ? 'inside' : 'across';
}

const isBeside = ([ax, ay]: MapPoint, [bx, by]: MapPoint, [west, south, east, north]: MapBox) =>
  Math.max(ax, bx) < west || Math.min(ax, bx) > east || Math.max(ay, by) < south || Math.min(ay, by) > north;

function placeInShape(cell: MapBox, shape: MapShape): Place {
  const [west, south, east, north] = cell;
  const corners: MapShape = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const isCut = sidesOf(shape).some(
    ([a, b]) => !isBeside(a, b, cell) && (isInBox(a, cell) || sidesOf(corners).some(([c, d]) => linesMeet(a, b, c, d))),
  );
  if (isCut) return 'across';
  return isInShape([west, south], shape) ? 'inside' : 'outside';
}

function placeOf(cell: MapBox, { box, shapes }: MapRegion): Place {
  const inBox = box ? placeInBox(cell, box) : 'inside';
  if (inBox === 'outside' || !shapes) return inBox;
  const inShapes = shapes.map((shape) => placeInShape(cell, shape));
  if (inShapes.every((place) => place === 'outside')) return 'outside';
  return inShapes.includes('inside') ? inBox : 'across';
}

/**
 * The cells that a region touches, down to a level, as few runs in the order of their codes. A point of a run that is
 * not inside has to be looked at by itself.
 */
export function cellsOf(region: MapRegion, level: number): CellRun[] {
  const runs: CellRun[] = [];
  const add = (code: number, depth: number, isInside: boolean) => {
    const first = code * 2 ** bitsBelow(depth);
    const last = first + 2 ** bitsBelow(depth) - 1;
    const before = runs.at(-1);
    if (before && before.isInside === isInside && before.last + 1 === first) before.last = last;
    else runs.push({ first, last, isInside });
  };
  const descend = (code: number, depth: number) => {
    const place = placeOf(boxOfCell(code, depth), region);
    if (place === 'outside') return;
    if (place === 'inside' || depth === level) add(code, depth, place === 'inside');
    else for (const quarter of [0, 1, 2, 3]) descend(code * 4 + quarter, depth + 1);
  };
  descend(0, 0);
  return runs;
}

/** A finer level can have fewer runs than the one above it, but not where it has so many times too many. */
const HOPELESS = 4;

/**
 * As {@link cellsOf}, at the finest level up to `finest` that needs no more than `most` runs. From coarse to fine: the
 * finest cells along a drawn area are tens of thousands, which would keep a server busy for longer than the search.
 */
export function fewCellsOf(region: MapRegion, finest: number, most: number): CellRun[] {
  let few = cellsOf(region, 0);
  for (let level = 1; level <= finest; level += 1) {
    const runs = cellsOf(region, level);
    if (runs.length > most * HOPELESS) break;
    if (runs.length <= most) few = runs;
  }
  return few;
}

/** The smallest box around a region. */
export function boxAround({ box = MAP_BOUNDS, shapes }: MapRegion): MapBox {
  if (!shapes) return box;
  const points = shapes.flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const around: MapBox = [
    Math.max(box[0], Math.min(...longitudes)),
    Math.max(box[1], Math.min(...latitudes)),
    Math.min(box[2], Math.max(...longitudes)),
    Math.min(box[3], Math.max(...latitudes)),
  ];
  // A box beside the shapes: nothing is in both.
  return around[0] < around[2] && around[1] < around[3] ? around : box;
}
