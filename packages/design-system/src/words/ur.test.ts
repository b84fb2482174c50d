import { describe, expect, it } from 'vitest';
import { urduWords } from './ur.ts';

/** What stays in Latin letters, as docs/urdu.md has it, and the places that a component fills. */
const latin = /Karachi Estates|WhatsApp|Ctrl\+C|name@example\.com|\{\w+\}/g;

interface Said {
  at: string;
  text: string;
}

/** Everything that a list of words says; functions are asked with none, one and several. */
function sayings(words: unknown, at: string): Said[] {
  if (typeof words === 'string') return [{ at, text: words }];
  if (typeof words === 'function') {
    return [0, 1, 3].map((number) => {
      const said: unknown = words(number, 8, 8);
      return { at: `${at}(${number})`, text: String(said) };
    });
  }
  return Object.entries(words ?? {}).flatMap(([key, inner]) => sayings(inner, `${at}.${key}`));
}

describe.each(Object.entries(urduWords))('%s in Urdu', (name, words) => {
  const said = sayings(words, name);

  it('says something everywhere, in Urdu script but for names', () => {
    for (const { at, text } of said.filter((saying) => saying.at !== 'TelField.example')) {
      expect(text, at).toMatch(/[\u0600-\u06FF]|^WhatsApp$/);
      expect(text.replace(latin, ''), `${at}: ${text}`).not.toMatch(/[a-z]/i);
    }
  });

  it('is spelled as docs/urdu.md says', () => {
    for (const { at, text } of said) {
      expect(text.normalize('NFC'), at).toBe(text);
      expect(text, at).not.toMatch(/[\u064A\u0643\u0647\u0629\u0640\u200C]/);
      expect(text, `${at}: a space before punctuation`).not.toMatch(/ [،؛۔؟]/);
      expect(text, `${at}: Latin punctuation after Urdu`).not.toMatch(/[\u0600-\u06FF] ?[,;?]|%/);
      expect(text.trim(), at).toBe(text);
    }
  });
});

it('says a number with the form that Urdu has for it', () => {
  expect(urduWords.AreaTypeahead.count(1)).toBe('1 علاقہ');
  expect(urduWords.AreaTypeahead.count(5)).toBe('5 علاقے');
  expect(urduWords.PropertyCard.photos(8)).toBe('8 تصاویر');
  expect(urduWords.PropertyTypeTile.count(1284)).toBe('1,284 اشتہارات');
  expect(urduWords.ListingFigures.leftInPlan(null)).toBe('آپ کے پلان میں لامحدود');
});

it('keeps a Latin name in its own direction', () => {
  expect(urduWords.ContactCard.contact('Sana Estates')).toBe('\u2068Sana Estates\u2069 سے رابطہ');
});
