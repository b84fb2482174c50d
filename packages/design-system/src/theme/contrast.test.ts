import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { contrast } from './colour.ts';
import { type KitBrand, kitTokens, type SchemeTokens, tones } from './tokens.ts';

type Pair = readonly [name: string, ink: string, ground: string, atLeast: number];

/** Every text and control pair that the components use. WCAG 2.2 AA: 4.5 for text, 3 for controls and their edges. */
function pairs(scheme: SchemeTokens): Pair[] {
  const grounds = { page: scheme.background.default, paper: scheme.background.paper, sunken: scheme.surface.sunken };
  return Object.entries(grounds)
    .flatMap(([where, ground]): Pair[] => [
      [`primary text on ${where}`, scheme.text.primary, ground, 7],
      [`secondary text on ${where}`, scheme.text.secondary, ground, 4.5],
      [`control edge on ${where}`, scheme.control.border, ground, 3],
      [`focus ring on ${where}`, scheme.primary.main, ground, 3],
      ...tones.flatMap((tone): Pair[] => [
        [`${tone} text on ${where}`, scheme[tone].main, ground, 4.5],
        [`${tone} hover text on ${where}`, scheme[tone].dark, ground, 4.5],
      ]),
    ])
    .concat(
      tones.flatMap((tone): Pair[] => [
        [`text on ${tone}`, scheme[tone].contrastText, scheme[tone].main, 4.5],
        [`text on ${tone} hover`, scheme[tone].contrastText, scheme[tone].dark, 4.5],
        [`${tone} on its tint`, scheme[tone].main, scheme[tone].light, 4.5],
        [`primary text on ${tone} tint`, scheme.text.primary, scheme[tone].light, 4.5],
        [`secondary text on ${tone} tint`, scheme.text.secondary, scheme[tone].light, 4.5],
      ]),
      [
        ['tooltip and toast', scheme.background.default, scheme.text.primary, 7],
        ['disabled text stays readable on the page', scheme.text.disabled, scheme.background.default, 3],
      ],
    );
}

function failures(brand: KitBrand): string[] {
  return Object.values(kitTokens(brand).schemes).flatMap((scheme) =>
    pairs(scheme)
      .filter(([, ink, ground, atLeast]) => contrast(ink, ground) < atLeast)
      .map(
        ([name, ink, ground, atLeast]) =>
          `${scheme.mode}: ${name} ${ink} on ${ground} is ${contrast(ink, ground).toFixed(2)}, not ${atLeast}`,
      ),
  );
}

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each(brands)('$name meets AA in both schemes', (brand) => {
    expect(failures(brand)).toEqual([]);
  });

  const anyBrand = (primary: string, secondary: string, background: string, ink: string): KitBrand => ({
    name: 'any',
    primary,
    secondary,
    background,
    ink,
    headingFont: 'serif',
  });

  it.each([
    ['pale colours', anyBrand('#F2C94C', '#BB86FC', '#FFFFFF', '#222222')],
    ['grey ink', anyBrand('#3366FF', '#FF6633', '#FDF6EC', '#55504A')],
    ['a dark page', anyBrand('#3A2A8C', '#7A1F3D', '#101014', '#C9C9D2')],
    ['a coloured page', anyBrand('#8C2A2A', '#2A6B8C', '#E7D9C4', '#3B2A1A')],
  ])('the factory mends %s', (_, brand) => {
    expect(failures(brand)).toEqual([]);
  });
});

describe('the marketplace', () => {
  const { light, dark } = kitTokens(brands[0] as KitBrand).schemes;

  it('has the designer’s exact colours', () => {
    expect(light.background).toEqual({ default: '#FBF9F5', paper: '#FFFFFF' });
    expect(light.surface.sunken).toBe('#F3EFE7');
    expect(light.text).toMatchObject({ primary: '#13262F', secondary: '#4C5F68' });
    expect(light.primary).toMatchObject({ main: '#0E5A6B', dark: '#08404D', light: '#D7E9ED' });
    expect(dark.background).toEqual({ default: '#0C171C', paper: '#13232A' });
    expect(dark.text).toMatchObject({ primary: '#E8EEF0', secondary: '#A9BAC1' });
    expect(dark.primary).toMatchObject({ main: '#6BB8C9', dark: '#9AD3E0', light: '#17343D' });
    expect(dark.secondary.main).toBe('#E59A73');
  });

  it('moves a colour that would miss AA on a surface by no more than it must', () => {
    expect(contrast(light.secondary.main, light.surface.sunken)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light.secondary.main, '#B4552D')).toBeLessThan(1.25);
  });
});
