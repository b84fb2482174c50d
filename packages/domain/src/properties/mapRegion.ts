import type { Told } from '../words/sentence.ts';
import { told } from '../words/sentence.ts';
import {
  BOX_NOT_UNDERSTOOD,
  BOX_OUTSIDE,
  SHAPE_CROSSES_ITSELF,
  SHAPE_NOT_UNDERSTOOD,
  SHAPE_OUTSIDE,
  SHAPE_TOO_LONG,
  TOO_MANY_SHAPES,
} from './messages.ts';

/** Longitude and latitude, in degrees. */
export type MapPoint = readonly [longitude: number, latitude: number];

/** West, south, east and north, in degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** The corners of a drawn area in order. The last is joined to the first. */
export type MapShape = readonly MapPoint[];

/** What a map is narrowed to: inside the box and inside any of the shapes. Absent means: not narrowed. */
export interface MapRegion {
  box?: MapBox | undefined;
  shapes?: readonly MapShape[] | undefined;
}

/** What the map covers: Karachi and the land around it. */
export const MAP_BOUNDS: MapBox = [66.4, 24.4, 68, 25.85];

export const MOST_SHAPES = 5;
export const MOST_CORNERS = 100;

/** About 11 metres, which is finer than a finger. */
const DIGITS = 4;
const FARTHEST_LATITUDE = 85;

type Read<Value> = { ok: true; value: Value } | ({ ok: false } & Told);

const refusal = (why: Told) => ({ ok: false as const, ...why });

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** Numbers with a comma or an underscore between them; undefined where one of them is none. */
function numbersOf(text: string): number[] | undefined {
  const parts = text.split(/[,_]/).map((part) => part.trim());
  return parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part)) ? parts.map(Number) : undefined;
}

/** Whether a point lies in a box, its edges included. */
export const isInBox = ([longitude, latitude]: MapPoint, [west, south, east, north]: MapBox): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/**
 * The box of an address: 'west,south,east,north' in degrees. What lies outside of the map is cut off.
 */
export function readBox(text: string): Read<MapBox> {
  const [west = 0, south = 0, east = 0, north = 0, ...more] = numbersOf(text) ?? [0, 0, 0, 0];
  const isTurned = west >= east || south >= north;
  const isOnEarth = west >= -180 && east <= 180 && south >= -FARTHEST_LATITUDE && north <= FARTHEST_LATITUDE;
  if (more.length > 0 || isTurned) return refusal(told({ BOX_NOT_UNDERSTOOD }));
  if (!isOnEarth) return refusal(told({ BOX_OUTSIDE }));
  const [first, lowest, last, highest] = MAP_BOUNDS;
  const box: MapBox = [
    rounded(Math.max(west, first)),
    rounded(Math.max(south, lowest)),
    rounded(Math.min(east, last)),
    rounded(Math.min(north, highest)),
  ];
  if (box[0] >= box[2] || box[1] >= box[3]) return refusal(told({ BOX_OUTSIDE }));
  return { ok: true, value: box };
}

/** A box as an address has it. */
export const writeBox = (box: MapBox): string => box.map(rounded).join('_');

function shapeOf(text: string): MapShape | undefined {
  const numbers = numbersOf(text);
  if (!numbers || numbers.length % 2 === 1) return undefined;
  const points = numbers.flatMap((longitude, index): MapPoint[] =>
    index % 2 === 0 ? [[rounded(longitude), rounded(numbers[index + 1] ?? 0)]] : [],
  );
  return tidy(points);
}

/** Without corners that are followed by themselves, the first one by the last included. */
const tidy = (points: MapShape): MapShape =>
  points.filter(([longitude, latitude], index) => {
    const next = points[(index + 1) % points.length];
    return points.length === 1 || !next || longitude !== next[0] || latitude !== next[1];
  });

function refusalOf(shape: MapShape | undefined): Told | undefined {
  if (!shape) return told({ SHAPE_NOT_UNDERSTOOD });
  if (shape.length > MOST_CORNERS) return told({ SHAPE_TOO_LONG }, { most: MOST_CORNERS });
  if (shape.length < 3) return told({ SHAPE_NOT_UNDERSTOOD });
  if (!shape.every((point) => isInBox(point, MAP_BOUNDS))) return told({ SHAPE_OUTSIDE });
  return crossesItself(shape) ? told({ SHAPE_CROSSES_ITSELF }) : undefined;
}

/**
 * The drawn areas of an address: longitude and latitude of each corner with `_` between all of them, and `*` between
 * shapes. At most 5 of at most 100 corners, none of which crosses itself.
 */
export function readShapes(text: string): Read<MapShape[]> {
  const parts = text.split(/[*;]/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return refusal(told({ SHAPE_NOT_UNDERSTOOD }));
  if (parts.length > MOST_SHAPES) return refusal(told({ TOO_MANY_SHAPES }, { most: MOST_SHAPES }));
  const shapes: MapShape[] = [];
  for (const part of parts) {
    const shape = shapeOf(part);
    const why = refusalOf(shape);
    if (why || !shape) return refusal(why ?? told({ SHAPE_NOT_UNDERSTOOD }));
    shapes.push(shape);
  }
  return { ok: true, value: shapes };
}

/** Drawn areas as an address has them. */
export const writeShapes = (shapes: readonly MapShape[]): string =>
  shapes.map((shape) => shape.flatMap((point) => point.map(rounded)).join('_')).join('*');

/** Twice the area of the triangle; positive where the three turn left. */
const turn = ([ax, ay]: MapPoint, [bx, by]: MapPoint, [cx, cy]: MapPoint) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const isBetween = ([px, py]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint) =>
  Math.min(ax, bx) <= px && px <= Math.max(ax, bx) && Math.min(ay, by) <= py && py <= Math.max(ay, by);

/** Whether two lines have a point in common. */
export function linesMeet(a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && isBetween(c, a, b)) ||
    (abd === 0 && isBetween(d, a, b)) ||
    (cda === 0 && isBetween(a, c, d)) ||
    (cdb === 0 && isBetween(b, c, d))
  );
}

/** The sides of a shape, the closing one included. */
export const sidesOf = (shape: MapShape): [MapPoint, MapPoint][] =>
  shape.map((point, index) => [point, shape[(index + 1) % shape.length] ?? point]);

/** Whether a side meets another one that is not its neighbour, or runs back along its neighbour. */
export function crossesItself(shape: MapShape): boolean {
  const sides = sidesOf(shape);
  return sides.some(([a, b], index) => {
    const [, next = b] = sides[(index + 1) % sides.length] ?? [];
    // Degrees of four digits: what is below this is a straight line.
    const isStraight = Math.abs(turn(a, b, next)) < 1e-12;
    const runsBack = isStraight && (b[0] - a[0]) * (next[0] - b[0]) + (b[1] - a[1]) * (next[1] - b[1]) <= 0;
    if (runsBack) return true;
    return sides.some(([c, d], other) => {
      const isNeighbour = other - index === 1 || (index === 0 && other === sides.length - 1);
      return other > index && !isNeighbour && linesMeet(a, b, c, d);
    });
  });
}

/** Whether a point lies inside a shape. Points on its edge count as either. */
export function isInShape([longitude, latitude]: MapPoint, shape: MapShape): boolean {
  const crossed = sidesOf(shape).filter(([[ax, ay], [bx, by]]) => {
    if (ay > latitude === by > latitude) return false;
    return longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax;
  });
  return crossed.length % 2 === 1;
}

/** The smallest shape without dents around points: what stands in for a line drawn by hand that crosses itself. */
export function outlineOf(points: MapShape): MapShape {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (row: MapPoint[]) => {
    const kept: MapPoint[] = [];
    for (const point of row) {
      for (;;) {
        const [one, two] = kept.slice(-2);
        if (!one || !two || turn(one, two, point) > 1e-12) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
