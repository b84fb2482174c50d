import { gzipSync } from 'node:zlib';
import { projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FloorPlate } from './FloorPlate.tsx';
import { fitted, nextUnit, type PlateDescription, plateOf } from './plate.ts';

const description: PlateDescription = { above: ['sea'], below: ['city'], middle: 'corridor' };
const floor = (count: number) => plateOf(someUnits(count), description);

describe('plateOf', () => {
  it('draws every unit once, in its row, as wide as it is large', () => {
    const { units, width } = floor(8);
    expect(units.map(({ number }) => number)).toEqual(
      ['01', '03', '05', '07', '02', '04', '06', '08'].map((each) => `A-1${each}`),
    );
    const [large, small] = units;
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    for (const row of [units.slice(0, 4), units.slice(4)]) {
      expect(row.reduce((sum, each) => sum + each.width, 0)).toBeCloseTo(width, 0);
    }
  });

  it.each([0, 1, 2, 7, 40])('lays %i units side by side, none over another', (count) => {
    const { units, width, height } = floor(count);
    expect(units).toHaveLength(count);
    units.forEach((one, index) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.2);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of units.slice(index + 1)) {
        const apart = one.x + one.width <= other.x + 0.2 || other.x + other.width <= one.x + 0.2 || one.y !== other.y;
        expect(apart, `${one.number} and ${other.number}`).toBe(true);
      }
    });
  });

  it('leaves the smallest of a row wide enough, and the others as wide as they are large', () => {
    const sizes = [4_000, 200, 2_000, 190];
    const units = sizes.map((covered_sq_ft, index) => ({ number: `A-${index}`, facing: 'sea', covered_sq_ft }));
    const drawn = plateOf(units, description);
    const [large = 0, small = 0, half = 0, smallest = 0] = drawn.units.map(({ width }) => width);
    expect([small, smallest]).toEqual([60, 60]);
    expect(large / half).toBeCloseTo(2, 1);
    expect(large + small + half + smallest).toBeCloseTo(drawn.width, 0);
  });

  it('puts a unit that faces neither side into the shorter row', () => {
    const units = someUnits(3).map((unit, index) => (index === 1 ? { ...unit, facing: 'north' } : unit));
    expect(plateOf(units, description).units).toHaveLength(3);
  });
});

describe('nextUnit', () => {
  const plate = floor(8);
  it.each([
    ['A-101', 'right', 'A-103'],
    ['A-103', 'left', 'A-101'],
    ['A-101', 'down', 'A-102'],
    ['A-102', 'up', 'A-101'],
    ['A-101', 'left', undefined],
    ['A-101', 'up', undefined],
    ['A-107', 'right', undefined],
    ['Z-1', 'right', undefined],
  ] as const)('from %s %s is %s', (from, direction, to) => {
    expect(nextUnit(plate, from, direction)).toBe(to);
  });

  it('reaches every unit from every other', () => {
    const reached = new Set(['A-101']);
    for (const number of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = nextUnit(plate, number, direction);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(8);
  });
});

it('draws a floor of 40 units, with its table, in less than 12 KB gzip', () => {
  const units = someUnits(40);
  const html = renderToStaticMarkup(
    createElement(FloorPlate, {
      title: 'Tower A, floor 1',
      plate: plateOf(units, description),
      units,
      types: projectTypes,
      hrefOf: ({ number }) => `/grand-monarch/units/${number}`,
    }),
  );
  expect(html).toContain('A-140');
  expect(gzipSync(html).length).toBeLessThan(12 * 1024);
});

describe('a text in a shape', () => {
  it('stays as it is where it has room, and is drawn closer where it has a little less', () => {
    expect(fitted('Kiosk', { width: 104 })).toEqual({ children: 'Kiosk' });
    expect(fitted('Shop with a stair', { width: 104 })).toMatchObject({
      children: 'Shop with a stair',
      textLength: 88,
    });
  });

  it('is cut where it would be too close to be read', () => {
    expect(fitted('Corner Shop with Mezzanine and Two Fronts', { width: 72 })).toMatchObject({
      children: 'Corner Shop…',
      textLength: 56,
    });
  });

  it('never has less than no room', () => {
    expect(fitted('Kiosk', { width: 10 })).toMatchObject({ children: 'Ki…', textLength: 14 });
  });
});
