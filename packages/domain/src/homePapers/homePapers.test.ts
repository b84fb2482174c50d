import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROPERTY_TYPES, PURPOSES, typeGroup } from '../properties/vocabulary.ts';
import { registerWords } from '../words/registered.ts';
import { urdu } from '../words/ur.ts';
import {
  checkHomePapers,
  checkTypeWithTitle,
  isPaperLine,
  PAPER_LINES,
  PAPER_VALUES,
  paperLineLabel,
  paperValueLabel,
  seenAfter,
  typeWithTitle,
} from './homePapers.ts';

const house = { type: 'House', purpose: 'sale' } as const;
const plot = { type: 'Residential Plot', purpose: 'sale' } as const;
const file = { type: 'Plot File', purpose: 'sale' } as const;
const types = fc.constantFrom(...PROPERTY_TYPES);
const titles = fc.constantFrom(undefined, '', ...PAPER_VALUES.title);

describe('what is said of the papers', () => {
  it('is optional line by line, and each answer is one of its own list', () => {
    expect(checkHomePapers({}, house)).toEqual({ ok: true });
    expect(checkHomePapers({ authority: 'dha', title: '', dues: 'paid' }, house)).toEqual({ ok: true });
    const wrong = checkHomePapers({ authority: 'lease', claims: 'none' }, house);
    expect(wrong).toMatchObject({ ok: false, fields: { authority: { code: 'PAPER_VALUE_UNKNOWN' } } });
    expect('fields' in wrong && Object.keys(wrong.fields)).toEqual(['authority']);
    expect(isPaperLine('toString')).toBe(false);
  });

  it('lets a file be sold as what it is, and nothing else', () => {
    expect(checkHomePapers({ title: 'file' }, plot).ok).toBe(true);
    expect(checkHomePapers({ title: 'file' }, house)).toMatchObject({ code: 'FILE_IS_NO_HOME' });
    expect(checkHomePapers({ title: 'file' }, { ...plot, purpose: 'rent' })).toMatchObject({
      code: 'FILE_CANNOT_BE_LET',
    });
    expect(checkHomePapers({ title: 'lease' }, file)).toMatchObject({ code: 'FILE_HAS_NO_LEASE' });
    expect(checkHomePapers({ title: 'allotment' }, file).ok).toBe(true);
  });

  it('never leaves a file with the name of a plot', () => {
    fc.assert(
      fc.property(types, titles, fc.constantFrom(...PURPOSES), (type, title, purpose) => {
        if (!checkHomePapers({ title }, { type, purpose }).ok) return;
        const shown = typeWithTitle(type, title);
        expect(shown === 'Plot File').toBe(type === 'Plot File' || title === 'file');
        // What was saved stays allowed when the listing is edited, and only that.
        expect(checkTypeWithTitle(shown, title).ok).toBe(true);
      }),
    );
    fc.assert(
      fc.property(types, (type) => {
        expect(checkTypeWithTitle(type, 'file').ok).toBe(type === 'Plot File');
        if (typeGroup(type) !== 'plots') expect(typeWithTitle(type, 'file')).toBe(type);
      }),
    );
  });
});

describe('what we have seen', () => {
  const seenAt = new Date('2026-11-20T08:00:00Z');
  const paper = fc.record({
    value: fc.constantFrom('lease', 'file'),
    document: fc.constantFrom(null, 'a', 'b'),
    seenAt: fc.constantFrom(null, seenAt),
  });

  it('counts only for the very answer and document that were seen', () => {
    fc.assert(
      fc.property(paper, paper, (before, after) => {
        const isSame = before.value === after.value && before.document === after.document;
        expect(seenAfter(before, after)).toBe(isSame ? before.seenAt : null);
      }),
    );
    expect(seenAfter(undefined, { value: 'lease', document: null })).toBeNull();
  });
});

describe('the words', () => {
  beforeAll(() => registerWords('ur', urdu));

  it('are there for each line and answer, each its own, in both languages', () => {
    for (const locale of ['en', 'ur'] as const) {
      const lines = PAPER_LINES.map((line) => paperLineLabel(line, locale));
      expect(new Set(lines).size).toBe(PAPER_LINES.length);
      for (const line of PAPER_LINES) {
        const words = PAPER_VALUES[line].map((value) => paperValueLabel(line, value, locale));
        expect(new Set(words).size).toBe(PAPER_VALUES[line].length);
      }
    }
    expect(paperValueLabel('title', 'sub-lease')).toBe('Sub-lease');
    expect(paperValueLabel('title', 'sub-lease', 'ur')).toBe('سب لیز');
    expect(paperValueLabel('title', 'decree')).toBe('decree');
  });
});
