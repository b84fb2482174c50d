import { brands } from './brands.ts';
import { brandStylesheet, scaleStylesheet } from './stylesheet.ts';
import { createKitTheme, muiStylesheet } from './theme.ts';

const generated = '/* Written from src/theme by `pnpm --filter @karachi-estates/design-system styles`. */\n';

/** Every static stylesheet of the kit by file name; the first brand is the default of pages that name none. */
export function stylesheets(): Record<string, string> {
  const files: Record<string, string> = { 'scale.css': generated + scaleStylesheet() };
  brands.forEach((brand, index) => {
    const theme = createKitTheme(brand);
    files[`brand-${brand.name}.css`] = generated + brandStylesheet(theme.kit, index === 0);
    files[`brand-${brand.name}-mui.css`] = generated + muiStylesheet(theme, index === 0);
  });
  return files;
}
