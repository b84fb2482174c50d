/**
 * A difference hash (dHash) of a photo: 64 bits, in four bands of 16. Each bit says whether a spot of the photo, made
 * nine grey pixels wide and eight high, is darker than the spot to its right. Scaling, other file formats, light and
 * small marks change few bits.
 */
export type PhotoBands = readonly [number, number, number, number];

/** The size that a photo is made to before its bits are read. */
export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

const BAND_BITS = 16;
const ROW_BITS = 8;

/** At most so many of 64 bits differ between two pictures of one photo. */
export const SAME_PHOTO_DISTANCE = 10;

/** Neighbours whose grey differs by no more than this, of 255, count as equal: grain and compression change as much. */
const EVEN = 1;

/** A picture that gets brighter and darker again less often, e.g. a bare wall, looks like every other such picture. */
const FEWEST_TURNS = 8;

/**
 * The hash of a photo.
 * @param greys brightness of {@link HASH_WIDTH} × {@link HASH_HEIGHT} pixels, 0 to 255, row by row
 * @returns undefined for a picture that is too plain to be compared
 */
export function photoBands(greys: ArrayLike<number>): PhotoBands | undefined {
  const bands: [number, number, number, number] = [0, 0, 0, 0];
  let turns = 0;
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    let before: boolean | undefined;
    for (let column = 0; column < ROW_BITS; column += 1) {
      const at = row * HASH_WIDTH + column;
      const rise = (greys[at + 1] ?? 0) - (greys[at] ?? 0);
      const isEven = Math.abs(rise) <= EVEN;
      // Where it is even, halves of the picture differ, so that the mirrored picture has the mirrored hash.
      const bit = isEven ? column >= ROW_BITS / 2 : rise > 0;
      if (!isEven) {
        if (before !== undefined && bit !== before) turns += 1;
        before = bit;
      }
      const band = row >> 1;
      bands[band] = ((bands[band] ?? 0) << 1) | Number(bit);
    }
  }
  return turns < FEWEST_TURNS ? undefined : bands;
}

function mirroredBand(band: number): number {
  let mirrored = 0;
  for (let row = 0; row < BAND_BITS / ROW_BITS; row += 1) {
    for (let column = 0; column < ROW_BITS; column += 1) {
      const bit = (band >> (row * ROW_BITS + column)) & 1;
      mirrored |= (bit ^ 1) << (row * ROW_BITS + ROW_BITS - 1 - column);
    }
  }
  return mirrored;
}

/** The hash of the same photo seen in a mirror: what was darker than its right neighbour is now the brighter one. */
export const mirroredBands = ([a, b, c, d]: PhotoBands): PhotoBands => [
  mirroredBand(a),
  mirroredBand(b),
  mirroredBand(c),
  mirroredBand(d),
];

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number; left > 0; left &= left - 1) bits += 1;
  return bits;
}

/** How many of 64 bits differ between two hashes (Hamming distance). */
export const photoDistance = (a: PhotoBands, b: PhotoBands): number =>
  bitsOf(a[0] ^ b[0]) + bitsOf(a[1] ^ b[1]) + bitsOf(a[2] ^ b[2]) + bitsOf(a[3] ^ b[3]);

/** Whether two hashes are of one photo, as it is or mirrored. */
export const isSamePhoto = (a: PhotoBands, b: PhotoBands): boolean =>
  photoDistance(a, b) <= SAME_PHOTO_DISTANCE || photoDistance(mirroredBands(a), b) <= SAME_PHOTO_DISTANCE;

/**
 * A band and all that differ from it by one bit. Hashes that differ by at most 7 bits share at least one of four bands
 * but for one bit, so looking these up misses none of them.
 */
export const nearBands = (band: number): number[] => [
  band,
  ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit)),
];
