/** A proof is made so many grey cells wide and high before it is compared; a row of a print has as many bytes. */
export const PRINT_EDGE = 64;

/** A picture whose cells differ by no more than this, of 255, is too plain to be compared. */
const PLAIN = 24;

/** How far light and contrast may differ: a photo of a screen, a brighter copy. */
const GAIN = { least: 0.7, most: 1.4 };

/**
 * The most that one cell may differ once light and contrast are taken out. Another size or light changes one by up to
 * seven, another number of a transfer by sixteen and more (drawn receipts, `proofPrints.test.ts` of the API).
 */
const MOST_OF_A_CELL = 10;

/** The most that cells may differ on the whole: light changes large surfaces by two or three. */
const MOST_ON_THE_WHOLE = 4;

/** How far the width of two pictures, in thousandths of their heights, may differ: another size rounds it. */
export const SAME_SHAPE = 0.02;

/** Whether a print says too little to be compared. @param cells brightness, 0 to 255, row by row */
export function isPlainPrint(cells: Uint8Array): boolean {
  return Math.max(...cells) - Math.min(...cells) <= PLAIN;
}

const meanOf = (cells: Uint8Array) => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;

/**
 * Whether two prints are of one picture of a transfer: re-encoded, made smaller, a little brighter or darker. Two
 * pictures of one bank's app differ in a few cells only, where amount and numbers stand; so each cell counts, not their
 * sum alone.
 * @param one brightness of {@link PRINT_EDGE} × {@link PRINT_EDGE} cells, 0 to 255, row by row; not plain
 */
export function isSameProof(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  const [ownMean, otherMean] = [meanOf(one), meanOf(other)];
  let [spread, common] = [0, 0];
  for (const [at, cell] of one.entries()) {
    spread += (cell - ownMean) ** 2;
    common += (cell - ownMean) * ((other[at] ?? 0) - otherMean);
  }
  // The light and contrast that bring one nearest to the other.
  const gain = common / spread;
  if (!(gain >= GAIN.least && gain <= GAIN.most)) return false;
  let sum = 0;
  for (const [at, cell] of one.entries()) {
    const difference = Math.abs((cell - ownMean) * gain - ((other[at] ?? 0) - otherMean));
    if (difference > MOST_OF_A_CELL) return false;
    sum += difference;
  }
  return sum / one.length <= MOST_ON_THE_WHOLE;
}
