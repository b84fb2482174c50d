import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** One file of a form. */
export interface FormFile {
  field: string;
  name: string;
  bytes: Buffer;
  type?: string;
}

/** A multipart body as browsers send it, for `inject`. */
export function multipart(fields: Record<string, string>, files: FormFile[] = []) {
  const boundary = `----karachi${randomBytes(8).toString('hex')}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  }
  for (const { field, name, bytes, type = 'image/jpeg' } of files) {
    const disposition = `content-disposition: form-data; name="${field}"; filename="${name}"`;
    parts.push(
      Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A small JPEG of one colour; each number gives another picture. */
export function aJpeg(number = 1, width = 480, height = 320): Promise<Buffer> {
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 193) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A picture with edges everywhere, another one for each number. */
export async function aScene(number: number): Promise<Buffer> {
  let state = number * 7919 + 13;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 8;
  };
  const noise = Buffer.from(Array.from({ length: 12 * 9 * 3 }, () => next() % 256));
  return sharp(noise, { raw: { width: 12, height: 9, channels: 3 } })
    .resize({ width: 640, height: 480, kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The photos of an ad as files of its form. */
export async function photoFiles(count: number, first = 1): Promise<FormFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      field: 'image_url',
      name: `photo-${index}.jpg`,
      bytes: await aJpeg(first + index),
    })),
  );
}
