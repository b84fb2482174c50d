import { readFile } from 'node:fs/promises';
import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  lineTo,
  moveTo,
  type PDFDocument,
  PDFHexString,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import * as harfbuzz from 'harfbuzzjs';

/** A curve of the font and where it stands. Places are parts of the size of the text. */
interface Glyph {
  id: number;
  x: number;
  y: number;
}

/** A letter, or letters that are one curve, with the text that is copied and searched there. */
interface Letter extends Glyph {
  text: string;
}

/** Letters joined and in their places, from the left. The width is a part of the size of the text. */
export interface Shaped {
  letters: Letter[];
  /** Dots and vowels, which are curves of their own and belong to the text of their letters. */
  marks: Glyph[];
  width: number;
}

/** A font of Urdu: which letters it has, how they join, and the bytes of its file. */
export class UrduFont {
  readonly bytes: Uint8Array;
  readonly known: ReadonlySet<number>;
  readonly ascent: number;
  readonly descent: number;
  readonly #font: harfbuzz.Font;
  readonly #scale: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
    this.#font = new harfbuzz.Font(face);
    this.#scale = 1 / face.upem;
    this.known = new Set(face.collectUnicodes());
    const { ascender, descender } = this.#font.hExtents();
    this.ascent = ascender * this.#scale;
    this.descent = descender * this.#scale;
  }

  /** How wide a glyph is, as a part of the size. */
  widthOf(glyph: number): number {
    return this.#font.glyphHAdvance(glyph) * this.#scale;
  }

  /** @param text letters of one direction, in the order they are read. */
  shape(text: string, isRightToLeft: boolean): Shaped {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.setScript('Arab');
    buffer.setLanguage('ur');
    harfbuzz.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    const drawn = buffer.getGlyphInfos().map(({ codepoint, cluster }, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      return { id: codepoint, cluster, xAdvance, xOffset, yOffset };
    });
    const starts = [...new Set(drawn.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    // Readers take what they find from the left and turn it round, also where one glyph stands for several letters.
    const asDrawn = (part: string) => (isRightToLeft ? Array.from(part).reverse().join('') : part);
    const textOf = new Map(starts.map((start, place) => [start, asDrawn(text.slice(start, starts[place + 1]))]));
    const shaped: Shaped = { letters: [], marks: [], width: 0 };
    for (const { id, cluster, xAdvance, xOffset, yOffset } of drawn) {
      const glyph = { id, x: shaped.width + xOffset * this.#scale, y: yOffset * this.#scale };
      shaped.width += xAdvance * this.#scale;
      // Marks take no room of their own.
      if (xAdvance === 0) shaped.marks.push(glyph);
      else {
        shaped.letters.push({ ...glyph, text: textOf.get(cluster) ?? '' });
        textOf.delete(cluster);
      }
    }
    return shaped;
  }

  /** A glyph's outline, closed and to be filled, for a text of size 1 at 0, 0. */
  outline(glyph: number): PDFOperator[] {
    let [fromX, fromY] = [0, 0];
    return this.#font.glyphToJson(glyph).map(({ type, values }) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value) => value * this.#scale);
      const [startX, startY] = [fromX, fromY];
      [fromX = 0, fromY = 0] = [
        [a, b],
        [c, d],
        [e, f],
      ][values.length / 2 - 1] ?? [fromX, fromY];
      if (type === 'M') return moveTo(a, b);
      if (type === 'L') return lineTo(a, b);
      if (type === 'C') return appendBezierCurve(a, b, c, d, e, f);
      if (type === 'Z') return closePath();
      // PDF has no curve with one control point; the same one with two lies two thirds of the way to it.
      const between = (end: number, control: number) => end + (2 / 3) * (control - end);
      return appendBezierCurve(between(startX, a), between(startY, b), between(c, a), between(d, b), c, d);
    });
  }
}

const loaded = new Map<string, Promise<UrduFont>>();

/** Reads a weight of the font of papers, once in the life of the process. */
export function urduFont(weight: 'plain' | 'bold'): Promise<UrduFont> {
  const name = weight === 'bold' ? 'paper-urdu-bold' : 'paper-urdu';
  const font =
    loaded.get(name) ?? readFile(new URL(`./fonts/${name}.ttf`, import.meta.url)).then((bytes) => new UrduFont(bytes));
  loaded.set(name, font);
  return font;
}

/** Red, green and blue, from 0 to 1. */
export type Colour = readonly [number, number, number];

const hex = (number: number) => number.toString(16).padStart(4, '0');
const hexOf = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

/**
 * The font in a PDF. A glyph has a number of its own for each text that it stands for: the same curve is the body of ب,
 * پ and ت, and must be copied as what it is.
 */
export class EmbeddedUrdu {
  readonly #font: UrduFont;
  readonly #document: PDFDocument;
  readonly #ref;
  readonly #name: string;
  readonly #numbers = new Map<string, number>();
  readonly #used: Pick<Letter, 'id' | 'text'>[] = [];
  readonly #keys = new Map<PDFPage, PDFName>();

  constructor(document: PDFDocument, font: UrduFont, name: string) {
    this.#document = document;
    this.#font = font;
    this.#name = name;
    this.#ref = document.context.nextRef();
  }

  #numberOf({ id, text }: Letter): string {
    const key = `${id} ${text}`;
    const number = this.#numbers.get(key) ?? this.#used.push({ id, text });
    this.#numbers.set(key, number);
    return hex(number);
  }

  #keyOn(page: PDFPage): PDFName {
    const key = this.#keys.get(page) ?? page.node.newFontDictionary(this.#name, this.#ref);
    this.#keys.set(page, key);
    return key;
  }

  /** @param at where the text begins from the left, in points from the lower left corner. */
  draw(page: PDFPage, { letters, marks }: Shaped, at: { x: number; y: number; size: number; colour: Colour }): void {
    const { x, y, size, colour } = at;
    page.pushOperators(
      pushGraphicsState(),
      setFillingRgbColor(...colour),
      beginText(),
      setFontAndSize(this.#keyOn(page), size),
      ...letters.flatMap((letter) => [
        setTextMatrix(1, 0, 0, 1, x + letter.x * size, y + letter.y * size),
        showText(PDFHexString.of(this.#numberOf(letter))),
      ]),
      endText(),
      // As curves and not as text: readers would take a dot below for a line of its own.
      ...marks.flatMap((mark) => [
        pushGraphicsState(),
        concatTransformationMatrix(size, 0, 0, size, x + mark.x * size, y + mark.y * size),
        ...this.#font.outline(mark.id),
        fill(),
        popGraphicsState(),
      ]),
      popGraphicsState(),
    );
  }

  /** Writes the font into the document. Call it once, after the last text. */
  finish(): void {
    const { context } = this.#document;
    const { bytes, ascent, descent } = this.#font;
    const thousandths = (part: number) => Math.round(part * 1_000);
    const stream = (content: Uint8Array | string, entries = {}) =>
      context.register(context.flateStream(content, entries));
    const glyphs = new Uint8Array(2 * (this.#used.length + 1));
    for (const [place, { id }] of this.#used.entries()) new DataView(glyphs.buffer).setUint16(2 * (place + 1), id);
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: this.#name,
        // Symbolic: letters are found by their numbers here, not by an encoding.
        Flags: 4,
        FontBBox: [-1_000, thousandths(descent), 2_000, thousandths(ascent)],
        ItalicAngle: 0,
        Ascent: thousandths(ascent),
        Descent: thousandths(descent),
        CapHeight: thousandths(ascent),
        StemV: 80,
        FontFile2: stream(bytes, { Length1: bytes.length }),
      }),
    );
    const letters = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: this.#name,
        CIDSystemInfo: {
          Registry: PDFHexString.fromText('Adobe'),
          Ordering: PDFHexString.fromText('Identity'),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        W: [1, this.#used.map(({ id }) => thousandths(this.#font.widthOf(id)))],
        CIDToGIDMap: stream(glyphs),
      }),
    );
    context.assign(
      this.#ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: this.#name,
        Encoding: 'Identity-H',
        DescendantFonts: [letters],
        ToUnicode: stream(this.#toUnicode()),
      }),
    );
  }

  /** What each number is copied as, in the form that PDF readers ask for. */
  #toUnicode(): string {
    const lines = this.#used.map(({ text }, place) => `<${hex(place + 1)}> <${hexOf(text)}>`);
    // At most a hundred lines are allowed in a block.
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) => {
      const part = lines.slice(block * 100, block * 100 + 100);
      return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
    });
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}
