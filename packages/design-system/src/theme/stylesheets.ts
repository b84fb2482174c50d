import { brands } from './brands.ts';
import { themeStylesheet } from './stylesheet.ts';
import { createKitTheme } from './theme.ts';

const generated = '/* Written from src/theme by `pnpm --filter @karachi-estates/design-system styles`. */\n';

/** Every static stylesheet of the kit by file name; the first brand is the default of pages that name none. */
export function stylesheets(): Record<string, string> {
  return Object.fromEntries(
    brands.map((brand, index) => {
      const theme = createKitTheme(brand);
      const css = themeStylesheet(theme, { asDefault: index === 0 });
      return [`brand-${brand.name}.css`, generated + css];
    }),
  );
}
