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

/** The pieces with a nonce between each two of them. */
function joined(pieces: readonly Buffer[], nonce: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece]));
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

/** The pieces of a gzip stream between its nonces, without the checksum and the length that end it. */
function gzipPieces(pieces: Buffer[]): Buffer[] {
  let before = Buffer.alloc(0);
  return pieces.map((piece, index) => {
    const compressed = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 ? { dictionary: before } : {}),
    });
    before = Buffer.concat([before, piece, unknownNonce]).subarray(-windowSize);
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    return Buffer.concat([...(isFirst ? [gzipHeader] : []), compressed, isLast ? lastBlock : storedBlockHeader]);
  });
}

/** Unpacked pages: few readers want them so, and they are eight times as large. */
const unpacked = new LRUCache<CompressedPage, Buffer>({ max: 32 });

/**
 * A rendered page that is compressed once and sent many times, each time with another nonce. A nonce stands in the compressed
 * page as an uncompressed block, and where it comes again soon after, as a repetition of that. The checksum is linear in the
 * nonce's, so that sending costs 32 steps, whatever the page's length.
 */
export class CompressedPage {
  readonly #gzip: readonly Buffer[];
  /** Where a nonce goes in the page as text. */
  readonly #places: readonly number[];
  /** Bytes of the page as text. */
  readonly #length: number;
  readonly #checksumWithoutNonce: number;
  readonly #checksumOfNonce: number;
  /** Bytes that this page keeps in memory. */
  readonly size: number;

  /** @param html the page, with `placeholder` wherever the nonce belongs */
  constructor(html: string, placeholder: string) {
    const text = html.split(placeholder).map((piece) => Buffer.from(piece));
    const someNonce = Buffer.from(randomBytes(18).toString('base64'));
    const some = Buffer.concat(joined(text, someNonce));
    let end = 0;
    this.#places = text.slice(0, -1).map((piece, index) => {
      end += piece.length;
      return end + index * nonceLength;
    });
    this.#length = some.length;
    this.#checksumOfNonce =
      this.#places.reduce((sum, place) => sum ^ shiftBy(some.length - place - nonceLength), 0) >>> 0;
    this.#checksumWithoutNonce =
      some.length === 0 ? 0 : crc32(some) ^ multiply(this.#checksumOfNonce, crc32(someNonce));

    this.#gzip = gzipPieces(withRepeatedNonces(text));
    // The compressor may spell a nonce out where a repetition saves nothing; then each gets its own block.
    if (!this.#unpacksTo(some, someNonce)) this.#gzip = gzipPieces(text);
    this.size = this.#gzip.reduce((sum, piece) => sum + piece.length, 0);
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
    let page = unpacked.get(this);
    if (!page) {
      page = gunzipSync(this.gzip(nonce));
      unpacked.set(this, page);
    }
    const copy = Buffer.from(page);
    for (const place of this.#places) bytes.copy(copy, place);
    return copy;
  }

  /** The page as one gzip stream. */
  gzip(nonce: string): Buffer {
    return Buffer.concat(this.gzipPieces(nonce));
  }

  /** The same to be sent piece by piece: the large ones are the page's own and are not copied. */
  gzipPieces(nonce: string): Buffer[] {
    const bytes = nonceBytes(nonce);
    const checksum = this.#checksumWithoutNonce ^ multiply(this.#checksumOfNonce, crc32(bytes));
    const end = Buffer.allocUnsafe(8);
    end.writeUInt32LE(checksum >>> 0, 0);
    end.writeUInt32LE(this.#length, 4);
    return [...joined(this.#gzip, bytes), end];
  }
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce, 'latin1');
  if (bytes.length !== nonceLength) throw new RangeError(`A nonce has ${nonceLength} characters, not ${bytes.length}.`);
  return bytes;
}
