import type { PDFFont } from '@cantoo/pdf-lib';
import type { Locale } from '@karachi-estates/domain/words/locale';
import bidiFactory from 'bidi-js';
import type { Colour, EmbeddedUrdu, UrduFont } from './urduFont.ts';

/** A4 in points. */
export const SHEET_WIDTH = 595.28;
export const SHEET_HEIGHT = 841.89;
export const SHEET_MARGIN = 56;
const INK: Colour = [0.11, 0.12, 0.14];
const QUIET: Colour = [0.38, 0.4, 0.44];
const RULE: Colour = [0.82, 0.83, 0.85];
/** Naskh is drawn smaller than Latin letters of the same size. */
const URDU_SCALE = 1.15;

/** How a text looks. Sizes are points, 10 where nothing is said. */
export interface SheetText {
  size?: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** The text ends at its place instead of beginning there. */
  isEnding?: boolean;
}

/**
 * Sheets of A4 that texts are written on. Places across are counted from where the language begins to read: from the
 * left in English, from the right in Urdu. Places down are counted from the bottom.
 */
export interface Sheets {
  addSheet(): void;
  write(text: string, across: number, y: number, look?: SheetText): void;
  /** A fine line from margin to margin. */
  rule(y: number): void;
  /** @returns the file's bytes; the same texts give the same bytes. */
  save(): Promise<Uint8Array>;
}

const bidi = bidiFactory();
/** Say in which direction to read and are not drawn themselves. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

/** Quotes and dashes as the fonts that every reader has know them, and one space between words. */
const plainSigns = (text: string) =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s+/g, ' ');

/** Letters next to each other that one font draws in one direction, as they stand from the left. */
interface Run {
  text: string;
  isUrdu: boolean;
  isRightToLeft: boolean;
}

/**
 * A text in the order in which it is drawn (UAX #9). Its direction is that of its first letter, as with `dir="auto"`.
 * Signs that no font has are replaced, so that no paper ever fails.
 */
function runsOf(text: string, known: ReadonlySet<number>): Run[] {
  const isUrdu = (sign: string) => sign !== ' ' && known.has(sign.charCodeAt(0));
  const signs = plainSigns(text).replace(/[^\x20-\x7e\u00a0-\u00ff]/gu, (sign) =>
    isUrdu(sign) || DIRECTIONS.test(sign) ? sign : '?',
  );
  const embedding = bidi.getEmbeddingLevels(signs);
  const mirrored = bidi.getMirroredCharactersMap(signs, embedding.levels);
  const runs: Run[] = [];
  let level: number | undefined;
  for (const place of bidi.getReorderedIndices(signs, embedding)) {
    const sign = mirrored.get(place) ?? signs.charAt(place);
    if (DIRECTIONS.test(sign)) continue;
    const last = runs.at(-1);
    const belongs = sign === ' ' ? (last?.isUrdu ?? false) : isUrdu(sign);
    const isRightToLeft = (embedding.levels[place] ?? 0) % 2 === 1;
    if (last?.isUrdu === belongs && level === embedding.levels[place]) {
      // Letters that join are given in the order they are read; others as they stand.
      last.text = belongs && isRightToLeft ? sign + last.text : last.text + sign;
    } else runs.push({ text: sign, isUrdu: belongs, isRightToLeft });
    level = embedding.levels[place];
  }
  return runs;
}

/** The library measures a text with kerning and draws it without: letter by letter both agree. */
const latinWidth = (font: PDFFont, text: string, size: number) =>
  Array.from(text).reduce((width, letter) => width + font.widthOfTextAtSize(letter, size), 0);

/** One weight: the fonts that every reader has for Latin letters, and Naskh, which is embedded where it is used. */
interface Weight {
  latin: PDFFont;
  urdu: UrduFont;
  embed: () => EmbeddedUrdu;
}

interface Facts {
  title: string;
  author: string;
  locale: Locale;
  /** When it is of: written into the file. */
  at: Date;
}

/** The runs of a text as they are drawn, each with its width; an Urdu run with its letters shaped. */
function partsOf(text: string, { latin, urdu }: Weight, size: number) {
  return runsOf(text, urdu.known).map((run) => {
    if (!run.isUrdu) return { ...run, shaped: undefined, width: latinWidth(latin, run.text, size) };
    const shaped = urdu.shape(run.text, run.isRightToLeft);
    return { ...run, shaped, width: shaped.width * size * URDU_SCALE };
  });
}

/** Begins a document with one empty sheet. Hardly anybody asks for one: its fonts are loaded with the first. */
export async function startSheets({ title, author, locale, at }: Facts): Promise<Sheets> {
  const { PDFDocument, ReadingDirection, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const { EmbeddedUrdu, urduFont } = await import('./urduFont.ts');
  const file = await PDFDocument.create();
  const isRightToLeft = locale === 'ur';
  file.setTitle(plainSigns(title));
  file.setCreator(plainSigns(author));
  file.setProducer(plainSigns(author));
  file.setLanguage(locale);
  file.setCreationDate(at);
  file.setModificationDate(at);
  if (isRightToLeft) file.catalog.getOrCreateViewerPreferences().setReadingDirection(ReadingDirection.R2L);
  const embedded: EmbeddedUrdu[] = [];
  const weightOf = async (name: 'plain' | 'bold'): Promise<Weight> => {
    const latin = await file.embedFont(name === 'bold' ? StandardFonts.HelveticaBold : StandardFonts.Helvetica);
    const urdu = await urduFont(name);
    let font: EmbeddedUrdu | undefined;
    const embed = () => {
      if (font) return font;
      font = new EmbeddedUrdu(file, urdu, name === 'bold' ? 'NotoNaskhArabic-Bold' : 'NotoNaskhArabic-Regular');
      embedded.push(font);
      return font;
    };
    return { latin, urdu, embed };
  };
  const plain = await weightOf('plain');
  const bold = await weightOf('bold');
  let page = file.addPage([SHEET_WIDTH, SHEET_HEIGHT]);

  return {
    addSheet: () => {
      page = file.addPage([SHEET_WIDTH, SHEET_HEIGHT]);
    },
    write: (text, across, y, { size = 10, isBold = false, isQuiet = false, isEnding = false } = {}) => {
      const weight = isBold ? bold : plain;
      const colour = isQuiet ? QUIET : INK;
      const parts = partsOf(text, weight, size);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const edge = isRightToLeft ? SHEET_WIDTH - across : across;
      let x = isRightToLeft === isEnding ? edge : edge - width;
      for (const part of parts) {
        if (part.shaped) weight.embed().draw(page, part.shaped, { x, y, size: size * URDU_SCALE, colour });
        else page.drawText(part.text, { x, y, size, font: weight.latin, color: rgb(...colour) });
        x += part.width;
      }
    },
    rule: (y) => {
      page.drawLine({
        start: { x: SHEET_MARGIN, y },
        end: { x: SHEET_WIDTH - SHEET_MARGIN, y },
        thickness: 0.6,
        color: rgb(...RULE),
      });
    },
    save: () => {
      for (const font of embedded) font.finish();
      return file.save();
    },
  };
}
