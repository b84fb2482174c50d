import { westernDigits } from './digits.ts';

/**
 * Vowel marks, hamza and madda as marks, kashida, joiners and marks of direction: people type them or leave them out.
 */
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
