import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

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
// Stands for a nonce while the text is compressed: bytes that UTF-8 never holds, no three of which come twice.
const unknownNonce = Buffer.from(
  Array.from({ length: nonceLength }, (_, index) => 0xf5 + ((index * (1 + Math.floor(index / 11))) % 11)),
);
/** Below the window, since a repetition may begin some text before the nonce. */
const nearEnough = windowSize - 1024;

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

/** The text in pieces: a nonce stands between two of them, and inside one where a nonce shortly before can be repeated. */
function withRepeatedNonces(text: Buffer[]): Buffer[] {
  const pieces: Buffer[][] = [];
  let sinceNonce = Number.POSITIVE_INFINITY;
  text.forEach((part, index) => {
    if (index > 0 && sinceNonce + nonceLength < nearEnough) pieces.at(-1)?.push(unknownNonce, part);
    else pieces.push([part]);
    sinceNonce = index === 0 ? Number.POSITIVE_INFINITY : part.length;
  });
  return pieces.map((parts) => Buffer.concat(parts));
}

function gzipTemplate(pieces: Buffer[], length: number): Template {
  let before = Buffer.alloc(0);
  const deflated = pieces.map((piece) => {
    const compressed = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 ? { dictionary: before } : {}),
    });
    before = Buffer.concat([before, piece, unknownNonce]).subarray(-windowSize);
    return compressed;
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(length, 4);
  const [first = Buffer.alloc(0), ...others] = deflated;
  return templateOf([Buffer.concat([gzipHeader, first]), ...others], storedBlockHeader, [lastBlock, trailer]);
}

/** Unpacked pages: few readers want them so, and they are eight times as large. */
const unpacked = new LRUCache<CompressedPage, Template>({ max: 32 });

/**
 * A rendered page that is compressed once and sent many times, each time with another nonce. A nonce stands in the compressed
 * page as an uncompressed block, and where it comes again soon after, as a repetition of that. The checksum is linear in the
 * nonce's, so that sending costs a copy and 32 steps, whatever the page's length.
 */
export class CompressedPage {
  readonly #gzip: Template;
  /** Where a nonce goes in the page as text. */
  readonly #places: number[];
  readonly #checksumWithoutNonce: number;
  readonly #checksumOfNonce: number;
  /** Bytes that this page keeps in memory. */
  readonly size: number;

  /** @param html the page, with `placeholder` wherever the nonce belongs */
  constructor(html: string, placeholder: string) {
    const text = html.split(placeholder).map((piece) => Buffer.from(piece));
    const plain = templateOf(text, Buffer.alloc(0), []);
    const { places } = plain;
    const { length } = plain.bytes;
    this.#places = places;
    this.#checksumOfNonce = places.reduce((sum, place) => sum ^ shiftBy(length - place - nonceLength), 0) >>> 0;
    const someNonce = Buffer.from(randomBytes(18).toString('base64'));
    const some = fill(plain, someNonce);
    this.#checksumWithoutNonce = length === 0 ? 0 : crc32(some) ^ multiply(this.#checksumOfNonce, crc32(someNonce));

    this.#gzip = gzipTemplate(withRepeatedNonces(text), length);
    // The compressor may spell a nonce out where a repetition saves nothing; then each gets its own block.
    if (!this.#unpacksTo(some, someNonce)) this.#gzip = gzipTemplate(text, length);
    this.size = this.#gzip.bytes.length;
  }

  #unpacksTo(expected: Buffer, nonce: Buffer): boolean {
    try {
      return gunzipSync(this.gzip(nonce.toString('latin1'))).equals(expected);
    } catch {
      return false;
    }
  }

  /** The page as text. */
  plain(nonce: string): Buffer {
    const bytes = nonceBytes(nonce);
    let plain = unpacked.get(this);
    if (!plain) {
      plain = { bytes: gunzipSync(this.gzip(nonce)), places: this.#places };
      unpacked.set(this, plain);
    }
    return fill(plain, bytes);
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
