import { readFileSync, statSync } from 'node:fs';
import type { TypographyVariant } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { brands, karachiEstates } from './brands.ts';
import { headingSize, leading, prose } from './looks.ts';
import { createKitTheme } from './theme.ts';
import { bodyFont } from './tokens.ts';
import { urduType } from './urdu.ts';

const english = createKitTheme(karachiEstates);
const urdu = createKitTheme(karachiEstates, urduType(karachiEstates));
const headings: readonly TypographyVariant[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const texts: readonly TypographyVariant[] = [
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'caption',
  'overline',
  'button',
];

/** The smallest size of a fluid one, in rem. */
const smallest = (fontSize: unknown) => Number.parseFloat(String(fontSize).replace('clamp(', ''));

describe('urduType', () => {
  it('reads from right to left', () => {
    expect(urdu.direction).toBe('rtl');
    expect(english.direction).toBe('ltr');
  });

  it.each(headings)('sets %s in Nastaliq, with the line it needs, and never larger than in English', (variant) => {
    const { fontFamily, lineHeight, fontSize } = urdu.typography[variant];
    expect(fontFamily).toMatch(/^'Noto Nastaliq Urdu'/);
    expect(lineHeight).toBeGreaterThanOrEqual(2);
    expect(smallest(fontSize)).toBeLessThanOrEqual(smallest(english.typography[variant].fontSize));
  });

  it('sets large headings a step smaller', () => {
    for (const [at, variant] of (['h1', 'h2', 'h3'] as const).entries()) {
      const next = headings[at + 1] as TypographyVariant;
      expect(urdu.typography[variant].fontSize).toBe(english.typography[next].fontSize);
    }
  });

  it.each(texts)('sets %s in Naskh at line height 1.7', (variant) => {
    expect(urdu.typography[variant].fontFamily).toMatch(/^'Noto Naskh Urdu'/);
    expect(urdu.typography[variant].lineHeight).toBe(1.7);
  });

  it.each([...headings, ...texts])('pulls no letters of %s apart and leans on no capitals', (variant) => {
    expect(urdu.typography[variant].letterSpacing).toBe(0);
    expect(urdu.typography[variant].textTransform ?? 'none').toBe('none');
  });

  it.each(brands)('keeps the Latin letters of $name', (brand) => {
    const { typography } = createKitTheme(brand, urduType(brand));
    const familiesOf = (list?: string) => (list ?? '').split(', ').filter((each) => !each.includes('Naskh'));
    expect(familiesOf(typography.h1.fontFamily)).toEqual(expect.arrayContaining(familiesOf(brand.headingFont)));
    expect(familiesOf(typography.body1.fontFamily)).toEqual(
      expect.arrayContaining(familiesOf(brand.bodyFont ?? bodyFont)),
    );
  });

  it('gives parts with a line height of their own at least what the letters need', () => {
    expect(leading(urdu, 1.1, 'heading')).toBe(2);
    expect(leading(urdu, 1.25)).toBe(1.7);
    expect(leading(urdu, 1.9)).toBe(1.9);
    expect(leading(english, 1.1, 'heading')).toBe(1.1);
    expect(headingSize(english, '5rem')).toBe('5rem');
    expect(prose(english)).toBe(english.typography.body1);
    expect(prose(urdu).fontFamily).toMatch(/^'Noto Nastaliq Urdu'/);
  });

  it('says its fonts to the pages that are styled by variables alone', () => {
    const [sheet] = urdu.generateStyleSheets();
    expect(JSON.stringify(sheet)).toMatch(/--ke-font-h1":"700 clamp\([^)]*\)\/2 'Noto Nastaliq Urdu'/);
  });
});

describe('fonts of Urdu', () => {
  const faces = ['document.css', 'urdu-fonts.css', 'urdu-text.css']
    .flatMap((file) =>
      readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8')
        .split('@font-face')
        .slice(1),
    )
    .filter((face) => face.includes('urdu') || face.includes('Urdu'));

  const covers = (face: string) => {
    const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
    const spans = ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return spans.some(([first, last]) => first <= code && code <= last);
    };
  };

  const alphabet = [...'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےآأؤئۂۓ،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ًٌٍَُِّْٰٓٔ'];

  it.each([
    ['noto-nastaliq-urdu', 150],
    ['noto-naskh-urdu', 45],
  ])('%s has every letter of Urdu and weighs less than %i KB', (name, kilobytes) => {
    const face = faces.find((each) => each.includes(`${name}.woff2`)) ?? '';
    expect(face).toContain('font-display: swap');
    expect(alphabet.filter((letter) => !covers(face)(letter))).toEqual([]);
    expect(statSync(new URL(`../styles/${name}.woff2`, import.meta.url)).size).toBeLessThan(kilobytes * 1000);
  });

  it('are fetched for no Latin letter or figure', () => {
    for (const face of faces) expect([...'Karachi2026'].filter(covers(face))).toEqual([]);
  });

  it('have the name of the language in a file of its own, which every English page fetches', () => {
    const face = faces.find((each) => each.includes('urdu-name.woff2')) ?? '';
    expect([...'اردو'].filter((letter) => !covers(face)(letter))).toEqual([]);
    expect(statSync(new URL('../styles/urdu-name.woff2', import.meta.url)).size).toBeLessThan(2000);
  });

  it('come with their licences', () => {
    for (const name of ['noto-nastaliq-urdu', 'noto-naskh-urdu']) {
      const text = readFileSync(new URL(`../styles/${name}.LICENSE.txt`, import.meta.url), 'utf8');
      expect(text).toContain('SIL OPEN FONT LICENSE');
    }
  });
});
