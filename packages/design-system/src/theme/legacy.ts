import type { KitTokens } from './tokens.ts';

/** Variables of the components that still have a stylesheet of their own; goes with the last of them. */
export function legacyVariables({ brand, fonts, radius, schemes }: KitTokens, asDefault: boolean): string {
  const scope = `${asDefault ? ':root:not([data-brand]),\n' : ''}[data-brand='${brand}']`;
  return `
${scope} {
  --ke-font-heading: ${fonts.heading};
  --ke-font-body: ${fonts.body};
  --ke-heading-weight: ${fonts.headingWeight};
  --ke-heading-tracking: ${fonts.headingTracking};
  --ke-radius-card: ${radius * 1.6}rem;
  --ke-radius-control: ${radius}rem;
  --ke-radius-small: ${radius * 0.6}rem;
  --ke-scrim: ${schemes.light.scrim};
  --ke-shadow-hover: 0 0.5rem 1.5rem var(--ke-palette-shadow-hover);
  --ke-shadow-float: 0 1rem 3rem var(--ke-palette-shadow-float);
  --ke-focus-ring: 0.1875rem solid var(--ke-palette-primary-main);
}
`;
}
