import {
  crossesItself,
  MAP_BOUNDS,
  type MapPoint,
  type MapShape,
  outlineOf,
  readShapes,
  writeShapes,
} from '@karachi-estates/domain/properties/mapRegion';
import type Polygon from 'ol/geom/Polygon.js';
import { toLonLat } from 'ol/proj.js';

/** An address must stay short enough to be sent by a messenger. */
const MOST_DRAWN = 40;
const FIRST_TOLERANCE = 4;

const [WEST, SOUTH, EAST, NORTH] = MAP_BOUNDS;

const onMap = ([longitude = 0, latitude = 0]: number[]): MapPoint => [
  Math.min(Math.max(longitude, WEST), EAST),
  Math.min(Math.max(latitude, SOUTH), NORTH),
];

/**
 * What was drawn by hand as a shape for the address: few corners, inside of the map. A line that crosses itself, as it
 * easily does where it comes back to its start, becomes the outline around it.
 * @param resolution of the map where it was drawn, in metres a pixel
 * @returns undefined for a line around nothing
 */
export function shapeOfDrawn(polygon: Polygon, resolution: number): MapShape | undefined {
  let points: MapShape = [];
  for (let tolerance = FIRST_TOLERANCE; tolerance < 1_000; tolerance *= 2) {
    const simple = polygon.simplify(tolerance * resolution) as Polygon;
    points = (simple.getCoordinates()[0] ?? []).slice(0, -1).map((each) => onMap(toLonLat(each)));
    if (points.length <= MOST_DRAWN) break;
  }
  for (const shape of [points, outlineOf(points)]) {
    if (shape.length < 3 || crossesItself(shape)) continue;
    const read = readShapes(writeShapes([shape]));
    if (read.ok) return read.value[0];
  }
  return undefined;
}
