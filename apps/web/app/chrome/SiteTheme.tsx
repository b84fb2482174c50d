import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { createKitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
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
export const routerLinks: ThemeOptions = {
  components: {
    MuiLink: { defaultProps: { component: KitLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: KitLink } },
  },
};

// Every page links the brand's stylesheet: root.tsx imports it.
const themeFor = (locale: Locale) =>
  dropVariableFallbacks(
    createKitTheme(karachiEstates, routerLinks, { direction: languageFor(locale)?.direction ?? 'ltr' }),
  );

interface Looks {
  theme: ReturnType<typeof themeFor>;
  /** On the server the cache belongs to one page; entry.server.tsx provides it. */
  cache: EmotionCache | undefined;
}

const made: Partial<Record<Locale, Looks>> = {};

function looksFor(locale: Locale): Looks {
  made[locale] ??= {
    theme: themeFor(locale),
    cache: import.meta.env.SSR ? undefined : browserStyleCache(locale),
  };
  return made[locale];
}

/** The looks of the whole site; stands once, at its root. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { theme, cache } = looksFor(useLocale());
  const themed = <KitThemeProvider theme={theme}>{children}</KitThemeProvider>;
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed;
}
