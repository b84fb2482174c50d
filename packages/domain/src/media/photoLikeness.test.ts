import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePhoto, mirroredBands, nearBands, type PhotoBands, photoBands, photoDistance } from './photoLikeness.ts';

const band = fc.integer({ min: 0, max: 65_535 });
const bands: fc.Arbitrary<PhotoBands> = fc.tuple(band, band, band, band);
/** Positions of bits to turn, each once. */
const turned = (most: number) => fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: most });

const turn = (hash: PhotoBands, places: number[]): PhotoBands => {
  const copy: [number, number, number, number] = [...hash];
  for (const place of places) {
    const index = place >> 4;
    copy[index] = (copy[index] ?? 0) ^ (1 << (place & 15));
  }
  return copy;
};

describe('the hash of a photo', () => {
  const greys = Array.from({ length: 72 }, (_, at) => (at * 89) % 251);

  it('says where the picture gets brighter', () => {
    const hash = photoBands(greys);
    expect(hash).toBeDefined();
    expect(photoBands(greys.map((grey) => grey / 2 + 60))).toEqual(hash);
  });

  it('is none for a plain wall or a gradient', () => {
    expect(photoBands(new Uint8Array(72).fill(128))).toBeUndefined();
    expect(photoBands(Uint8Array.from({ length: 72 }, (_, at) => (at % 9) * 20))).toBeUndefined();
  });

  it('of a mirrored picture follows from that of the picture', () => {
    const mirrored = Array.from({ length: 72 }, (_, at) => greys[at - (at % 9) + 8 - (at % 9)] ?? 0);
    const [hash, other] = [photoBands(greys), photoBands(mirrored)];
    expect(hash && mirroredBands(hash)).toEqual(other);
    expect(hash && other && isSamePhoto(hash, other)).toBe(true);
  });

  it('mirrored twice is itself', () => {
    fc.assert(
      fc.property(bands, (hash) => {
        expect(mirroredBands(mirroredBands(hash))).toEqual(hash);
      }),
    );
  });

  it('is as far from another as bits differ', () => {
    fc.assert(
      fc.property(bands, turned(64), (hash, places) => {
        expect(photoDistance(hash, turn(hash, places))).toBe(places.length);
        expect(photoDistance(turn(hash, places), hash)).toBe(places.length);
      }),
    );
  });

  it('shares a near band with every hash that differs by at most seven bits', () => {
    fc.assert(
      fc.property(bands, turned(7), (hash, places) => {
        const other = turn(hash, places);
        expect(hash.some((each, index) => nearBands(each).includes(other[index] ?? -1))).toBe(true);
      }),
    );
  });
});
