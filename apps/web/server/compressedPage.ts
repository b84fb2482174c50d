import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Characters of a nonce: 18 random bytes in base64. The length is fixed, since distances inside the compressed page count on it. */
export const nonceLength = 24;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const lastBlock = Buffer.from([0x03, 0x00]);
const storedBlockHeader = (() => {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(nonceLength, 1);
  header.writeUInt16LE(~nonceLength & 0xffff, 3);
  return header;
})();
const windowSize = 32 * 1024;

const crcPolynomial = 0xedb88320;

/** Product of two polynomials modulo the checksum's, coefficients in the checksum's (reflected) order. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ crcPolynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** What a checksum is multiplied with when `bytes` more bytes follow: x to the power of their bits. */
function shiftBy(bytes: number): number {
  let power = 0x80000000;
  let square = 0x00800000;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}

interface Template {
  bytes: Buffer;
  /** Where a nonce goes. */
  places: number[];
}

/** Pieces with room for a nonce between them. */
function templateOf(pieces: Buffer[], before: Buffer, end: Buffer[]): Template {
  const parts: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  pieces.forEach((piece, index) => {
    if (index > 0) {
      add(before);
      places.push(length);
      add(Buffer.alloc(nonceLength));
    }
    add(piece);
  });
  end.forEach(add);
  return { bytes: Buffer.concat(parts), places };
}

function fill({ bytes, places }: Template, nonce: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const place of places) nonce.copy(copy, place);
  return copy;
}

/**
 * A rendered page that is compressed once and sent many times, each time with another nonce. The text between the places of
 * the nonce is deflated beforehand, each piece with the text before it as its dictionary; a nonce goes in between as an
 * uncompressed block. The checksum is linear in the nonce's, so that sending costs a copy and 32 steps, whatever the page's length.
 */
export class CompressedPage {
  readonly #plain: Template;
  readonly #gzip: Template;
  readonly #checksumWithoutNonce: number;
  readonly #checksumOfNonce: number;
  /** Bytes that this page keeps in memory. */
  readonly size: number;

  /** @param html the page, with `placeholder` wherever the nonce belongs */
  constructor(html: string, placeholder: string) {
    const text = html.split(placeholder).map((piece) => Buffer.from(piece));
    // UTF-8 never holds this byte, so no piece is deflated as a repetition of a nonce.
    const unknownNonce = Buffer.alloc(nonceLength, 0xff);
    let before = Buffer.alloc(0);
    const deflated = text.map((piece) => {
      const compressed = deflateRawSync(piece, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(before.length > 0 ? { dictionary: before } : {}),
      });
      before = Buffer.concat([before, piece, unknownNonce]).subarray(-windowSize);
      return compressed;
    });
    this.#plain = templateOf(text, Buffer.alloc(0), []);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#plain.bytes.length, 4);
    this.#gzip = templateOf(
      [Buffer.concat([gzipHeader, deflated[0] as Buffer]), ...deflated.slice(1)],
      storedBlockHeader,
      [lastBlock, trailer],
    );
    this.size = this.#plain.bytes.length + this.#gzip.bytes.length;

    const length = this.#plain.bytes.length;
    this.#checksumOfNonce =
      this.#plain.places.reduce((sum, place) => sum ^ shiftBy(length - place - nonceLength), 0) >>> 0;
    const someNonce = Buffer.alloc(nonceLength);
    this.#checksumWithoutNonce =
      length === 0 ? 0 : crc32(fill(this.#plain, someNonce)) ^ multiply(this.#checksumOfNonce, crc32(someNonce));
  }

  /** The page as text. */
  plain(nonce: string): Buffer {
    return fill(this.#plain, nonceBytes(nonce));
  }

  /** The page as one gzip stream. */
  gzip(nonce: string): Buffer {
    const bytes = nonceBytes(nonce);
    const page = fill(this.#gzip, bytes);
    const checksum = this.#checksumWithoutNonce ^ multiply(this.#checksumOfNonce, crc32(bytes));
    page.writeUInt32LE(checksum >>> 0, page.length - 8);
    return page;
  }
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce, 'latin1');
  if (bytes.length !== nonceLength) throw new RangeError(`A nonce has ${nonceLength} characters, not ${bytes.length}.`);
  return bytes;
}
