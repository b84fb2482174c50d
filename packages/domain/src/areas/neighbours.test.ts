import { expect, it } from 'vitest';
import { kilometresBetween, nearestTo, nearestToAny } from './neighbours.ts';

const clifton = { name: 'Clifton', latitude: 24.81, longitude: 67.03 };
const defence = { name: 'DHA Defence', latitude: 24.8, longitude: 67.06 };
const malir = { name: 'Malir', latitude: 24.9, longitude: 67.2 };
const unknown = { name: 'Somewhere', latitude: null, longitude: null };

it('measures as the crow flies', () => {
  expect(kilometresBetween(clifton, { latitude: 25.81, longitude: 67.03 })).toBeCloseTo(111.2);
  // A degree of longitude is a tenth shorter here than at the equator.
  expect(kilometresBetween(clifton, { latitude: 24.81, longitude: 68.03 })).toBeCloseTo(100.9, 1);
  expect(kilometresBetween(clifton, unknown)).toBeUndefined();
  expect(kilometresBetween(unknown, clifton)).toBeUndefined();
});

it('finds the nearest, without the place itself and those that nobody has placed', () => {
  const all = [malir, unknown, clifton, defence];
  expect(nearestTo(clifton, all, 5)).toEqual([defence, malir]);
  expect(nearestTo(clifton, all, 1)).toEqual([defence]);
  expect(nearestTo(unknown, all, 5)).toEqual([]);
  expect(nearestToAny([clifton, defence], all, 5)).toEqual([malir]);
  expect(nearestToAny([], all, 5)).toEqual([]);
});
