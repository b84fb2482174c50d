import '@karachi-estates/design-system/styles/brand-karachi-estates-mui.css';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { createKitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import type { ReactNode } from 'react';
import { styleKey } from './styleKey.ts';

const theme = createKitTheme(karachiEstates);

// On the server the cache belongs to one page; entry.server.tsx provides it.
const cache: EmotionCache | undefined = import.meta.env.SSR ? undefined : createCache({ key: styleKey });

/** Stands around what uses MUI: the fields of forms, and the workspace. Pages that are only read do without it. */
export function FormTheme({ children }: { children: ReactNode }) {
  const themed = <KitThemeProvider theme={theme}>{children}</KitThemeProvider>;
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed;
}
