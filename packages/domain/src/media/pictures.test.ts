import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureSrc, pictureSrcSet, pictureWidths, smallPicture, thumbhashColor } from './pictures.ts';

const src = '/media/0123456789abcdef0123456789abcdef';

describe('pictures', () => {
  it('asks for one width of a stored picture and leaves other addresses alone', () => {
    expect(pictureSrc(src, 640)).toBe(`${src}/640`);
    expect(pictureSrc('/images/skyline.jpg', 640)).toBe('/images/skyline.jpg');
  });

  it('lists the standard widths of a large picture', () => {
    expect(pictureSrcSet(src, 2048)).toBe(`${src}/320 320w, ${src}/640 640w, ${src}/1024 1024w, ${src}/1600 1600w`);
  });

  it('ends with the own width of a smaller picture', () => {
    expect(pictureSrcSet(src, 900)).toBe(`${src}/320 320w, ${src}/640 640w, ${src}/900 900w`);
    expect(pictureSrcSet(src, 640)).toBe(`${src}/320 320w, ${src}/640 640w`);
    expect(pictureSrcSet(src, 200)).toBe(`${src}/200 200w`);
  });

  it.each([
    '/images/skyline.jpg',
    '/media/short',
    `${src}/640`,
    `https://elsewhere.example${src}`,
    src.toUpperCase(),
    '',
  ])('has no srcset for %j', (other) => {
    expect(pictureSrcSet(other, 1600)).toBeUndefined();
  });

  it('has no srcset for a picture of unknown width', () => {
    expect(pictureSrcSet(src, 0)).toBeUndefined();
    expect(pictureSrcSet(src, Number.NaN)).toBeUndefined();
  });

  it('never enlarges, and always offers the best there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (ownWidth) => {
        const widths = pictureWidths(ownWidth);
        expect(Math.max(...widths)).toBe(Math.min(ownWidth, PICTURE_WIDTHS[3]));
        expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
      }),
    );
  });
});

describe('smallPicture', () => {
  it('is the width of a phone, and about what it weighs', () => {
    expect(smallPicture({ src, width: 1600, height: 1200 })).toEqual({ src: `${src}/640`, kilobytes: 15 });
    expect(smallPicture({ src, width: 1600, height: 900 })).toEqual({ src: `${src}/640`, kilobytes: 11 });
  });

  it('is never wider than the picture, and never weighs nothing', () => {
    expect(smallPicture({ src, width: 500, height: 400 })).toEqual({ src: `${src}/500`, kilobytes: 10 });
    expect(smallPicture({ src, width: 16, height: 16 })).toEqual({ src: `${src}/16`, kilobytes: 1 });
  });

  it('takes of ready-made widths the largest that a phone needs, or the smallest there is', () => {
    const picture = { src: '/sea-768', width: 1200, height: 800 };
    const srcSet = '/sea-480 480w, /sea-768 768w, /sea-1200 1200w';
    expect(smallPicture({ ...picture, srcSet })).toEqual({ src: '/sea-480', kilobytes: 8 });
    expect(smallPicture({ ...picture, srcSet: '/sea-768 768w, /sea-1200 1200w' }).src).toBe('/sea-768');
  });

  it('is the file itself where there is one size only', () => {
    expect(smallPicture({ src: '/sea.jpg', width: 800, height: 500 })).toEqual({ src: '/sea.jpg', kilobytes: 20 });
  });
});

describe('thumbhashColor', () => {
  // Hashes of one-coloured pictures with a slight gradient; the expected colours come from the reference decoder.
  it.each([
    ['ZWkCBYR9fX+Hh3iHiHiIh3+IB4h4', '#bf8a78'],
    ['lfIBBYR9fX93h4iHd4iId4+HCIeH', '#191dc9'],
    ['/hcCDYJ/eHh4iIh3h3iHiH+HCId3', '#fff4fe'],
    ['ARgCBYJwd3eIiIiHiIiIeHB4B4d3', '#0b0001'],
    ['lusDBYKweIiIeHiHd4d4d7CIB3Z3', '#fc050b'],
    ['mImABIIIfn93h3eH+Hd4gHf4tHaHaIiGDA==', '#14d23e'],
  ])('reads %s as %s', (hash, color) => {
    expect(thumbhashColor(hash)).toBe(color);
  });

  it.each(['', 'abc', '!!!!', '=ABC'])('paints nothing for %j', (hash) => {
    expect(thumbhashColor(hash)).toBe('transparent');
  });

  it('answers a colour for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (hash) => {
        expect(thumbhashColor(hash)).toMatch(/^(transparent|#[0-9a-f]{6})$/);
      }),
    );
  });
});
