import { describe, expect, it } from 'vitest';
import { brands, grandMonarch, karachiEstates } from './brands.ts';
import { themeStylesheet } from './stylesheet.ts';
import { createKitTheme } from './theme.ts';
import { dropVariableFallbacks } from './variableFallbacks.ts';

const isSetIn = (css: string) => (variable: string) => css.includes(`${variable.slice('var('.length, -1)}:`);
const bareVariables = (theme: object) => JSON.stringify(theme).match(/var\(--[\w-]+\)/g) ?? [];

describe('dropVariableFallbacks', () => {
  it.each(brands)('leaves $name no variable without a value on a page that links its stylesheet', (brand) => {
    const bare = bareVariables(dropVariableFallbacks(createKitTheme(brand)).vars ?? {});
    expect(bare.length).toBeGreaterThan(100);
    const isSet = isSetIn(themeStylesheet(createKitTheme(brand)));
    expect(bare.filter((each) => !isSet(each))).toEqual([]);
  });

  it('keeps values for menus and dialogs, which stand in the body and therefore outside a project’s own scope', () => {
    const rootStylesheet = themeStylesheet(createKitTheme(karachiEstates), { asDefault: true });
    const bare = bareVariables(dropVariableFallbacks(createKitTheme(grandMonarch)).vars ?? {});
    const isSet = isSetIn(rootStylesheet);
    expect(bare.filter((each) => !isSet(each))).toEqual([]);
  });

  it('keeps the fallback of a variable that no stylesheet sets', () => {
    const { vars } = dropVariableFallbacks(createKitTheme(karachiEstates));
    expect(vars?.palette.Switch.defaultColor).toMatch(/^var\(--ke-palette-Switch-defaultColor, .+\)$/);
  });

  it('measures room by the variable alone, and leaves the theme that it was given as it is', () => {
    const theme = createKitTheme(karachiEstates);
    expect(dropVariableFallbacks(theme).spacing(2)).toBe('calc(2 * var(--ke-spacing))');
    expect(theme.spacing(2)).toBe('calc(2 * var(--ke-spacing, 8px))');
    expect(theme.vars?.palette.primary.main).toMatch(/^var\(--ke-palette-primary-main, #.+\)$/);
  });
});
