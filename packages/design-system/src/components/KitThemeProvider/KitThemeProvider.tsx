import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { KitTheme } from '../../theme/theme.ts';

export interface KitThemeProviderProps {
  /** Made once per brand by `createKitTheme`. */
  theme: KitTheme;
  /** What stands in the theme. */
  children: ReactNode;
}

/**
 * Themes MUI's components on the routes that use them. The variables come from the static stylesheets
 * `styles/brand-{name}.css` and `styles/brand-{name}-mui.css`, so nothing is written into the page.
 * Use plain kit components instead when a page needs no MUI: they take the same variables without a provider.
 */
export function KitThemeProvider({ theme, children }: KitThemeProviderProps) {
  // A theme without colorSchemes makes MUI leave variables, local storage and the root element alone.
  const withoutSchemes = useMemo(() => {
    const { colorSchemes: _colorSchemes, ...rest } = theme as KitTheme & { colorSchemes?: unknown };
    return rest;
  }, [theme]);
  return <ThemeProvider theme={withoutSchemes}>{children}</ThemeProvider>;
}
