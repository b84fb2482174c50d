import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { createKitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import { dropVariableFallbacks } from '@karachi-estates/design-system/theme/variableFallbacks';
import type { LinkProps } from '@mui/material/Link';
import type { ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
const theme = dropVariableFallbacks(createKitTheme(karachiEstates, routerLinks));

// On the server the cache belongs to one page; entry.server.tsx provides it.
const cache: EmotionCache | undefined = import.meta.env.SSR ? undefined : browserStyleCache();

/** The looks of the whole site; stands once, at its root. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const themed = <KitThemeProvider theme={theme}>{children}</KitThemeProvider>;
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed;
}
