import type { ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { bodyFont, type KitBrand } from './tokens.ts';

const fallbacks = "'Urdu Fallback', 'Urdu Wide Fallback'";

// Naskh has a name of its own here, so that a page can fetch it with Nastaliq, after its first picture. By the name
// that English pages know it by it would be fetched with the first styles, for a single letter that the device's fonts
// lack.
const withoutEnglishName = (latin: string) => latin.replace("'Noto Naskh Arabic Variable', ", '');

// Both have letters of Urdu only: Latin names and figures look as they do in English.
const naskh = (latin: string) => `'Noto Naskh Urdu', ${fallbacks}, ${withoutEnglishName(latin)}`;
const nastaliq = (latin: string) =>
  `'Noto Nastaliq Urdu', ${fallbacks}, 'Noto Naskh Urdu', ${withoutEnglishName(latin)}`;

const font = ({ fontWeight, fontSize, lineHeight, fontFamily }: CSSProperties) =>
  `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`;

/**
 * What a brand looks like in Urdu, as further theme options: it reads from right to left, headings and prose are set in
 * Nastaliq with the lines it needs and one step smaller, controls, tables and small text in Naskh. A page that has it
 * links `styles/urdu.css` too, and stands in an emotion cache of `theme/rightToLeft`.
 *
 * @example createKitTheme(brand, urduType(brand))
 */
export function urduType(brand: KitBrand): ThemeOptions & { font: Record<string, string> } {
  const small = naskh(brand.bodyFont ?? bodyFont);
  const headingWeight = brand.headingWeight ?? 700;
  const heading = (fontSize: string, lineHeight = 2) => ({
    fontFamily: nastaliq(brand.headingFont),
    fontWeight: headingWeight,
    fontSize,
    lineHeight,
    letterSpacing: 0,
    wordSpacing: '0.04em',
  });
  const text = (lineHeight: number, more?: CSSProperties) => ({ fontFamily: small, lineHeight, ...more });
  const headings = {
    h1: heading('clamp(1.75rem, 1.457rem + 1.304vw, 2.5rem)'),
    h2: heading('clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem)'),
    h3: heading('clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)', 2.1),
    h4: heading('1.125rem', 2.1),
    h5: heading('1rem', 2.1),
    h6: heading('1rem', 2.1),
  };
  const body1 = { ...text(1.7), fontSize: '1rem', fontWeight: 400 };
  const prose = {
    fontFamily: nastaliq(brand.bodyFont ?? bodyFont),
    fontSize: '1rem',
    fontWeight: 400,
    lineHeight: 2.2,
    letterSpacing: 0,
    wordSpacing: '0.04em',
  };
  return {
    direction: 'rtl',
    typography: {
      fontFamily: small,
      leading: { heading: 2, prose: 2.2, text: 1.7 },
      prose,
      ...headings,
      subtitle1: text(1.7),
      subtitle2: text(1.7),
      body1,
      body2: text(1.7),
      caption: text(1.7, { fontSize: '0.875rem' }),
      overline: text(1.7, { fontSize: '0.8125rem', letterSpacing: 0, textTransform: 'none' }),
      button: text(1.7),
    },
    font: Object.fromEntries(Object.entries({ ...headings, body1 }).map(([name, style]) => [name, font(style)])),
    components: {
      // Controls are made of body1 too, so what is read as a paragraph gets its own letters here.
      MuiTypography: { variants: [{ props: { variant: 'body1' }, style: prose }] },
      MuiFormControlLabel: {
        variants: [{ props: {}, style: { '& .MuiFormControlLabel-label': { ...body1, wordSpacing: 'normal' } } }],
      },
      // Parts whose height MUI fixes.
      MuiChip: {
        variants: [
          { props: {}, style: { height: 'auto', minHeight: '2rem', lineHeight: 1.7 } },
          { props: { size: 'small' }, style: { minHeight: '1.75rem' } },
        ],
      },
      MuiAvatar: { variants: [{ props: {}, style: { lineHeight: 1.7 } }] },
      MuiInputBase: {
        variants: [
          {
            props: {},
            style: {
              // Every entry stands where the page begins, whichever way it reads: browsers take an empty field for left
              // to right. `left` is turned around with the page.
              '& input': { textAlign: 'left' },
              '& textarea:placeholder-shown': { direction: 'inherit' },
              '& ::placeholder': { unicodeBidi: 'plaintext' },
            },
          },
          {
            // '0300 1234567' has no letter that says where it begins.
            props: ({ type }) => type === 'tel' || type === 'email' || type === 'url',
            style: { '& input': { unicodeBidi: 'plaintext' } },
          },
        ],
      },
      MuiFilledInput: { variants: [{ props: {}, style: { minHeight: '4rem' } }] },
    },
  };
}
