import { blue } from '@mui/material/colors';
import { createTheme, type Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { karachiEstates } from './brands.ts';
import { contrast } from './colour.ts';
import { themeStylesheet } from './stylesheet.ts';
import { createKitTheme, type KitTheme, type KitThemeOptions } from './theme.ts';
import { tones } from './tokens.ts';
import { urduType } from './urdu.ts';

const plain = createKitTheme(karachiEstates);
const withOptions = (...options: KitThemeOptions[]) => createKitTheme(karachiEstates, ...options);

/** Both schemes of a theme, as its parts and its stylesheet get them. */
const palettesOf = ({ colorSchemes }: KitTheme) => {
  const { light, dark } = colorSchemes;
  if (!light || !dark) throw new Error('A scheme is missing.');
  return { light: light.palette, dark: dark.palette };
};

describe('palette', () => {
  const violet = { light: '#5B2A86', dark: '#D9B8F5' };
  const theme = withOptions({
    palette: { primary: { main: violet.light } },
    colorSchemes: { dark: { palette: { primary: { main: violet.dark } } } },
  });

  it('stays exactly as given, in its scheme', () => {
    const { light, dark } = palettesOf(theme);
    expect(light.primary.main).toBe(violet.light);
    expect(dark.primary.main).toBe(violet.dark);
    expect(theme.palette.primary.main).toBe(violet.light);
  });

  it.each(['light', 'dark'] as const)('takes tint, hover step and text of the tone along in %s', (mode) => {
    const [mine, usual] = [palettesOf(theme)[mode].primary, palettesOf(plain)[mode].primary];
    expect(mine.tint).not.toBe(usual.tint);
    expect(mine.dark).not.toBe(usual.dark);
    expect(contrast(mine.main, mine.tint ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mine.contrastText, mine.main)).toBeGreaterThanOrEqual(4.5);
    expect(palettesOf(theme)[mode].secondary).toEqual(palettesOf(plain)[mode].secondary);
  });

  it('derives for a pale tone the dark text that reads on it', () => {
    const { light } = palettesOf(withOptions({ palette: { primary: { main: 'hsl(52, 100%, 60%)' } } }));
    expect(light.primary.main).toBe('hsl(52, 100%, 60%)');
    expect(light.primary.contrastText).toBe(karachiEstates.ink);
  });

  it('lets a page, a paper and an ink decide what is derived from them', () => {
    const page = { default: '#EAF4EE', paper: '#F6FBF8' };
    const { light } = palettesOf(
      withOptions({ palette: { mode: 'light', background: page, text: { primary: '#102A43' } } }),
    );
    expect(light.background).toMatchObject(page);
    expect(light.text.primary).toBe('#102A43');
    expect(light.surface?.sunken).not.toBe(palettesOf(plain).light.surface?.sunken);
    expect(light.text.secondary).not.toBe(palettesOf(plain).light.text.secondary);
    for (const ground of [...Object.values(page), light.surface?.sunken ?? '']) {
      expect(contrast(light.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
      for (const tone of tones) expect(contrast(light[tone].main, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('belongs to one scheme where its mode says so', () => {
    const { light, dark } = palettesOf(withOptions({ palette: { mode: 'dark', primary: { main: '#9AD3E0' } } }));
    expect(dark.primary.main).toBe('#9AD3E0');
    expect(light.primary).toEqual(palettesOf(plain).light.primary);
  });

  it('takes a hue of MUI, a step fixed by hand, a colour that only a browser knows, and a tone of its own', () => {
    const own = { main: '#00695C', light: '#4DB6AC', dark: '#004D40', contrastText: '#FFFFFF' };
    const { light } = palettesOf(
      withOptions({
        palette: { primary: blue, secondary: { main: 'var(--house)', dark: '#7A3517' }, ...{ tertiary: own } },
      }),
    );
    expect(light.primary).toMatchObject({ main: blue[500], light: blue[300], dark: blue[700] });
    expect(light.secondary).toMatchObject({ main: 'var(--house)', dark: '#7A3517' });
    expect(light).toMatchObject({ tertiary: own });
  });

  it('reaches the variables and the static stylesheet', () => {
    const css = themeStylesheet(theme);
    expect(css).toContain(`--ke-palette-primary-main: ${violet.light};`);
    expect(css).toContain(`--ke-palette-primary-main: ${violet.dark};`);
    expect(css).toContain('--ke-palette-primary-mainChannel: 91 42 134;');
    expect(theme.kit.schemes.light.primary.main).toBe(violet.light);
  });

  it('has one look where a scheme is not wanted', () => {
    const css = themeStylesheet(
      withOptions({ colorSchemes: { dark: false }, palette: { primary: { main: '#5B2A86' } } }),
    );
    expect(css).not.toContain('prefers-color-scheme');
    expect(css).toContain('--ke-palette-primary-main: #5B2A86;');
  });
});

describe('typography', () => {
  const variants = ['h1', 'h6', 'subtitle1', 'body1', 'body2', 'caption', 'overline', 'button'] as const;

  it('brings a family to every variant, and to the variables', () => {
    const theme = withOptions({ typography: { fontFamily: 'Lora, serif', h2: { fontFamily: 'Georgia' } } });
    for (const variant of variants) expect(theme.typography[variant].fontFamily).toBe('Lora, serif');
    expect(theme.typography.fontFamily).toBe('Lora, serif');
    expect(theme.typography.h2.fontFamily).toBe('Georgia');
    expect(themeStylesheet(theme)).toMatch(/--ke-font-h1: 700 clamp\([^;]*\)\/1.15 Lora, serif;/);
  });

  it('scales every size by the size of the text, as MUI does', () => {
    const { typography } = withOptions({ typography: { fontSize: 16, htmlFontSize: 10 } });
    const share = (16 / 14) * 1.6;
    expect(typography.body1.fontSize).toBe(`calc(1rem * ${share})`);
    expect(typography.h3.fontSize).toBe(`calc(clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem) * ${share})`);
    expect(typography.pxToRem(14)).toBe(
      createTheme({ typography: { fontSize: 16, htmlFontSize: 10 } }).typography.pxToRem(14),
    );
  });

  it('takes what is said of all variants, of one, and by the palette', () => {
    const { typography } = withOptions(
      { typography: { allVariants: { fontStyle: 'italic' }, body2: { lineHeight: 2 } } },
      { typography: ({ primary }) => ({ h4: { color: primary.main } }) },
    );
    for (const variant of variants) expect(typography[variant].fontStyle).toBe('italic');
    expect(typography.body2.lineHeight).toBe(2);
    expect(typography.h4.color).toBe(plain.palette.primary.main);
  });
});

describe('measures', () => {
  it('counts widths in letters, so that larger ones have the layout with room for them', () => {
    expect(plain.breakpoints.up('sm')).toBe('@media (min-width:40em)');
    expect(plain.breakpoints.between('lg', 'xl')).toBe('@media (min-width:64em) and (max-width:79.99em)');
  });

  it('has the breakpoints that are given', () => {
    const { breakpoints } = withOptions({ breakpoints: { values: { xs: 0, sm: 500, md: 768, lg: 1100, xl: 1600 } } });
    expect(breakpoints.up('sm')).toBe('@media (min-width:500px)');
    expect(breakpoints.between('lg', 'xl')).toBe('@media (min-width:1100px) and (max-width:1599.95px)');
  });

  it.each([
    ['a number', 6, '6px'],
    ['a length', '0.75rem', '0.75rem'],
  ])('measures space with %s', (_, spacing, unit) => {
    const theme = withOptions({ spacing });
    expect(theme.spacing(2)).toBe(`calc(2 * var(--ke-spacing, ${unit}))`);
    expect(themeStylesheet(theme)).toContain(`--ke-spacing: ${unit};`);
  });

  it('has the corners that are given', () => {
    const theme = withOptions({ shape: { borderRadius: 3 } });
    expect(theme.shape.borderRadius).toBe(3);
    expect(themeStylesheet(theme)).toContain('--ke-shape-borderRadius: 3px;');
  });
});

describe('components', () => {
  const rootOf = (theme: Theme, name: 'MuiButton' | 'MuiPaper') =>
    (theme.components as Record<string, { styleOverrides: { root: unknown } }>)[name]?.styleOverrides.root;

  it('adds styles to the kit’s of a part, and later ones win', () => {
    const mine = { textTransform: 'uppercase' } as const;
    const theme = withOptions(
      { components: { MuiButton: { styleOverrides: { root: mine } } } },
      { components: { MuiButton: { styleOverrides: { root: { letterSpacing: 2 } } } } },
    );
    const kits = rootOf(plain, 'MuiButton');
    expect(rootOf(theme, 'MuiButton')).toEqual([kits, mine, { letterSpacing: 2 }]);
    expect(theme.components?.MuiButton?.defaultProps).toEqual(plain.components?.MuiButton?.defaultProps);
  });

  it('changes default props one by one, and adds variants', () => {
    const wide = { props: { variant: 'outlined' as const }, style: { minWidth: 200 } };
    const tall = { props: { variant: 'text' as const }, style: { minHeight: 60 } };
    const { MuiButton } =
      withOptions(
        { components: { MuiButton: { defaultProps: { variant: 'outlined' }, variants: [wide] } } },
        { components: { MuiButton: { variants: [tall] } } },
      ).components ?? {};
    expect(MuiButton?.defaultProps).toMatchObject({ disableElevation: true, variant: 'outlined' });
    expect(MuiButton?.variants).toEqual([wide, tall]);
  });

  it('takes entries of parts that the kit leaves as they are, and of its own', () => {
    const components = {
      MuiStepper: { defaultProps: { alternativeLabel: true } },
      KePropertyCard: { styleOverrides: { root: { borderTopWidth: 7 } } },
    };
    expect(withOptions({ components }).components).toMatchObject(components);
  });

  it('changes nothing of other themes', () => {
    withOptions({ components: { MuiPaper: { styleOverrides: { root: { outline: '1px solid' } } } } });
    expect(rootOf(plain, 'MuiPaper')).toEqual({ backgroundImage: 'none' });
  });
});

it('takes shadows, layers, movements and the language’s type as they come', () => {
  const shadows = plain.shadows.map(() => 'none') as Theme['shadows'];
  const theme = withOptions(urduType(karachiEstates), {
    shadows,
    zIndex: { modal: 5000 },
    transitions: { duration: { short: 1 } },
  });
  expect(theme.shadows[8]).toBe('none');
  expect(theme.zIndex.modal).toBe(5000);
  expect(theme.zIndex.tooltip).toBe(plain.zIndex.tooltip);
  expect(theme.transitions.duration.short).toBe(1);
  expect(theme.direction).toBe('rtl');
});

it('works out its own styles of a part once, not for each element', () => {
  const anew: string[] = [];
  for (const [name, part] of Object.entries(plain.components ?? {})) {
    const { styleOverrides = {} } = part as { styleOverrides?: Record<string, unknown> };
    for (const [slot, style] of Object.entries(styleOverrides)) {
      if (typeof style !== 'function') continue;
      const [once, again] = [style({ theme: plain }), style({ theme: plain })];
      if (once !== again) anew.push(`${name}.${slot}`);
    }
  }
  expect(anew).toEqual([]);
});
