import { westernDigits } from '../digits.ts';

/** Accents, vowel signs and the hamza on a letter once they stand apart, the stretched line, and marks without a width. */
const MARKS = /[\u0300-\u036F\u064B-\u0656\u0670\u0640\u200B-\u200F\u2066-\u2069]/g;

// Letters that Arabic keyboards and older fonts write otherwise, each with the one that Urdu uses.
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u064A\u0649]/g, '\u06CC'],
  [/\u0643/g, '\u06A9'],
  [/[\u0647\u0629\u06C3\u06D5]/g, '\u06C1'],
  [/\u0671/g, '\u0627'],
];

/**
 * One spelling for what is typed in several: western digits, lower case, no accents, no vowel signs, and one form of each
 * Urdu letter ('گلشنِ اقبال' and 'گلشن اقبال' are equal, and so are Arabic and Urdu ی and ک).
 */
export function normalise(text: string): string {
  let plain = westernDigits(text).normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
  for (const [pattern, letter] of SAME_LETTERS) plain = plain.replace(pattern, letter);
  return plain;
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
