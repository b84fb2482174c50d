import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { karachiEstates } from './brands.ts';
import { themeStylesheet } from './stylesheet.ts';
import { stylesheets } from './stylesheets.ts';
import { createKitTheme } from './theme.ts';

const folder = new URL('../styles/', import.meta.url);

describe('static stylesheets', () => {
  it.each(Object.entries(stylesheets()))(
    '%s is up to date (mend with `pnpm --filter @karachi-estates/design-system styles`)',
    (name, css) => {
      expect(readFileSync(new URL(name, folder), 'utf8')).toBe(css);
    },
  );

  it('leaves no stylesheet of a brand that is gone', () => {
    const written = readdirSync(folder).filter((name) => name.startsWith('brand-'));
    expect(written.sort()).toEqual(
      Object.keys(stylesheets())
        .filter((name) => name.startsWith('brand-'))
        .sort(),
    );
  });
});

describe('themeStylesheet', () => {
  const brand = {
    name: 'saffron',
    primary: '#2F5D3A',
    secondary: '#B25A00',
    background: '#F9FAF6',
    ink: '#1C2A1F',
    headingFont: 'serif',
  };

  it('scopes everything to its brand', () => {
    const selectors = themeStylesheet(createKitTheme(brand)).match(/^[^\s{}@][^{}]*(?=\{)/gm) ?? [];
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !selector.includes("[data-brand='saffron']"))).toEqual([]);
  });

  it('serves pages that name no brand only when asked to', () => {
    expect(themeStylesheet(createKitTheme(karachiEstates), { asDefault: true })).toContain(':root:not([data-brand])');
    expect(themeStylesheet(createKitTheme(karachiEstates))).not.toContain(':root:not([data-brand])');
  });

  it('says every variable that MUI’s components read', () => {
    const css = themeStylesheet(createKitTheme(brand));
    for (const name of [
      '--ke-palette-primary-main',
      '--ke-palette-primary-mainChannel',
      '--ke-palette-Alert-infoFilledBg',
      '--ke-zIndex-modal',
      '--ke-font-body1',
    ]) {
      expect(css).toContain(`${name}:`);
    }
  });
});
