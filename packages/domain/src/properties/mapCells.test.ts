import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bitsBelow,
  boxAround,
  boxOfCell,
  COUNTED_LEVEL,
  cellAt,
  cellsOf,
  clusterLevel,
  FINEST_LEVEL,
  fewCellsOf,
} from './mapCells.ts';
import { isInBox, isInShape, MAP_BOUNDS, type MapBox, type MapPoint, type MapShape } from './mapRegion.ts';

const point = fc.tuple(
  fc.double({ min: 66.4, max: 68, noNaN: true }),
  fc.double({ min: 24.4, max: 25.85, noNaN: true }),
) satisfies fc.Arbitrary<MapPoint>;

const TRIANGLE: MapShape = [
  [66.95, 24.8],
  [67.2, 24.85],
  [67.05, 25],
];

describe('the cells of the map', () => {
  it('hold the points whose code they are the beginning of', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 0, max: FINEST_LEVEL }), (place, level) => {
        const [west, south, east, north] = boxOfCell(Math.floor(cellAt(place) / 2 ** bitsBelow(level)), level);
        const slack = 1e-9;
        expect(isInBox(place, [west - slack, south - slack, east + slack, north + slack])).toBe(true);
      }),
    );
  });

  it('cover a box and tell its inside from its edge', () => {
    const box: MapBox = [66.98, 24.81, 67.13, 24.93];
    const runs = cellsOf({ box }, COUNTED_LEVEL);
    fc.assert(
      fc.property(point, (place) => {
        const code = cellAt(place);
        const run = runs.find(({ first, last }) => code >= first && code <= last);
        if (isInBox(place, box)) expect(run).toBeDefined();
        if (run?.isInside) expect(isInBox(place, box)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('cover a drawn area, alone and cut by a box', () => {
    const box: MapBox = [67, 24.8, 67.1, 24.9];
    for (const region of [{ shapes: [TRIANGLE] }, { box, shapes: [TRIANGLE] }]) {
      const runs = cellsOf(region, COUNTED_LEVEL);
      expect(runs.some(({ isInside }) => isInside)).toBe(true);
      fc.assert(
        fc.property(point, (place) => {
          const isIn = isInShape(place, TRIANGLE) && (!region.box || isInBox(place, region.box));
          const code = cellAt(place);
          const run = runs.find(({ first, last }) => code >= first && code <= last);
          if (isIn) expect(run).toBeDefined();
          if (run?.isInside) expect(isIn).toBe(true);
        }),
        { numRuns: 500 },
      );
    }
  });

  it('are one run for all of the map, and few where few are asked for', () => {
    expect(cellsOf({}, COUNTED_LEVEL)).toEqual([{ first: 0, last: 4 ** FINEST_LEVEL - 1, isInside: true }]);
    expect(fewCellsOf({ box: [66.98, 24.81, 67.13, 24.93] }, FINEST_LEVEL, 16).length).toBeLessThanOrEqual(16);
  });

  it('are found for as much as can be drawn without a look at every cell along its edges', () => {
    const shapes = [66.6, 66.85, 67.1, 67.35, 67.6].map((longitude) =>
      Array.from({ length: 100 }, (_, corner): MapPoint => {
        const angle = (corner * Math.PI) / 50;
        return [longitude + Math.cos(angle) / 7, 25 + Math.sin(angle) / 7];
      }),
    );
    const runs = fewCellsOf({ shapes }, FINEST_LEVEL, 16);
    expect(runs.length).toBeLessThanOrEqual(16);
    for (const place of shapes.flat()) {
      expect(runs.some(({ first, last }) => cellAt(place) >= first && cellAt(place) <= last)).toBe(true);
    }
  });
});

describe('clusters', () => {
  it('are of cells that fit the zoom', () => {
    expect(clusterLevel(10, MAP_BOUNDS)).toBe(3);
    expect(clusterLevel(15, [67.02, 24.82, 67.06, 24.85])).toBe(8);
  });

  it('are never more than 17 along a box', () => {
    fc.assert(
      fc.property(point, point, fc.option(fc.integer({ min: 0, max: 22 }), { nil: undefined }), (one, two, zoom) => {
        const box: MapBox = [
          Math.min(one[0], two[0]),
          Math.min(one[1], two[1]),
          Math.max(one[0], two[0]) + 0.0001,
          Math.max(one[1], two[1]) + 0.0001,
        ];
        const level = clusterLevel(zoom, box);
        expect((box[2] - box[0]) / (1.6 / 2 ** level)).toBeLessThanOrEqual(16.001);
      }),
    );
  });

  it('lie in the box and the shapes together', () => {
    expect(boxAround({ shapes: [TRIANGLE] })).toEqual([66.95, 24.8, 67.2, 25]);
    expect(boxAround({ box: [67, 24.7, 67.1, 24.9], shapes: [TRIANGLE] })).toEqual([67, 24.8, 67.1, 24.9]);
    expect(boxAround({ box: [67.5, 24.7, 67.6, 24.75], shapes: [TRIANGLE] })).toEqual([67.5, 24.7, 67.6, 24.75]);
  });
});
