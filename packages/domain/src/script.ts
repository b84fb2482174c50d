import { westernDigits } from './digits.ts';

/** Vowel marks, hamza and madda as marks, kashida, joiners and marks of direction: people type them or leave them out. */
const MARKS = /[\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters as old fonts and some phones send them, one code for each shape. */
const SHAPES = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

const LETTERS: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ې: 'ی',
  ۓ: 'ے',
  ك: 'ک',
  ڪ: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ۂ: 'ہ',
  ۀ: 'ہ',
  ة: 'ہ',
  ە: 'ہ',
  ۃ: 'ہ',
};
const VARIANTS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Urdu as it is compared: without vowel marks and izafat, with one letter for each of the forms that keyboards have
 * ('گلشنِ' and 'گلشن', 'كراچي' and 'کراچی'), and with Western digits and separators. Other scripts stay as they are.
 */
export function plainUrdu(text: string): string {
  return westernDigits(text)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(SHAPES, (shape) => shape.normalize('NFKC'))
    .replace(MARKS, '')
    .replace(VARIANTS, (letter) => LETTERS[letter] ?? letter);
}

/** What takes no room on a screen: soft hyphens, marks of direction, joiners of words, tags, and fillers of Korean. */
const UNSEEN = new RegExp(
  [
    '[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]',
    '[\u{e0000}-\u{e007f}]',
    // Joiners are part of how Urdu and some pictographs are written; anywhere else they only make two texts of one.
    '(?<![\\p{Script=Arabic}\\p{Extended_Pictographic}])(?<!\ufe0f)[\u200c\u200d]+',
    '[\u200c\u200d]+(?![\\p{Script=Arabic}\\p{Extended_Pictographic}])',
  ].join('|'),
  'gu',
);

/** A name or a title as people see it: without characters that have no shape, by which two would look the same. */
export const visibleText = (text: string): string => text.replace(UNSEEN, '');
