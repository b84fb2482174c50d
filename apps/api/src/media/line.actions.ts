import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A line of text as a picture, for documents whose fonts know Latin letters only. */
export interface LinePicture {
  png: Buffer;
  /** Points. */
  width: number;
  height: number;
}

/** Pixels of a point: sharp on paper, too. */
const SCALE = 4;
const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether a text has letters of the Arabic script, which Urdu is written in. */
export const isUrduText = (text: string): boolean =>
  /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/.test(text);

async function rendered(text: string, font: string, name: string): Promise<LinePicture> {
  const { data, info } = await sharp({ text: { text, font, fontfile: fontFile(name), rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width / SCALE, height: info.height / SCALE };
}

/** Latin letters among Urdu ones need their font to be there; the first line that is drawn brings it. */
let latinLoaded: Promise<unknown> | undefined;

/**
 * Draws a line with joined letters and in the direction that its script has.
 * @param style size in points, colour as '#1c1f24'
 */
export async function drawLine(text: string, style: { size: number; colour: string }): Promise<LinePicture> {
  const pixels = style.size * SCALE;
  latinLoaded ??= rendered('A', `Plus Jakarta Sans ${pixels}`, 'share-latin');
  await latinLoaded;
  const words = `<span foreground="${style.colour}">${escaped(text.replace(/\s+/g, ' '))}</span>`;
  return rendered(words, `Noto Naskh Arabic, Plus Jakarta Sans ${pixels}`, 'share-urdu');
}
