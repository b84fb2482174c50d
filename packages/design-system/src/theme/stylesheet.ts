import { type KitTokens, type SchemeTokens, tones } from './tokens.ts';

/** CSS custom properties by full name. */
export type Variables = Record<string, string>;

/** The variables that change with brand and scheme. */
export function schemeVariables(scheme: SchemeTokens): Variables {
  const variables: Variables = {
    'color-scheme': scheme.mode,
    '--ke-palette-background-default': scheme.background.default,
    '--ke-palette-background-paper': scheme.background.paper,
    '--ke-palette-surface-sunken': scheme.surface.sunken,
    '--ke-palette-text-primary': scheme.text.primary,
    '--ke-palette-text-secondary': scheme.text.secondary,
    '--ke-palette-text-disabled': scheme.text.disabled,
    '--ke-palette-divider': scheme.divider,
    '--ke-palette-control-border': scheme.control.border,
    '--ke-palette-action-hover': scheme.action.hover,
    '--ke-palette-action-selected': scheme.action.selected,
    '--ke-palette-action-disabled': scheme.action.disabled,
    '--ke-palette-action-disabledBackground': scheme.action.disabledBackground,
    '--ke-scrim': scheme.scrim,
    '--ke-shadow-hover': scheme.shadow.hover,
    '--ke-shadow-float': scheme.shadow.float,
    '--ke-focus-ring': `0.1875rem solid ${scheme.primary.main}`,
  };
  for (const tone of tones) {
    for (const [step, value] of Object.entries(scheme[tone])) variables[`--ke-palette-${tone}-${step}`] = value;
  }
  return variables;
}

/** The variables that change with the brand only. */
export function brandVariables(tokens: KitTokens): Variables {
  return {
    '--ke-font-heading': tokens.fonts.heading,
    '--ke-font-body': tokens.fonts.body,
    '--ke-heading-weight': String(tokens.fonts.headingWeight),
    '--ke-heading-tracking': tokens.fonts.headingTracking,
    '--ke-radius-card': `${tokens.radius.card}rem`,
    '--ke-radius-control': `${tokens.radius.control}rem`,
    '--ke-radius-small': `${tokens.radius.small}rem`,
  };
}

const spaces = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`--ke-space-${index + 1}`, `${(index + 1) / 2}rem`]),
);

/** The variables that are the same in every brand: rhythm, type sizes, motion. */
export const scaleVariables: Variables = {
  '--ke-space-half': '0.25rem',
  ...spaces,
  '--ke-radius-pill': '62.4375rem',
  '--ke-border-width': '0.0625rem',
  '--ke-focus-offset': '0.125rem',
  '--ke-text-h1': 'clamp(2.25rem, 1.761rem + 2.174vw, 3.5rem)',
  '--ke-text-h2': 'clamp(1.75rem, 1.457rem + 1.304vw, 2.5rem)',
  '--ke-text-h3': 'clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem)',
  '--ke-text-h4': 'clamp(1.125rem, 1.076rem + 0.217vw, 1.25rem)',
  '--ke-text-body': '1rem',
  '--ke-text-small': '0.875rem',
  '--ke-text-overline': '0.75rem',
  '--ke-leading-heading': '1.15',
  '--ke-leading-body': '1.6',
  '--ke-tracking-overline': '0.08em',
  '--ke-weight-regular': '400',
  '--ke-weight-medium': '500',
  '--ke-weight-semibold': '600',
  '--ke-weight-bold': '700',
  '--ke-measure': '70ch',
  '--ke-duration-fast': '150ms',
  '--ke-duration-normal': '220ms',
  '--ke-ease': 'cubic-bezier(0.2, 0, 0, 1)',
  '--ke-content-width': '77.5rem',
  '--ke-gutter': '1rem',
  '--ke-section': '3rem',
  '--ke-header-height': '4.5rem',
  '--ke-icon': '1.25rem',
  '--ke-target': '2.75rem',
};

function block(selectors: readonly string[], variables: Variables, indent = ''): string {
  const lines = Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return `${selectors.map((selector) => indent + selector).join(',\n')} {\n${lines.join('\n')}\n${indent}}\n`;
}

/**
 * Static CSS with the given variables of a brand, scoped to `[data-brand]`.
 * @param asDefault also serves pages whose root element names no brand.
 */
export function scopedStylesheet(
  brand: string,
  variables: { always?: Variables; light: Variables; dark: Variables },
  asDefault: boolean,
): string {
  const scope = `[data-brand='${brand}']`;
  const light = { ...variables.always, ...variables.light };
  const base = block(asDefault ? [':root:not([data-brand])', scope] : [scope], light);
  const dark = Object.fromEntries(Object.entries(variables.dark).filter(([name, value]) => light[name] !== value));
  if (Object.keys(dark).length === 0) return base;
  const chosen = `${scope}:is([data-scheme='dark'], [data-scheme='dark'] *)`;
  const preferred = `${scope}:is(:root:not([data-scheme]), :root:not([data-scheme]) *)`;
  return [
    base,
    block(asDefault ? [":root[data-scheme='dark']:not([data-brand])", chosen] : [chosen], dark),
    `@media (prefers-color-scheme: dark) {\n${block(
      asDefault ? [':root:not([data-scheme], [data-brand])', preferred] : [preferred],
      dark,
      '  ',
    )}}\n`,
  ].join('\n');
}

/** The kit's own variables of one brand: all that public pages need. */
export function brandStylesheet(tokens: KitTokens, asDefault: boolean): string {
  return scopedStylesheet(
    tokens.brand,
    {
      always: brandVariables(tokens),
      light: schemeVariables(tokens.schemes.light),
      dark: schemeVariables(tokens.schemes.dark),
    },
    asDefault,
  );
}

/** The variables that every brand has in common, with the wider rhythm of larger screens. */
export function scaleStylesheet(): string {
  return [
    block([':root'], scaleVariables),
    `@media (min-width: 48em) {\n${block([':root'], { '--ke-gutter': '1.5rem', '--ke-section': '4rem' }, '  ')}}\n`,
    `@media (min-width: 64em) {\n${block([':root'], { '--ke-section': '6rem' }, '  ')}}\n`,
  ].join('\n');
}
