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

/** A field of one line: what was typed there starts no line of its own where it is told, in a mail for one. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A name or a title as people see it: without characters that have no shape, by which two would look the same. */
export const visibleText = (text: string): string => text.replace(UNSEEN, '');

/** What shows nothing where it stands alone: selectors of shapes, joiners of graphemes, the empty Braille pattern. */
const EMPTY = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a name shows nothing, whatever it is made of: whoever reads it would not know who it is. */
export const isBlank = (text: string): boolean => visibleText(text).replace(EMPTY, '').trim() === '';
