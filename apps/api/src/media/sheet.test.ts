import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfText, rightEdge } from '../testing/pdfText.ts';
import { SHEET_MARGIN, SHEET_WIDTH, startSheets } from './sheet.actions.ts';
import { type UrduFont, urduFont } from './urduFont.ts';

const about = { title: 'Title', author: 'Karachi Estates', at: new Date('2026-03-01T08:00:00Z') };

async function written(text: string, locale: 'en' | 'ur' = 'en', isBold = false): Promise<Uint8Array> {
  const sheets = await startSheets({ ...about, locale });
  sheets.write(text, 56, 700, { isBold });
  return sheets.save();
}

describe('a sheet', () => {
  it.each([
    ['عائشہ خان', 'عائشہ خان'],
    ['پتی، ٹیکس، چاہیے؟', 'پتی، ٹیکس، چاہیے؟'],
    ['مُحَمَّد', 'مُحَمَّد'],
    // A name that was typed with letters of another encoding is the same name.
    ['\ufee3\ufeb3\ufeae', 'مسر'],
    ['Ayesha – “Khan”', 'Ayesha - "Khan"'],
    ['Zoë 李', 'Zoë ?'],
  ])('is copied as it was written: %s', async (text, copied) => {
    for (const isBold of [false, true]) expect(await pdfText(await written(text, 'ur', isBold))).toBe(copied);
  });

  it('keeps amounts and numbers from left to right among Urdu words', async () => {
    const text = await pdfText(await written('رسید \u2068REC-2026-000012\u2069: PKR 2,500,000', 'ur'));
    for (const part of ['رسید', 'REC-2026-000012', 'PKR 2,500,000']) expect(text).toContain(part);
  });

  // Pairs such as 'AV' and 'y,' are counted as closer than they are drawn by who measures with kerning.
  it.each(['Defence Housing Authority, AVARI TOWERS,', 'PKR 2,500,000'])('ends at its edge: %s', async (text) => {
    const edge = SHEET_WIDTH - SHEET_MARGIN;
    for (const isBold of [false, true]) {
      expect(await rightEdge(await written(text, 'ur', isBold))).toBeCloseTo(edge, 1);
    }
  });

  it('gives the same bytes for the same texts', async () => {
    expect(await written('عائشہ', 'ur')).toEqual(await written('عائشہ', 'ur'));
  });

  it('never fails, whatever people write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('en', 'ur'),
        async (text, locale) => {
          expect((await written(text, locale)).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the font of Urdu', () => {
  let font: UrduFont;
  beforeAll(async () => {
    font = await urduFont('plain');
  });

  it('joins letters: the same letter is another curve at the beginning, inside and at the end', () => {
    const { letters } = font.shape('ععع', true);
    const alone = font.shape('ع', true).letters[0]?.id;
    expect(new Set([...letters.map(({ id }) => id), alone]).size).toBe(4);
  });

  it('draws from the left what is read from the right', () => {
    const { letters, width } = font.shape('خان', true);
    expect(letters.map(({ text }) => text)).toEqual(['ن', 'ا', 'خ']);
    expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(width).toBeGreaterThan(letters.at(-1)?.x ?? 0);
  });

  it('puts the dots of ب below and those of ت above, on the same body', () => {
    const [below, above] = ['ب', 'ت'].map((letter) => font.shape(letter, true));
    expect(below?.letters.map(({ id }) => id)).toEqual(above?.letters.map(({ id }) => id));
    expect(below?.marks).toHaveLength(1);
    expect(above?.marks).toHaveLength(1);
    expect(below?.marks[0]?.id).not.toBe(above?.marks[0]?.id);
  });

  it('has every letter, mark and figure of Urdu', () => {
    const letters = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ،؛؟۔۰۱۲۳۴۵۶۷۸۹';
    expect(Array.from(letters).filter((letter) => !font.known.has(letter.charCodeAt(0)))).toEqual([]);
  });
});
