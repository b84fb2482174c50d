import { createTheme, type Theme } from '@mui/material/styles';
import { feedbackOverrides } from './overrides/feedback.ts';
import { inputOverrides } from './overrides/inputs.ts';
import { navigationOverrides } from './overrides/navigation.ts';
import { surfaceOverrides } from './overrides/surfaces.ts';
import { brandStylesheet, scopedStylesheet, type Variables } from './stylesheet.ts';
import { type KitBrand, type KitTokens, kitTokens, type SchemeTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: { sunken: string };
    control: { border: string };
  }
  interface PaletteOptions {
    surface?: { sunken: string };
    control?: { border: string };
  }
}

/** A MUI theme whose values are the kit's variables; `kit` holds the resolved values behind them. */
export type KitTheme = Theme & { kit: KitTokens };

const palette = ({ shadow: _shadow, scrim: _scrim, ...colours }: SchemeTokens) => colours;

const heading = (size: string) => ({
  fontFamily: 'var(--ke-font-heading)',
  fontWeight: 'var(--ke-heading-weight)',
  fontSize: `var(--ke-text-${size})`,
  lineHeight: 'var(--ke-leading-heading)',
  letterSpacing: 'var(--ke-heading-tracking)',
});

/**
 * The theme of a brand. Five colours and fonts suffice: name, primary, secondary, background, ink and headingFont;
 * dark scheme, tints, hover steps and text colours are derived with WCAG AA contrast.
 *
 * @example createKitTheme({ name: 'saffron-heights', primary: '#2F5D3A', secondary: '#B25A00', background: '#F9FAF6', ink: '#1C2A1F', headingFont: 'Georgia, serif' })
 */
export function createKitTheme(brand: KitBrand): KitTheme {
  const kit = kitTokens(brand);
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'ke', colorSchemeSelector: "[data-scheme='%s']" },
    colorSchemes: {
      light: { palette: palette(kit.schemes.light) },
      dark: { palette: palette(kit.schemes.dark) },
    },
    breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } },
    shape: { borderRadius: kit.radius.control * 16 },
    typography: {
      fontFamily: 'var(--ke-font-body)',
      h1: heading('h1'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      body1: { fontSize: 'var(--ke-text-body)', lineHeight: 'var(--ke-leading-body)' },
      body2: { fontSize: 'var(--ke-text-small)', lineHeight: 'var(--ke-leading-body)' },
      caption: { fontSize: 'var(--ke-text-small)', lineHeight: 1.4 },
      overline: {
        fontSize: 'var(--ke-text-overline)',
        letterSpacing: 'var(--ke-tracking-overline)',
        fontWeight: 600,
        lineHeight: 1.4,
      },
      button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    components: { ...inputOverrides, ...feedbackOverrides, ...navigationOverrides, ...surfaceOverrides },
  });
  return Object.assign(theme, { kit });
}

function isVariables(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null;
}

/** MUI's own variables by selector, without those that the kit's stylesheet defines and those for parts the kit never uses. */
function muiVariables(theme: KitTheme, mode: 'light' | 'dark'): Variables {
  const unused =
    /SpeedDial|StepConnector|StepContent|FilledInput|overlays|-A?\d00$|shadows-(?:[2-9]|\d\d)$|palette-(?:AppBar|Slider|dividerChannel|Alert-\w+(?:StandardBg|IconColor|Color)$)/;
  const own = new Set(brandStylesheet(theme.kit, false).match(/--ke-[\w-]+(?=:)/g));
  const found: Variables = {};
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, variables] of Object.entries(sheet)) {
      const serves = selector.includes(mode) || selector === ':root' || selector.startsWith(':root,');
      const contradicts = mode === 'light' && selector.includes('dark');
      if (!serves || contradicts || !isVariables(variables)) continue;
      for (const [name, value] of Object.entries(variables)) {
        if (name.startsWith('--') && !own.has(name) && !unused.test(name)) found[name] = String(value);
      }
    }
  }
  return found;
}

/** What MUI's components need beside the kit's own variables; only routes that use MUI load it. */
export function muiStylesheet(theme: KitTheme, asDefault: boolean): string {
  return scopedStylesheet(
    theme.kit.brand,
    { light: muiVariables(theme, 'light'), dark: muiVariables(theme, 'dark') },
    asDefault,
  );
}

/**
 * All variables of a theme as static CSS, scoped to `[data-brand='{name}']`; link it once instead of letting MUI write
 * its variables into every page.
 * @param asDefault the brand also serves pages whose root element names no brand.
 */
export function themeStylesheet(theme: KitTheme, { asDefault = false } = {}): string {
  return `${brandStylesheet(theme.kit, asDefault)}\n${muiStylesheet(theme, asDefault)}`;
}
