import type { PaletteOptions, ThemeOptions } from '@mui/material/styles';
import { decomposeColor, hexToRgb, hslToRgb, rgbToHex } from '@mui/system/colorManipulator';
import deepmerge from '@mui/utils/deepmerge';
import { type Scheme, type SchemeOverrides, type ToneColours, tones } from './tokens.ts';

/**
 * What a theme says of each component, in the very type that a theme takes. MUI's `Components<Theme>` looks the same;
 * comparing the two for more than a hundred components took up to two thirds of the time to check a package's types.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
type Entry = { styleOverrides?: Record<string, unknown>; variants?: unknown[] } & Record<string, unknown>;

/**
 * A part's entries of the kit and of a further option together: later styles are added and win, where merging objects
 * would lose the kit's, which are mostly functions.
 */
export function mergedComponents(ours: ThemeComponents, theirs: ThemeComponents = {}): ThemeComponents {
  const merged: Record<string, unknown> = { ...ours };
  for (const [name, entry] of Object.entries(theirs) as [string, Entry | undefined][]) {
    if (!entry) continue;
    const own = (merged[name] ?? {}) as Entry;
    const both: Entry = deepmerge(own, entry);
    for (const [slot, style] of Object.entries(entry.styleOverrides ?? {})) {
      const before = own.styleOverrides?.[slot];
      if (before !== undefined) both.styleOverrides = { ...both.styleOverrides, [slot]: [before, style].flat() };
    }
    if (own.variants && entry.variants) both.variants = [...own.variants, ...entry.variants];
    merged[name] = both;
  }
  return merged as ThemeComponents;
}

/** One of MUI's hues (`import blue from '@mui/material/colors/blue'`) as MUI reads it. */
function hueAsTone(colour: unknown): unknown {
  if (typeof colour !== 'object' || colour === null || 'main' in colour || !(500 in colour)) return colour;
  const hue = colour as Record<number, string>;
  return { main: hue[500], light: hue[300], dark: hue[700] };
}

/** What further options say about the colours of each scheme. */
export function givenPalettes({ palette, colorSchemes }: ThemeOptions): Record<Scheme, PaletteOptions> {
  const { mode: only, ...ofAll } = palette ?? {};
  const of = (mode: Scheme): PaletteOptions => {
    const scheme = colorSchemes?.[mode];
    const own: PaletteOptions = (typeof scheme === 'object' && scheme.palette) || {};
    const ofBoth: PaletteOptions = only === undefined || only === mode ? ofAll : {};
    const { mode: _, ...given } = deepmerge(ofBoth, own);
    return Object.fromEntries(Object.entries(given).map(([name, colour]) => [name, hueAsTone(colour)]));
  };
  return { light: of('light'), dark: of('dark') };
}

/** A colour as six hexadecimal digits, if others can be derived from it. */
function opaque(colour: string | undefined): string | undefined {
  if (!colour) return undefined;
  try {
    const { type, values } = decomposeColor(colour);
    if (type === 'color' || (values[3] ?? 1) !== 1) return undefined;
    const rgb = type.startsWith('hsl') ? hslToRgb(colour) : colour.startsWith('#') ? hexToRgb(colour) : colour;
    return rgbToHex(rgb).slice(0, 7).toUpperCase();
  } catch {
    // 'rebeccapurple' and var(…) stay as they are; what would be derived is the brand's.
    return undefined;
  }
}

const opaqueOf = <Name extends string>(colours: Partial<Record<Name, string>>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string | undefined>(colours).flatMap(([name, colour]) => {
      const hex = opaque(colour);
      return hex ? [[name, hex]] : [];
    }),
  ) as Partial<Record<Name, string>>;

/** The colours of a palette from which the kit derives others. */
export function opaqueColours(palette: PaletteOptions): SchemeOverrides {
  const { background = {}, text = {}, surface } = palette;
  const toned = tones.flatMap((name) => {
    const { main, dark, contrastText, tint } = (palette[name] ?? {}) as Partial<ToneColours> & { tint?: string };
    // MUI's `light` is a lighter tone, the kit's a ground for text in the tone.
    const colours = opaqueOf<keyof ToneColours>({ main, dark, contrastText, light: tint });
    return Object.keys(colours).length > 0 ? [[name, colours] as const] : [];
  });
  const { default: page, paper } = background;
  const { primary, secondary, disabled } = text;
  return {
    background: opaqueOf({ default: page, paper }),
    text: opaqueOf({ primary, secondary, disabled }),
    ...(surface && { surface: opaqueOf(surface) }),
    ...Object.fromEntries(toned),
  };
}
