import { describe, expect, it } from 'vitest';
import { isBlank, visibleText } from './visibleText.ts';

describe('a text as people see it', () => {
  it.each([
    ['Am\u200bna', 'Amna'],
    ['\u202eAmna\u202c', 'Amna'],
    ['\ufeffAm\u00adna\u2060', 'Amna'],
    ['Am\u200dna\u200c', 'Amna'],
    ['\u3164', ''],
    ['Amna\u{e0041}', 'Amna'],
  ])('%j is %j', (text, seen) => expect(visibleText(text)).toBe(seen));

  it.each(['آمنہ خان', 'خانہ\u200cداری', '240 گز', 'Amna 👩\u200d👧', '❤\ufe0f\u200d🔥', 'Ünsal O’Neil', '\u0601 12'])(
    '%j stays',
    (text) => expect(visibleText(text)).toBe(text),
  );
});

describe('a name that shows nothing', () => {
  it.each(['', ' ', '\u00a0', '\u200b', '\u200d\u200c', '\u3164', '\ufe0f\u200d', '\u034f', '\u2800', '\u{e0100}'])(
    'is blank: %j',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['آ', 'Ö', '李', '❤\ufe0f', '7', '-'])('%j is not', (text) => expect(isBlank(text)).toBe(false));
});
