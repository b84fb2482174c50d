import { alpha, contrast, legible, luminance, mix, readableOn } from './colour.ts';

export type Scheme = 'light' | 'dark';
export type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info';
export const tones: readonly Tone[] = ['primary', 'secondary', 'success', 'warning', 'error', 'info'];

/** One tone: `main` is legible as text on every surface, `light` is a tinted surface, `dark` the hover step. */
export interface ToneColours {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Every colour of one scheme. All are opaque except divider, the action states, scrim and shadows. */
export interface SchemeTokens extends Record<Tone, ToneColours> {
  mode: Scheme;
  background: { default: string; paper: string };
  surface: { sunken: string };
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  control: { border: string };
  action: { hover: string; selected: string; disabled: string; disabledBackground: string };
  scrim: string;
  shadow: { hover: string; float: string };
}

/** Exact colours where a designer has fixed them; everything left out is derived. */
export interface SchemeOverrides extends Partial<Record<Tone, Partial<ToneColours>>> {
  background?: Partial<SchemeTokens['background']>;
  surface?: Partial<SchemeTokens['surface']>;
  text?: Partial<SchemeTokens['text']>;
  divider?: string;
}

/**
 * What a brand says about itself. The first six members are enough for a complete theme in two schemes with
 * sufficient contrast; the rest is for designers who want to fix more.
 */
export interface KitBrand {
  /** Becomes the value of `data-brand`: lower case words joined by hyphens. */
  name: string;
  /** Actions, links, what is selected. */
  primary: string;
  /** Highlights and badges. */
  secondary: string;
  /** The page. A dark page makes the brand dark in both schemes. */
  background: string;
  /** Text. */
  ink: string;
  /** CSS font-family list of the headings. */
  headingFont: string;
  bodyFont?: string;
  headingWeight?: number;
  headingTracking?: string;
  /** Corner radius of buttons and fields in rem; cards are rounder, small parts less. */
  radius?: number;
  light?: SchemeOverrides;
  dark?: SchemeOverrides;
}

export interface KitTokens {
  brand: string;
  fonts: { heading: string; body: string; headingWeight: number; headingTracking: string };
  radius: number;
  schemes: Record<Scheme, SchemeTokens>;
}

export const bodyFont =
  "'Plus Jakarta Sans Variable', 'Noto Naskh Arabic Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif";

const feedback = {
  light: { success: '#2E7D5B', warning: '#A86A00', error: '#B3362B', info: '#1F5FA8' },
  dark: { success: '#6FC29B', warning: '#E3B25A', error: '#EE8D82', info: '#86B6EC' },
} as const;

const white = '#FFFFFF';

interface ToneGround {
  /** What the tone is written on; its tint is mixed over the first. */
  surfaces: readonly string[];
  ink: string;
  mode: Scheme;
}

/** The tint of a tone; a fixed tone gets a fainter one where it would not be legible on the usual. */
function tintOf(main: string, { surfaces, mode }: ToneGround, isFixed: boolean): string {
  const mixed = (share: number) => mix(surfaces[0] as string, main, share);
  const usual = mode === 'light' ? 0.14 : 0.18;
  const shares = isFixed ? [usual, 0.1, 0.07, 0.04] : [usual];
  return mixed(shares.find((share) => contrast(main, mixed(share)) >= 4.5) ?? usual);
}

function toneColours(
  main: string,
  ground: ToneGround,
  override: Partial<ToneColours> = {},
  fixed: Partial<ToneColours> = {},
): ToneColours {
  const { surfaces, ink, mode } = ground;
  // What a designer chose to go with another tone does not go with a fixed one.
  const own = fixed.main ? fixed : { ...override, ...fixed };
  const light = own.light ?? tintOf(own.main ?? main, ground, fixed.main !== undefined);
  // The tone is also written on its own tint (badges, alerts), so the tint counts as one more surface.
  const legibleMain = fixed.main ?? legible(own.main ?? main, [...surfaces, light], 4.5);
  const inks = [white, mode === 'light' ? ink : (surfaces[0] as string)];
  return {
    main: legibleMain,
    light,
    dark: own.dark ?? mix(legibleMain, mode === 'light' ? '#000000' : white, 0.26),
    contrastText: own.contrastText ?? readableOn(legibleMain, inks),
  };
}

function scheme(
  brand: KitBrand,
  mode: Scheme,
  usual: { page: string; ink: string },
  overrides: SchemeOverrides = {},
  fixed: SchemeOverrides = {},
): SchemeTokens {
  const page = fixed.background?.default ?? usual.page;
  const ink = fixed.text?.primary ?? usual.ink;
  // Steps that were fixed for another page or another ink are derived anew.
  const own = {
    surface: { ...(page === usual.page && overrides.surface), ...fixed.surface },
    text: { ...(ink === usual.ink && overrides.text), ...fixed.text },
  };
  const native = mode === (luminance(brand.background) < 0.18 ? 'dark' : 'light');
  const background = {
    default: fixed.background?.default ?? overrides.background?.default ?? page,
    paper: fixed.background?.paper ?? overrides.background?.paper ?? (mode === 'light' ? white : mix(page, ink, 0.07)),
  };
  const sunken = own.surface.sunken ?? mix(page, ink, mode === 'light' ? 0.035 : 0.03);
  const surfaces = [background.default, background.paper, sunken];
  const step = (colour: string) => (native ? colour : legible(colour, surfaces, mode === 'dark' ? 7 : 4.5));
  const tone = (name: Tone, colour: string) =>
    toneColours(colour, { surfaces, ink, mode }, overrides[name], fixed[name]);
  const toned = {
    primary: tone('primary', step(brand.primary)),
    secondary: tone('secondary', step(brand.secondary)),
    success: tone('success', feedback[mode].success),
    warning: tone('warning', feedback[mode].warning),
    error: tone('error', feedback[mode].error),
    info: tone('info', feedback[mode].info),
  };
  const grounds = [...surfaces, ...tones.map((name) => toned[name].light)];
  const text = {
    primary: legible(own.text.primary ?? ink, surfaces, 7),
    secondary: legible(own.text.secondary ?? mix(ink, page, 0.26), grounds, 4.5),
    disabled: legible(own.text.disabled ?? mix(ink, page, 0.42), surfaces, 3),
    ...fixed.text,
  };
  return {
    mode,
    background,
    surface: { sunken },
    text,
    ...toned,
    divider: overrides.divider ?? alpha(ink, mode === 'light' ? 0.12 : 0.14),
    control: { border: legible(mix(ink, page, 0.5), surfaces, 3) },
    action: {
      hover: alpha(ink, mode === 'light' ? 0.05 : 0.08),
      selected: alpha(ink, mode === 'light' ? 0.08 : 0.14),
      disabled: text.disabled,
      disabledBackground: mix(page, ink, 0.1),
    },
    scrim: 'rgba(6, 14, 18, 0.62)',
    shadow:
      mode === 'light'
        ? { hover: alpha(ink, 0.1), float: alpha(ink, 0.18) }
        : { hover: 'rgba(0, 0, 0, 0.36)', float: 'rgba(0, 0, 0, 0.52)' },
  };
}

/**
 * Derives every value of a brand. A brand with a dark page has one look, used for both schemes; any other gets a
 * dark scheme made of its own ink.
 * @param fixed colours that stay exactly as they are, six hexadecimal digits each; the others are derived from them.
 */
export function kitTokens(brand: KitBrand, fixed: Partial<Record<Scheme, SchemeOverrides>> = {}): KitTokens {
  const { ink, background: page } = brand;
  const pageIsDark = luminance(page) < 0.18;
  const night = pageIsDark ? { page, ink } : { page: mix(ink, '#000000', 0.42), ink: mix(page, ink, 0.06) };
  return {
    brand: brand.name,
    fonts: {
      heading: brand.headingFont,
      body: brand.bodyFont ?? bodyFont,
      headingWeight: brand.headingWeight ?? 700,
      headingTracking: brand.headingTracking ?? '-0.015em',
    },
    radius: brand.radius ?? 0.625,
    schemes: {
      light: pageIsDark
        ? scheme(brand, 'dark', night, brand.dark, fixed.light)
        : scheme(brand, 'light', { page, ink }, brand.light, fixed.light),
      dark: scheme(brand, 'dark', night, brand.dark, fixed.dark),
    },
  };
}
