import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How many pixels may differ before a picture counts as changed: two edges of anti-aliasing, never a moved line. */
export const toleratedPixels = 12;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

// Sixteen steps a channel tell any two things apart that a person would, and halve what thousands of baselines weigh.
const steps = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / 17) * 17);

async function raw(image: Buffer): Promise<Raw> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function inFewerColours(screenshot: Buffer): Promise<Raw> {
  const picture = await raw(screenshot);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = steps[data[at] as number] as number;
  return picture;
}

/** The picture as it is kept: in fewer colours, without loss, a tenth of the screenshot's size. */
export async function encode(screenshot: Buffer): Promise<Buffer> {
  const { data, width, height } = await inFewerColours(screenshot);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** With an alpha channel, as pixelmatch reads it, and as large as told. */
async function padded({ data, width, height }: Raw, to: { width: number; height: number }): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .extend({ right: to.width - width, bottom: to.height - height, background: '#FF00FF' })
    .raw()
    .toBuffer();
}

/** Nothing when both look the same; otherwise how much differs, and a PNG that shows where. */
export async function difference(
  baseline: Buffer,
  screenshot: Buffer,
): Promise<undefined | { pixels: number; size?: string; picture: Buffer }> {
  const [before, now] = await Promise.all([raw(baseline), inFewerColours(screenshot)]);
  if (before.width === now.width && before.height === now.height && before.data.equals(now.data)) return undefined;
  const size = { width: Math.max(before.width, now.width), height: Math.max(before.height, now.height) };
  const [a, b] = await Promise.all([padded(before, size), padded(now, size)]);
  const shown = Buffer.alloc(size.width * size.height * 4);
  const pixels = pixelmatch(a, b, shown, size.width, size.height, { threshold: 0.1, diffColor: [214, 40, 57] });
  const resized = before.width !== now.width || before.height !== now.height;
  if (!resized && pixels <= toleratedPixels) return undefined;
  return {
    pixels,
    size: resized ? `${before.width} × ${before.height} became ${now.width} × ${now.height}` : undefined,
    picture: await sharp(shown, { raw: { ...size, channels: 4 } })
      .png({ palette: true })
      .toBuffer(),
  };
}
