/** Constants of FIPS 180-4, 4.2.2: the fractional parts of cube roots of the first 64 primes. */
const ROUND = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** FIPS 180-4, 5.3.3: the fractional parts of square roots of the first eight. */
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each += 1) {
    if (found.every((prime) => each % prime !== 0)) found.push(each);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const at = (words: Uint32Array, index: number) => words[index] as number;

/** The text in UTF-8; it must have no half of a pair (`String.isWellFormed`). */
function bytesOf(text: string): Uint8Array {
  const written = encodeURIComponent(text);
  return Uint8Array.from(written.match(/%..|./g) ?? [], (byte) =>
    byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

/** The text with its length, in whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = bytesOf(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => {
    view.setUint8(index, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** The 64 words that a block becomes. */
function wordsOf(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      words[index] = view.getUint32(offset + index * 4);
      continue;
    }
    const two = at(words, index - 2);
    const fifteen = at(words, index - 15);
    const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    words[index] = at(words, index - 16) + low + at(words, index - 7) + high;
  }
  return words;
}

/**
 * SHA-256 of a text (FIPS 180-4), as 64 hexadecimal digits. For what people check in their own browser, also where its
 * own `crypto.subtle` is missing; nothing secret is compared with it.
 */
export function sha256(text: string): string {
  const view = padded(text);
  const state = START.slice();
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    const words = wordsOf(view, offset);
    const turn = state.slice();
    for (let index = 0; index < 64; index += 1) {
      const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0, h = 0] = turn;
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = h + mixed + ((e & f) ^ (~e & g)) + at(ROUND, index) + at(words, index);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      turn.copyWithin(1, 0, 7);
      turn[4] = at(turn, 4) + first;
      turn[0] = first + second;
    }
    turn.forEach((word, index) => {
      state[index] = at(state, index) + word;
    });
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}
