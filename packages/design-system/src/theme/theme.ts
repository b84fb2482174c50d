import {
  type CssVarsTheme,
  createTheme,
  type Palette,
  type Theme,
  type ThemeOptions,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import type { CSSProperties } from 'react';
import { KIT_WIDTHS } from './breakpoints.ts';
import { givenPalettes, mergedComponents, opaqueColours, type ThemeComponents } from './furtherOptions.ts';
import { feedbackOverrides } from './overrides/feedback.ts';
import { inputOverrides } from './overrides/inputs.ts';
import { layoutOverrides } from './overrides/layout.ts';
import { navigationOverrides } from './overrides/navigation.ts';
import { surfaceOverrides } from './overrides/surfaces.ts';
import { type KitBrand, type KitTokens, kitTokens, type Scheme, type SchemeTokens, tones } from './tokens.ts';

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
export type KitTheme = Theme & Pick<CssVarsTheme, 'colorSchemes' | 'generateStyleSheets'> & { kit: KitTokens };

const kitComponents: ThemeComponents = {
  ...layoutOverrides,
  ...inputOverrides,
  ...feedbackOverrides,
  ...navigationOverrides,
  ...surfaceOverrides,
};

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

/** Sizes and letters of every variant; a family or a size that is given for all of them reaches each. */
function typography({ fonts }: KitTokens, given: TypographyVariantsOptions): TypographyVariantsOptions {
  const { fontFamily, fontSize = 14, htmlFontSize = 16, allVariants } = given;
  const share = (fontSize / 14) * (16 / htmlFontSize);
  const sized = (rem: string) => (share === 1 ? rem : `calc(${rem} * ${share})`);
  const heading = (rem: string) => ({
    fontFamily: fontFamily ?? fonts.heading,
    fontWeight: fonts.headingWeight,
    letterSpacing: fonts.headingTracking,
    fontSize: sized(rem),
    lineHeight: 1.15,
    textWrap: 'balance' as const,
    ...allVariants,
  });
  const text = (rem: string | undefined, more: CSSProperties) => ({
    fontFamily: fontFamily ?? fonts.body,
    letterSpacing: 0,
    ...(rem && { fontSize: sized(rem) }),
    ...more,
    ...allVariants,
  });
  const kit: TypographyVariantsOptions = {
    fontFamily: fonts.body,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: heading('clamp(2.25rem, 1.761rem + 2.174vw, 3.5rem)'),
    h2: heading('clamp(1.75rem, 1.457rem + 1.304vw, 2.5rem)'),
    h3: heading('clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem)'),
    h4: heading('clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)'),
    h5: heading('1.125rem'),
    h6: heading('1rem'),
    subtitle1: text('1rem', { fontWeight: 600, lineHeight: 1.5 }),
    subtitle2: text('0.875rem', { fontWeight: 600, lineHeight: 1.5 }),
    body1: text('1rem', { lineHeight: 1.6 }),
    body2: text('0.875rem', { lineHeight: 1.6 }),
    caption: text('0.8125rem', { lineHeight: 1.4 }),
    overline: text('0.75rem', {
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: 1.4,
      textTransform: 'uppercase',
    }),
    button: text(undefined, { fontWeight: 600, textTransform: 'none', lineHeight: 1.25 }),
  };
  return deepmerge(kit, given);
}

/**
 * What a kit theme takes of MUI's options: all but how its variables are named, which the static stylesheets rely on.
 */
export type KitThemeOptions = Omit<ThemeOptions, 'cssVariables'>;

/**
 * The MUI theme of a brand. Five values and a name suffice: primary, secondary, background, ink and headingFont; dark
 * scheme, tints, hover steps and text colours are derived with WCAG AA contrast.
 *
 * Further MUI theme options win. A colour of `palette` (both schemes, or the one that its `mode` names) or of
 * `colorSchemes` stays exactly as given, and its tint, hover step and contrasting text follow it; a `fontFamily`
 * reaches every variant; breakpoints, spacing and shape are what all parts measure with; `components` are added to the
 * kit's own styles of a part, and win over them.
 *
 * Its colours are CSS variables, which `themeStylesheet` writes as one static file.
 *
 * @example createKitTheme({ name: 'saffron-heights', primary: '#2F5D3A', secondary: '#B25A00', background: '#F9FAF6',
 * ink: '#1C2A1F', headingFont: 'Georgia, serif' })
 * @example createKitTheme(brand, { palette: { primary: { main: '#5B2A86' } }, shape: { borderRadius: 0 } })
 */
export function createKitTheme(brand: KitBrand, ...options: KitThemeOptions[]): KitTheme {
  const further = options.reduce((merged, each) => deepmerge(merged, each), {});
  const given = givenPalettes(further);
  const tokens = kitTokens(brand, { light: opaqueColours(given.light), dark: opaqueColours(given.dark) });
  // A scheme that is not wanted looks like the other one.
  const { light, dark } = { ...further.colorSchemes };
  const shown = { light: light === false ? 'dark' : 'light', dark: dark === false ? 'light' : 'dark' } as const;
  const kit: KitTokens = {
    ...tokens,
    schemes: { light: tokens.schemes[shown.light], dark: tokens.schemes[shown.dark] },
  };
  const schemeOf = (mode: Scheme) => {
    const more = further.colorSchemes?.[mode];
    return {
      ...(typeof more === 'object' && more),
      palette: deepmerge(palette(kit.schemes[mode]), given[shown[mode]]),
    };
  };
  const base: ThemeOptions = {
    // Who brings widths of their own brings all of them, in pixels unless they say otherwise.
    ...(!further.breakpoints && { breakpoints: KIT_WIDTHS }),
    shape: { borderRadius: px(kit.radius) },
    shadows: shadows(),
    focusVisible: { outlineWidth: '0.1875rem', outlineOffset: '0.125rem' },
  };
  const { palette: _, ...rest } = further;
  const theme = createTheme({
    ...deepmerge(base, rest),
    cssVariables: { cssVarPrefix: 'ke', colorSchemeSelector: "[data-scheme='%s']" },
    colorSchemes: { ...further.colorSchemes, light: schemeOf('light'), dark: schemeOf('dark') },
    typography: (colours: Palette) =>
      typography(
        kit,
        options.reduce<TypographyVariantsOptions>((merged, { typography: each = {} }) => {
          return deepmerge(merged, typeof each === 'function' ? each(colours) : each);
        }, {}),
      ),
    components: options.reduce((merged, { components }) => mergedComponents(merged, components), kitComponents),
  });
  // A copy: what createTheme leaves is a slow object to ask, and every styled element asks it several times.
  return { ...(theme as Omit<KitTheme, 'kit'>), kit };
}
