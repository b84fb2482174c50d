import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossesItself,
  isInBox,
  isInShape,
  MAP_BOUNDS,
  type MapPoint,
  type MapShape,
  outlineOf,
  readBox,
  readShapes,
  writeBox,
  writeShapes,
} from './mapRegion.ts';

const TRIANGLE: MapShape = [
  [67, 24.8],
  [67.1, 24.8],
  [67.05, 24.9],
];

const point = fc.tuple(
  fc.integer({ min: 664_001, max: 679_999 }).map((each) => each / 10_000),
  fc.integer({ min: 244_001, max: 258_499 }).map((each) => each / 10_000),
) satisfies fc.Arbitrary<MapPoint>;

describe('the box of an address', () => {
  it('is four numbers, joined by either sign', () => {
    expect(readBox('67,24.8,67.1,24.9')).toEqual({ ok: true, value: [67, 24.8, 67.1, 24.9] });
    expect(readBox('67.00001_24.8_67.1_24.9')).toEqual({ ok: true, value: [67, 24.8, 67.1, 24.9] });
  });

  it('is cut to the map', () => {
    expect(readBox('-180,-60,180,60')).toEqual({ ok: true, value: MAP_BOUNDS });
  });

  it.each([
    ['', 'BOX_NOT_UNDERSTOOD'],
    ['67,24.8,67.1', 'BOX_NOT_UNDERSTOOD'],
    ['67,24.8,67.1,24.9,25', 'BOX_NOT_UNDERSTOOD'],
    ['67.1,24.8,67,24.9', 'BOX_NOT_UNDERSTOOD'],
    ['67,24.9,67.1,24.8', 'BOX_NOT_UNDERSTOOD'],
    ['67,24.8,67,24.9', 'BOX_NOT_UNDERSTOOD'],
    ['NaN,24.8,67.1,24.9', 'BOX_NOT_UNDERSTOOD'],
    ['Infinity,24.8,67.1,24.9', 'BOX_NOT_UNDERSTOOD'],
    ['67e0,24.8,67.1,24.9', 'BOX_NOT_UNDERSTOOD'],
    ['-180,85,180,90', 'BOX_OUTSIDE'],
    ['-180,-90,180,90', 'BOX_OUTSIDE'],
    ['\u0000', 'BOX_NOT_UNDERSTOOD'],
    ['74.2,31.4,74.4,31.6', 'BOX_OUTSIDE'],
    ['67.00001,24.8,67.00002,24.9', 'BOX_OUTSIDE'],
  ])('%j is refused: %s', (text, code) => {
    expect(readBox(text)).toMatchObject({ ok: false, code });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(point, point, ([a, b], [c, d]) => {
        fc.pre(a !== c && b !== d);
        const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
        expect(readBox(writeBox(box))).toEqual({ ok: true, value: box });
      }),
    );
  });
});

describe('the drawn areas of an address', () => {
  it('are read as they were written, without a closing corner', () => {
    expect(readShapes(writeShapes([TRIANGLE, TRIANGLE]))).toEqual({ ok: true, value: [TRIANGLE, TRIANGLE] });
    expect(readShapes('67,24.8,67.1,24.8,67.05,24.9,67,24.8')).toEqual({ ok: true, value: [TRIANGLE] });
  });

  it.each([
    ['', 'SHAPE_NOT_UNDERSTOOD'],
    ['67_24.8_67.1_24.8', 'SHAPE_NOT_UNDERSTOOD'],
    ['67_24.8_67.1_24.8_67.05', 'SHAPE_NOT_UNDERSTOOD'],
    ['67_24.8_67.1_NaN_67.05_24.9', 'SHAPE_NOT_UNDERSTOOD'],
    ['67_24.8_67_24.8_67_24.8', 'SHAPE_NOT_UNDERSTOOD'],
    ['67_24.8_67.1_24.9_67.1_24.8_67_24.9', 'SHAPE_CROSSES_ITSELF'],
    ['67_24.8_67.1_24.8_67.2_24.8', 'SHAPE_CROSSES_ITSELF'],
    ['0_0_1_0_1_1', 'SHAPE_OUTSIDE'],
  ])('%s is refused: %s', (text, code) => {
    expect(readShapes(text)).toMatchObject({ ok: false, code });
  });

  it('are refused where they are too many or too long', () => {
    const six = Array.from({ length: 6 }, () => TRIANGLE);
    expect(readShapes(writeShapes(six))).toMatchObject({ ok: false, code: 'TOO_MANY_SHAPES' });
    const long = Array.from({ length: 10_000 }, (_, index): MapPoint => [67 + index / 10_000, 24.8]);
    expect(readShapes(writeShapes([long]))).toMatchObject({ ok: false, code: 'SHAPE_TOO_LONG' });
  });

  it('have an inside', () => {
    expect(isInShape([67.05, 24.83], TRIANGLE)).toBe(true);
    expect(isInShape([67.01, 24.89], TRIANGLE)).toBe(false);
  });
});

describe('an outline around points', () => {
  it('does not cross itself and leaves no point out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 4, maxLength: 40, selector: String }), (points) => {
        const outline = outlineOf(points);
        fc.pre(outline.length >= 3);
        expect(crossesItself(outline)).toBe(false);
        const box = [
          Math.min(...outline.map(([each]) => each)),
          Math.min(...outline.map(([, each]) => each)),
          Math.max(...outline.map(([each]) => each)),
          Math.max(...outline.map(([, each]) => each)),
        ] as const;
        expect(points.every((each) => isInBox(each, box))).toBe(true);
      }),
    );
  });
});
