import { brands } from './brands.ts';
import { themeStylesheet, urduStylesheet } from './stylesheet.ts';
import { createKitTheme } from './theme.ts';
import { urduType } from './urdu.ts';

const generated = '/* Written from src/theme by `pnpm --filter @karachi-estates/design-system styles`. */\n';

/** Every static stylesheet of the kit by file name; the first brand is the default of pages that name none. */
export function stylesheets(): Record<string, string> {
  const perBrand = brands.map((brand, index) => {
    const css = themeStylesheet(createKitTheme(brand), { asDefault: index === 0 });
    return [`brand-${brand.name}.css`, generated + css];
  });
  const urdu = brands.map((brand, index) =>
    urduStylesheet(createKitTheme(brand, urduType(brand)), { asDefault: index === 0 }),
  );
  return { ...Object.fromEntries(perBrand), 'urdu-brands.css': generated + urdu.join('\n') };
}
