/** Widths in pixels at which every picture is offered, smallest first. */
export const PICTURE_WIDTHS = [320, 640, 1024, 1600] as const;

const STORED_PICTURE = /^\/media\/[0-9a-f]{32}$/;

/**
 * The widths at which a picture can be asked for: the standard ones up to its own, and its own where that is smaller
 * than the largest. A picture is never enlarged.
 * @param ownWidth width of the stored picture in pixels.
 */
export function pictureWidths(ownWidth: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((width) => width < ownWidth);
  return smaller.length < PICTURE_WIDTHS.length ? [...smaller, ownWidth] : smaller;
}

/**
 * The address of a stored picture at one width; the server answers with the best format the browser takes.
 * Pictures that are not stored under '/media/{hash}' have one size only and keep their address.
 */
export function pictureSrc(src: string, width: number): string {
  return STORED_PICTURE.test(src) ? `${src}/${width}` : src;
}

/**
 * The `srcset` of a picture: '/media/{hash}/320 320w, /media/{hash}/640 640w, …', never wider than the picture itself.
 * @param src '/media/{hash}'; any other address has no srcset.
 * @param width the picture's own width in pixels.
 */
export function pictureSrcSet(src: string, width: number): string | undefined {
  if (!STORED_PICTURE.test(src) || !(width > 0)) return undefined;
  return pictureWidths(width)
    .map((each) => `${pictureSrc(src, each)} ${each}w`)
    .join(', ');
}

/** Sharp on a phone, and no more. */
const SMALL_WIDTH = 640;

/**
 * Bytes of a pixel in AVIF, as nearly every browser takes it: the middle of 60 photographs of homes and of the site at
 * the widths of cards. They had from 0.03 to 0.07.
 */
const BYTES_PER_PIXEL = 0.05;

const KILOBYTE = 1024;

/** A picture in the one size that is loaded where little data is wanted. */
export interface SmallPicture {
  /** The address of this size. */
  src: string;
  /** About how much it weighs, in kilobytes: at least 1. */
  kilobytes: number;
}

/**
 * The one size of a picture that is loaded where little data is wanted, and about what it weighs.
 * @param picture `src` and `width` in pixels as in {@link pictureSrcSet}; `srcSet` are the ready-made widths of another
 * picture.
 */
export function smallPicture(picture: { src: string; width: number; height: number; srcSet?: string }): SmallPicture {
  const srcSet = picture.srcSet ?? pictureSrcSet(picture.src, picture.width) ?? '';
  const offered = Array.from(srcSet.matchAll(/(\S+) (\d+)w/g), ([, src = '', width]) => ({
    src,
    width: Number(width),
  }));
  const { src, width } = offered.findLast((each) => each.width <= SMALL_WIDTH) ?? offered[0] ?? picture;
  const pixels = (width * width * picture.height) / picture.width;
  return { src, kilobytes: Math.max(1, Math.round((pixels * BYTES_PER_PIXEL) / KILOBYTE)) };
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The average colour of a picture from its thumbhash: '#b69478', to paint the picture's place while it loads.
 * Reads only the header of the hash, so it needs neither a canvas nor the decoder.
 * @param base64 the thumbhash in base64; what is none gives 'transparent'.
 */
export function thumbhashColor(base64: string): string {
  const digits = Array.from(base64.slice(0, 4), (char) => BASE64.indexOf(char));
  const [a, b, c, d] = digits;
  if (a === undefined || b === undefined || c === undefined || d === undefined || Math.min(...digits) < 0) {
    return 'transparent';
  }
  const bytes = (a << 18) | (b << 12) | (c << 6) | d;
  const header = (bytes >> 16) | (bytes & 0xff00) | ((bytes & 0xff) << 16);
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  const green = red - redGreen;
  const channel = (value: number) =>
    Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}
