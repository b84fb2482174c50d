import {
  HEIC_UNREADABLE,
  PICTURE_DAMAGED,
  PICTURE_KIND_UNKNOWN,
  PICTURE_TOO_LONG,
  PICTURE_TOO_MANY_PIXELS,
} from '@karachi-estates/domain/media/messages';
import { HASH_HEIGHT, HASH_WIDTH, type PhotoBands, photoBands } from '@karachi-estates/domain/media/photoLikeness';
import { pictureWidths } from '@karachi-estates/domain/media/pictures';
import { isPlainPrint, PRINT_EDGE } from '@karachi-estates/domain/orders/proofPrint';
import { told } from '@karachi-estates/domain/words/sentence';
import sharp, { type OutputInfo } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { pictureKind } from './media.kind.ts';
import { PictureProblem } from './media.problem.ts';

/** A picture made ready: everything about it and every file that is stored at once. */
export interface EncodedPicture {
  width: number;
  height: number;
  bytes: number;
  /** base64 */
  thumbhash: string;
  /** The difference hash; undefined for a picture that is too plain to be compared. */
  bands: PhotoBands | undefined;
  /** File name inside the picture's folder, and its content. */
  files: { name: string; bytes: Buffer }[];
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

const MAX_PIXELS = 40_000_000;
/** Decoders take seconds for a picture of one column, however few pixels it has. */
const MAX_EDGE = 16_384;
const MASTER_EDGE = 2048;
/** Card sizes: what most visitors load. */
const LARGEST_AT_ONCE = 640;

// Two pictures at a time, of two threads each, use a small machine without crowding it.
sharp.concurrency(2);
sharp.cache(false);

async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const kind = pictureKind(bytes);
  if (!kind) throw new PictureProblem(told({ PICTURE_KIND_UNKNOWN }));
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      throw new PictureProblem(told({ PICTURE_TOO_MANY_PIXELS }));
    }
    if (Math.max(width, height) > MAX_EDGE) throw new PictureProblem(told({ PICTURE_TOO_LONG }));
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new PictureProblem(kind === 'heic' ? told({ HEIC_UNREADABLE }) : told({ PICTURE_DAMAGED }));
  }
}

/** Small pictures are shown on screens of two and more pixels a point, where coarser ones look the same. */
const webpFor = (width: number) => ({ quality: width > 640 ? 74 : 56, effort: 2 });
const avifFor = (width: number) => ({ quality: width > 640 ? 50 : 39, effort: 2 });

/**
 * Checks an uploaded picture by its content and re-encodes it, which also strips where and with what it was taken: a
 * master of at most 2048 pixels and the offered widths of cards, as WebP. Larger ones are left to the background, and
 * to who asks first.
 * @throws PictureProblem for what is no sound picture of at most 40 megapixels.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await decode(bytes);
  const { width, height } = info;
  const channels = info.channels as 3 | 4;
  const source = () => sharp(data, { raw: { width, height, channels } });
  const master = await source().webp({ quality: 86, effort: 1 }).toBuffer();
  const files = [{ name: 'master.webp', bytes: master }];
  for (const each of pictureWidths(width).filter((offered) => offered <= LARGEST_AT_ONCE)) {
    const variant = await source().resize({ width: each, withoutEnlargement: true }).webp(webpFor(each)).toBuffer();
    files.push({ name: `${each}.webp`, bytes: variant });
  }
  const small = await source()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
  const bands = await hashOf(small.data, small.info);
  return { width, height, bytes: bytes.length, thumbhash, bands, files };
}

/** The difference hash of a picture that is a hundred pixels wide or high. */
async function hashOf(data: Buffer, { width, height, channels }: OutputInfo): Promise<PhotoBands | undefined> {
  const greys = await sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
    .removeAlpha()
    .greyscale()
    .resize({ width: HASH_WIDTH, height: HASH_HEIGHT, fit: 'fill' })
    .raw()
    .toBuffer();
  return photoBands(greys);
}

/**
 * The difference hash of a stored picture; undefined for one that is too plain to be compared.
 * @throws where the bytes are no picture.
 */
export async function hashPicture(bytes: Buffer): Promise<PhotoBands | undefined> {
  const { data, info } = await sharp(bytes)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hashOf(data, info);
}

/** What of a proof is compared with other proofs. */
export interface ProofPrint {
  /** Brightness of its grey cells, row by row. */
  cells: Buffer;
  /** Its width in thousandths of its height. */
  shape: number;
}

/**
 * The print of an uploaded proof; undefined for one that is too plain to be compared.
 * @throws PictureProblem for what is no sound picture of at most 40 megapixels.
 */
export async function printProof(bytes: Buffer): Promise<ProofPrint | undefined> {
  const { data, info } = await decode(bytes);
  const { width, height } = info;
  // In two steps, so that a picture that was made smaller before falls into the same cells.
  const between = 4 * PRINT_EDGE;
  const smaller = await sharp(data, { raw: { width, height, channels: info.channels as 3 | 4 } })
    .removeAlpha()
    .greyscale()
    .resize({ width: between, height: between, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const cells = await sharp(smaller, { raw: { width: between, height: between, channels: 1 } })
    .resize({ width: PRINT_EDGE, height: PRINT_EDGE, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return isPlainPrint(cells) ? undefined : { cells, shape: Math.round((width / height) * 1000) };
}

/** One variant of a stored master in another format. */
export function encodeVariant(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif(avifFor(width)).toBuffer();
  return format === 'webp'
    ? picture.webp(webpFor(width)).toBuffer()
    : picture.jpeg({ quality: 80, progressive: true }).toBuffer();
}
