import { type CssVarsTheme, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { feedbackOverrides } from './overrides/feedback.ts';
import { inputOverrides } from './overrides/inputs.ts';
import { layoutOverrides } from './overrides/layout.ts';
import { navigationOverrides } from './overrides/navigation.ts';
import { surfaceOverrides } from './overrides/surfaces.ts';
import { type KitBrand, type KitTokens, kitTokens, type SchemeTokens, tones } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    surface?: { sunken: string };
    control?: { border: string };
    shadow?: { hover: string; float: string };
  }
  interface PaletteOptions {
    surface?: { sunken: string };
    control?: { border: string };
    shadow?: { hover: string; float: string };
  }
  interface PaletteColor {
    /** A surface in the faintest step of the tone, on which `main` is legible. */
    tint?: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface TypographyVariants {
    /** Nastaliq and Naskh need this much of every line; Latin letters need none of it. */
    leading?: { heading: number; prose: number; text: number };
    /** What people read in sentences, where it looks unlike the text of controls. */
    prose?: CSSProperties;
  }
  interface TypographyVariantsOptions {
    leading?: { heading: number; prose: number; text: number };
    prose?: CSSProperties;
  }
}

/** A MUI theme of a brand; `kit` holds the colours and fonts that it was made from. */
export type KitTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'> & { kit: KitTokens };

const px = (rem: number) => rem * 16;

function palette(scheme: SchemeTokens) {
  const { mode, background, surface, text, divider, control, action, shadow } = scheme;
  const colours = Object.fromEntries(tones.map((tone) => [tone, { ...scheme[tone], tint: scheme[tone].light }]));
  return { mode, background, surface, text, divider, control, action, shadow, ...colours };
}

/** Small steps lie close to what is hovered, large ones float over the page. The colours follow the scheme. */
function shadows(): Theme['shadows'] {
  const hover = '0 0.5rem 1.5rem var(--ke-palette-shadow-hover)';
  const float = '0 1rem 3rem var(--ke-palette-shadow-float)';
  return Array.from({ length: 25 }, (_, step) => (step === 0 ? 'none' : step < 5 ? hover : float)) as Theme['shadows'];
}

function typography({ fonts }: KitTokens): ThemeOptions['typography'] {
  const heading = (fontSize: string) => ({
    fontFamily: fonts.heading,
    fontWeight: fonts.headingWeight,
    letterSpacing: fonts.headingTracking,
    fontSize,
    lineHeight: 1.15,
    textWrap: 'balance' as const,
  });
  const text = { fontFamily: fonts.body, letterSpacing: 0 };
  return {
    fontFamily: fonts.body,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: heading('clamp(2.25rem, 1.761rem + 2.174vw, 3.5rem)'),
    h2: heading('clamp(1.75rem, 1.457rem + 1.304vw, 2.5rem)'),
    h3: heading('clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem)'),
    h4: heading('clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)'),
    h5: heading('1.125rem'),
    h6: heading('1rem'),
    subtitle1: { ...text, fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    subtitle2: { ...text, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { ...text, fontSize: '1rem', lineHeight: 1.6 },
    body2: { ...text, fontSize: '0.875rem', lineHeight: 1.6 },
    caption: { ...text, fontSize: '0.8125rem', lineHeight: 1.4 },
    overline: {
      ...text,
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: 1.4,
      textTransform: 'uppercase',
    },
    button: { ...text, fontWeight: 600, textTransform: 'none', lineHeight: 1.25 },
  };
}

/**
 * The MUI theme of a brand. Five values and a name suffice: primary, secondary, background, ink and headingFont; dark
 * scheme, tints, hover steps and text colours are derived with WCAG AA contrast. Further MUI theme options win over what
 * is derived: `components` to restyle a part, or a part's default props.
 *
 * Its colours are CSS variables, which `themeStylesheet` writes as one static file.
 *
 * @example createKitTheme({ name: 'saffron-heights', primary: '#2F5D3A', secondary: '#B25A00', background: '#F9FAF6', ink: '#1C2A1F', headingFont: 'Georgia, serif' })
 */
export function createKitTheme(brand: KitBrand, ...options: ThemeOptions[]): KitTheme {
  const kit = kitTokens(brand);
  const theme = createTheme(
    {
      cssVariables: { cssVarPrefix: 'ke', colorSchemeSelector: "[data-scheme='%s']" },
      colorSchemes: {
        light: { palette: palette(kit.schemes.light) },
        dark: { palette: palette(kit.schemes.dark) },
      },
      breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } },
      shape: { borderRadius: px(kit.radius) },
      shadows: shadows(),
      typography: typography(kit),
      focusVisible: { outlineWidth: '0.1875rem', outlineOffset: '0.125rem' },
      components: {
        ...layoutOverrides,
        ...inputOverrides,
        ...feedbackOverrides,
        ...navigationOverrides,
        ...surfaceOverrides,
      },
    },
    ...options,
  );
  return Object.assign(theme as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>, { kit });
}
