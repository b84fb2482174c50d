import { expect, it } from 'vitest';
import { isPlainPrint, isSameProof, PRINT_EDGE } from './proofPrint.ts';

const cells = Uint8Array.from({ length: PRINT_EDGE ** 2 }, (_, at) => 40 + ((at * 89) % 151));
const changed = (change: (cell: number, at: number) => number) =>
  Uint8Array.from(cells, (cell, at) => Math.round(change(cell, at)));

it('sees one picture in two lights, with the noise of compression', () => {
  expect(
    isSameProof(
      cells,
      changed((cell) => cell * 1.15 + 8),
    ),
  ).toBe(true);
  expect(
    isSameProof(
      cells,
      changed((cell) => cell * 0.85),
    ),
  ).toBe(true);
  expect(
    isSameProof(
      cells,
      changed((cell, at) => cell + (at % 5) - 2),
    ),
  ).toBe(true);
});

it('sees two pictures where one cell says something else, however alike the rest is', () => {
  expect(
    isSameProof(
      cells,
      changed((cell, at) => (at === 700 ? cell + 30 : cell)),
    ),
  ).toBe(false);
  expect(
    isSameProof(
      cells,
      changed((cell) => 255 - cell),
    ),
  ).toBe(false);
  expect(isSameProof(cells, new Uint8Array(0))).toBe(false);
});

it('compares no plain picture', () => {
  expect(isPlainPrint(new Uint8Array(PRINT_EDGE ** 2).fill(240))).toBe(true);
  expect(isPlainPrint(cells)).toBe(false);
  expect(isSameProof(new Uint8Array(PRINT_EDGE ** 2).fill(240), cells)).toBe(false);
});
