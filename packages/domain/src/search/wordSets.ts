import { normalise } from './spelling.ts';

/** Words that mean nothing alone and are parts of names: 'north karachi'. */
export const OF_NAMES = new Set(['karachi', 'karchi', 'krachi', 'کراچی', 'city', 'سٹی'].map(normalise));
/** How the parts of an area are called where it is not said. */
export const NUMBERED = new Map([
  ['DHA Defence', 'Phase'],
  ['Bahria Town Karachi', 'Precinct'],
  ['Nazimabad', 'No'],
  ['Liaquatabad', 'No'],
  ['North Karachi', 'Sector'],
  ['New Karachi', 'Sector'],
  ['Scheme 33', 'Sector'],
]);
/** Feet that are not said to be square. */
export const FEET = new Set(['ft', 'feet', 'feets', 'foot', 'fit', 'fut', 'فٹ'].map(normalise));
/** What stands beside the feet of a road or a front. */
export const WIDE = new Set(
  ['wide', 'road', 'rd', 'street', 'gali', 'front', 'chora', 'chori', 'sarak', 'سڑک', 'چوڑی', 'چوڑا', 'روڈ', 'گلی'].map(
    normalise,
  ),
);
/** What a number counts and no filter knows: 'dha 2 kitchens' is not the second phase. */
export const COUNTED = new Set(
  `kitchen kitchens kichan storey storeys story stories storied manzil manzila manzilen car cars lounge lounges family
  families lift lifts gate gates min minute minutes km کچن منزل منزلہ منزلیں گاڑی گاڑیاں لاؤنج لفٹ گیٹ منٹ`
    .split(/\s+/)
    .map(normalise),
);
/** A size that is said without its number. */
export const KANAL = new Set(['kanal', 'کنال'].map(normalise));
/** Signs that a search in rupees does not read, and says so. */
export const FOREIGN = new Set(['$', '€', '£', '%']);
/** What stands between the first and the last of several. */
export const RANGE = new Set(['to', 'se', 'till', '-', '–', 'تا', 'سے'].map(normalise));
/** 'phase 2 ext' is a phase of its own. */
export const EXTENSION = new Set(['ext', 'extension', 'extn', 'ایکسٹینشن'].map(normalise));
/** 'garden east' is not Garden West. */
export const EAST = new Set(['east', 'ایسٹ', 'شرقی'].map(normalise));
/** The names of Latin letters as Urdu writes them. */
const URDU_LETTERS = new Map(
  Object.entries({
    ...{
      A: 'اے',
      B: 'بی',
      C: 'سی',
      D: 'ڈی',
      E: 'ای',
      F: 'ایف',
      G: 'جی',
      H: 'ایچ',
      I: 'آئی',
      J: 'جے',
      K: 'کے',
      L: 'ایل',
    },
    ...{ M: 'ایم', N: 'این', O: 'او', P: 'پی', Q: 'کیو', R: 'آر', S: 'ایس', T: 'ٹی', U: 'یو', V: 'وی', W: 'ڈبلیو' },
  }).map(([letter, name]) => [normalise(name), letter]),
);

/** The Latin letter that a word names: 'c', 'سی'. */
export const letterOf = (text = ''): string | undefined =>
  /^[a-z]$/.test(text) ? text.toUpperCase() : URDU_LETTERS.get(text);

/** Phases in Roman figures. */
export const ROMAN = new Map([
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['v', 5],
  ['vi', 6],
  ['vii', 7],
  ['viii', 8],
]);

/** '2 and a half crore', as words. */
export const AND_A_HALF = [
  ['and', 'a', 'half'],
  ['and', 'half'],
];
