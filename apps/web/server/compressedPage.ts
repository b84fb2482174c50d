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

/**
 * A rendered page that is compressed once and sent many times, each time with another nonce. The text between the places of
 * the nonce is deflated beforehand, each piece with the text before it as its dictionary; a nonce goes in between as an
 * uncompressed block, so that sending costs a copy and a checksum.
 */
export class CompressedPage {
  readonly #text: Buffer[];
  readonly #deflated: Buffer[];
  /** Bytes that this page keeps in memory. */
  readonly size: number;

  /** @param html the page, with `placeholder` wherever the nonce belongs */
  constructor(html: string, placeholder: string) {
    this.#text = html.split(placeholder).map((piece) => Buffer.from(piece));
    // UTF-8 never holds this byte, so no piece is deflated as a repetition of a nonce.
    const unknownNonce = Buffer.alloc(nonceLength, 0xff);
    let before = Buffer.alloc(0);
    this.#deflated = this.#text.map((piece) => {
      const deflated = deflateRawSync(piece, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(before.length > 0 ? { dictionary: before } : {}),
      });
      before = Buffer.concat([before, piece, unknownNonce]).subarray(-windowSize);
      return deflated;
    });
    this.size = [...this.#text, ...this.#deflated].reduce((total, { length }) => total + length, 0);
  }

  /** The page as text. */
  plain(nonce: string): Buffer {
    return Buffer.concat(between(this.#text, this.#nonceBytes(nonce)));
  }

  /** The page as one gzip stream. */
  gzip(nonce: string): Buffer {
    const bytes = this.#nonceBytes(nonce);
    let checksum = 0;
    let length = 0;
    for (const piece of between(this.#text, bytes)) {
      // zlib takes "no bytes" for "start anew".
      if (piece.length === 0) continue;
      checksum = crc32(piece, checksum);
      length += piece.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length, 4);
    const nonceBlock = Buffer.concat([storedBlockHeader, bytes]);
    return Buffer.concat([gzipHeader, ...between(this.#deflated, nonceBlock), lastBlock, trailer]);
  }

  #nonceBytes(nonce: string): Buffer {
    const bytes = Buffer.from(nonce, 'latin1');
    if (bytes.length !== nonceLength)
      throw new RangeError(`A nonce has ${nonceLength} characters, not ${bytes.length}.`);
    return bytes;
  }
}

function between(pieces: Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}
