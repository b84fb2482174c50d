import { fileURLToPath } from 'node:url';
import type { ShareWords } from '@karachi-estates/domain/properties/shareWords';
import sharp, { type OverlayOptions } from 'sharp';

/** What a share picture is drawn from: the words, and the photo where there is one. */
export interface ShareTask extends ShareWords {
  /** The stored master of the cover photo. */
  photo: Uint8Array | undefined;
  /** Written from right to left. */
  isRtl: boolean;
}

/** What WhatsApp, Facebook and X show of a link without cutting it. */
const SHARE_SIZE = { width: 1200, height: 630 };
/** WhatsApp leaves out pictures that are much larger; slow networks are glad too. */
const MAX_BYTES = 150_000;
const QUALITIES = [82, 70, 56, 42, 30];

const MARGIN = 64;
const TEXT_WIDTH = SHARE_SIZE.width - 2 * MARGIN;
/** The marketplace's dark ground and its ivory. */
const GROUND = '#0c171c';
const IVORY = '#ffffff';
const SAND = '#f3efe7';

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const LATIN = { font: 'Plus Jakarta Sans', fontfile: fontFile('share-latin') };
const URDU = { font: 'Noto Naskh Arabic, Plus Jakarta Sans', fontfile: fontFile('share-urdu') };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Line {
  text: string;
  /** Pixels. */
  size: number;
  colour: string;
  /** Where the middle of the line is, from the upper edge. */
  middle: number;
}

/** One line of text; a long one is made smaller until it fits. */
async function drawn({ text, size, colour, middle }: Line, { isRtl, isUrdu }: { isRtl: boolean; isUrdu: boolean }) {
  const { font, fontfile } = isUrdu ? URDU : LATIN;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${font} Bold ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .resize({ width: TEXT_WIDTH, height: 2 * size, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: isRtl ? SHARE_SIZE.width - MARGIN - info.width : MARGIN,
    top: Math.round(middle - info.height / 2),
  } satisfies OverlayOptions;
}

/** Darkens the photo where words stand, so that they are readable on any. */
const scrim = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <linearGradient id="g" x2="0" y2="1">
      <stop offset="0" stop-color="${GROUND}" stop-opacity=".7"/>
      <stop offset=".3" stop-color="${GROUND}" stop-opacity="0"/>
      <stop offset=".4" stop-color="${GROUND}" stop-opacity=".1"/>
      <stop offset=".68" stop-color="${GROUND}" stop-opacity=".82"/>
      <stop offset="1" stop-color="${GROUND}" stop-opacity=".94"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
  </svg>`,
);

/** What a listing without photos has in the place of one: two calm surfaces of the marketplace's teal. */
const plainGround = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    <rect width="100%" height="100%" fill="#0e5a6b"/>
    <path d="M640 630V300l230-150 230 150v330z" fill="#08404d"/>
    <path d="M420 630V400l160-105 160 105v230z" fill="#0a4a59"/>
  </svg>`,
);

/**
 * Draws the share picture of a listing: its photo, the price, size, type and area, as a JPEG of 1200 × 630 pixels and
 * at most 150 KB.
 */
export async function drawShare({ photo, price, exact, facts, isRtl }: ShareTask): Promise<Buffer> {
  const side = { isRtl, isUrdu: isRtl };
  // The name comes first: it loads the Latin letters that Urdu lines need for their figures.
  const name = await drawn(
    { text: 'Karachi Estates', size: 34, colour: IVORY, middle: 70 },
    { ...side, isUrdu: false },
  );
  const lines = await Promise.all([
    drawn({ text: price, size: 104, colour: IVORY, middle: 400 }, side),
    drawn({ text: exact, size: 38, colour: SAND, middle: 492 }, side),
    drawn({ text: facts, size: 42, colour: IVORY, middle: 560 }, side),
  ]);
  const { width, height } = SHARE_SIZE;
  const { data, info } = await sharp(photo ?? plainGround)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .composite([{ input: scrim, left: 0, top: 0 }, name, ...lines])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw: { width, height, channels: info.channels } })
      .jpeg({ quality, progressive: true, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
