import { isInBrandStylesheet } from './stylesheet.ts';
import type { KitTheme } from './theme.ts';

type WithSpacing = KitTheme & { generateSpacing(): KitTheme['spacing'] };

const variableWithFallback = /^var\((--[\w-]+),.*\)$/s;

function withoutFallbacks<Part>(part: Part): Part {
  if (typeof part === 'string') {
    const [, name] = variableWithFallback.exec(part) ?? [];
    return (name !== undefined && isInBrandStylesheet(name) ? `var(${name})` : part) as Part;
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutFallbacks(value)])) as Part;
}

/**
 * The same theme, whose styles read `var(--ke-…)` without the fallback that MUI repeats in every rule. Only for a site
 * that always links a static stylesheet of a brand (`styles/brand-{name}.css`, or `themeStylesheet`) on its root
 * element: without it there are no colours at all. A variable that these stylesheets leave out keeps its fallback.
 *
 * @example dropVariableFallbacks(createKitTheme(brand))
 */
export function dropVariableFallbacks(theme: KitTheme): KitTheme {
  const copy = { ...theme, vars: withoutFallbacks(theme.vars) } as WithSpacing;
  copy.spacing = copy.generateSpacing();
  return copy;
}
