import type { KitTheme } from './theme.ts';

type Variables = Record<string, string>;

/**
 * What MUI writes out for parts that no brand shows, steps that only its own default palette names, channels that no
 * part reads, and colours of parts that the kit's own styles give another.
 */
const unused =
  /SpeedDial|Switch|StepConnector|StepContent|FilledInput|overlays|font-(?!h[1-4]$|body1$)|-A?\d00$|palette-(?:AppBar|Slider|dividerChannel|Alert-\w+(?:StandardBg|IconColor|Color)$)|(?:light|dark|paper|default)Channel$|zIndex-(?:mobileStepper|fab|speedDial)|grey-50$|common-background|text-icon|inputUnderline|SnackbarContent|Skeleton|Tooltip/;

/** Whether every brand's static stylesheet sets a variable, given by its whole name. */
export const isInBrandStylesheet = (name: string): boolean => !unused.test(name);

const isVariables = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

/** The CSS variables of a theme in one scheme. */
function variablesOf(theme: KitTheme, mode: 'light' | 'dark'): Variables {
  const found: Variables = { 'color-scheme': theme.kit.schemes[mode].mode };
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, variables] of Object.entries(sheet)) {
      const serves = selector.includes(mode) || selector === ':root' || selector.startsWith(':root,');
      const contradicts = mode === 'light' && selector.includes('dark');
      if (!serves || contradicts || !isVariables(variables)) continue;
      for (const [name, value] of Object.entries(variables)) {
        if (name.startsWith('--') && isInBrandStylesheet(name)) found[name] = String(value);
      }
    }
  }
  return found;
}

function block(selectors: readonly string[], variables: Variables, indent = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return `${selectors.map((selector) => indent + selector).join(',\n')} {\n${lines.join('\n')}\n${indent}}\n`;
}

/**
 * What a brand's stylesheet says otherwise in Urdu, as rules that win over it. `theme` is the brand's with `urduType`.
 */
export function urduStylesheet(theme: KitTheme, { asDefault = false } = {}): string {
  const fonts = Object.entries(variablesOf(theme, 'light')).filter(([name]) => name.startsWith('--ke-font-'));
  const scope = `[data-brand='${theme.kit.brand}']:lang(ur)`;
  return block(asDefault ? [':root:not([data-brand]):lang(ur)', scope] : [scope], Object.fromEntries(fonts));
}

/**
 * All variables of a theme as static CSS, scoped to `[data-brand='{name}']`; link it once instead of letting MUI write
 * its variables into every page. The dark scheme follows the device unless `data-scheme` decides,
 * and is for screens: paper is light.
 * @param asDefault the brand also serves pages whose root element names no brand.
 */
export function themeStylesheet(theme: KitTheme, { asDefault = false } = {}): string {
  const scope = `[data-brand='${theme.kit.brand}']`;
  const light = variablesOf(theme, 'light');
  const base = block(asDefault ? [':root:not([data-brand])', scope] : [scope], light);
  const dark = Object.fromEntries(
    Object.entries(variablesOf(theme, 'dark')).filter(([name, value]) => light[name] !== value),
  );
  if (Object.keys(dark).length === 0) return base;
  const chosen = `${scope}:is([data-scheme='dark'], [data-scheme='dark'] *)`;
  const preferred = `${scope}:is(:root:not([data-scheme]), :root:not([data-scheme]) *)`;
  return [
    base,
    `@media screen {\n${block(
      asDefault ? [":root[data-scheme='dark']:not([data-brand])", chosen] : [chosen],
      dark,
      '  ',
    )}}\n`,
    `@media screen and (prefers-color-scheme: dark) {\n${block(
      asDefault ? [':root:not([data-scheme], [data-brand])', preferred] : [preferred],
      dark,
      '  ',
    )}}\n`,
  ].join('\n');
}
