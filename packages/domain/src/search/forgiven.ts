import { meanings } from './phrases.ts';
import { lettersOf, mayBeSlip, slips } from './spelling.ts';

/** Words that are no slips, though a word of the phrases is near: 'officers colony' is no office. */
const OTHERS = new Set([
  'officer',
  'officers',
  'nearby',
  'photon',
  'cooking',
  'booking',
  'packing',
  'backing',
  'madina',
  'medina',
]);
/** In a shorter word only two letters that changed places are a slip: 'hosue', 'falt'. */
const LONG = 6;
const LONGER = 9;

const words = new Set([...meanings.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 3));

const byFirstLetter = new Map<string, string[]>();
for (const word of words) byFirstLetter.set(word.charAt(0), [...(byFirstLetter.get(word.charAt(0)) ?? []), word]);

const sorted = (word: string) => [...word].sort().join('');

function isSlipOf(typed: string, word: string): boolean {
  if (word.length >= LONG) {
    const limit = word.length >= LONGER ? 2 : 1;
    return mayBeSlip(lettersOf(typed), lettersOf(word), limit) && slips(typed, word, limit) <= limit;
  }
  return typed.length === word.length && sorted(typed) === sorted(word) && slips(typed, word, 1) === 1;
}

/**
 * The word of the phrases that was meant by one with a slip in it: 'aprtment', 'hosue', 'bungalo'. Its first letter has
 * to be right. Undefined where the word is one of them, or none is near.
 */
export function forgiven(typed: string): string | undefined {
  if (typed.length < 4 || words.has(typed) || meanings.has(typed) || OTHERS.has(typed)) return undefined;
  return byFirstLetter.get(typed.charAt(0))?.find((word) => isSlipOf(typed, word));
}
