import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { createKitTheme, type KitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import type { KitBrand } from '@karachi-estates/design-system/theme/tokens';
import { dropVariableFallbacks } from '@karachi-estates/design-system/theme/variableFallbacks';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { LinkProps } from '@mui/material/Link';
import type { ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/Locale.tsx';
import { languageFor } from '../locale/language.ts';
import { KitLink } from './KitLink.tsx';
import { browserStyleCache } from './styleCache.ts';

/** Lets every link of a theme go through the router. */
const routerLinks: ThemeOptions = {
  components: {
    MuiLink: { defaultProps: { component: KitLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: KitLink } },
  },
};

// Every page links the brand's stylesheet: root.tsx imports it.
const themes: Partial<Record<string, KitTheme>> = {};

/** The theme of a brand in a language, made once. The page links the brand's stylesheet. */
export function siteTheme(brand: KitBrand, locale: Locale): KitTheme {
  const name = `${brand.name} ${locale}`;
  const language = languageFor(locale);
  const options = language ? [routerLinks, language.typeOf(brand)] : [routerLinks];
  themes[name] ??= dropVariableFallbacks(createKitTheme(brand, ...options));
  return themes[name];
}

// A page has one language; Storybook shows several.
const browserCaches: Partial<Record<Locale, EmotionCache>> = {};

/** On the server the cache belongs to one page; entry.server.tsx provides it. */
function styleCacheFor(locale: Locale): EmotionCache | undefined {
  if (import.meta.env.SSR) return undefined;
  browserCaches[locale] ??= browserStyleCache(locale);
  return browserCaches[locale];
}

/** The looks of the whole site; stands once, at its root. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const cache = styleCacheFor(locale);
  const themed = <KitThemeProvider theme={siteTheme(karachiEstates, locale)}>{children}</KitThemeProvider>;
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed;
}
