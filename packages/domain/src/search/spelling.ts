import { plainUrdu } from '../script.ts';

/** One spelling for what is typed in several: plain Urdu, lower case, no accents on Latin letters. */
export function normalise(text: string): string {
  return plainUrdu(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Which letters a word has, as bits: letters that are far from each other in the alphabet may share one. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether words with such letters may lie as few slips apart: each slip changes two letters at most. A quick no. */
export function mayBeSlip(one: number, other: number, limit: number): boolean {
  let different = one ^ other;
  for (let left = 2 * limit; different !== 0; left -= 1) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}

/**
 * How many slips lie between two words: a letter left out, added, exchanged, or swapped with its neighbour.
 * Counting stops above `limit`, with `limit + 1`.
 */
export function slips(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let fewest = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
      }
      next.push(fewest);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? limit + 1;
}
