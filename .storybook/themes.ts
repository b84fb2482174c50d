import { createTheme, type Theme } from '@mui/material/styles';
import { brands } from '../packages/design-system/src/theme/brands.ts';
import { createKitTheme, type KitTheme } from '../packages/design-system/src/theme/theme.ts';
import { urduType } from '../packages/design-system/src/theme/urdu.ts';
import type { Locale } from '../packages/domain/src/words/locale.ts';

/** The kit's own brands by name, in the type of each language. */
export const kitThemes: Record<Locale, ReadonlyMap<string, KitTheme>> = {
  en: new Map(brands.map((brand) => [brand.name, createKitTheme(brand)])),
  ur: new Map(brands.map((brand) => [brand.name, createKitTheme(brand, urduType(brand))])),
};

const stranger = (mode: 'light' | 'dark') =>
  createTheme({
    palette: {
      mode,
      primary: { main: mode === 'light' ? '#6A1B4D' : '#F0A6CA' },
      secondary: { main: mode === 'light' ? '#1B5E20' : '#A5D6A7' },
      background:
        mode === 'light' ? { default: '#FFFDF7', paper: '#FFFDF7' } : { default: '#1A1216', paper: '#241A20' },
    },
    shape: { borderRadius: 0 },
    typography: { fontFamily: 'Georgia, "Times New Roman", serif', fontSize: 13 },
    spacing: 6,
  });

/** Themes that know nothing of the kit: MUI's own, and one with another palette, no radius, serifs and little room. */
export const foreignThemes: ReadonlyMap<string, Record<'light' | 'dark', Theme>> = new Map([
  [
    'mui-default',
    { light: createTheme({ palette: { mode: 'light' } }), dark: createTheme({ palette: { mode: 'dark' } }) },
  ],
  ['stranger', { light: stranger('light'), dark: stranger('dark') }],
]);
