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
 * Themes everything below it. The theme's variables come from the static stylesheet `styles/brand-{name}.css`, so nothing is
 * written into the page. Use MUI's ThemeProvider instead for a theme that was not made by `createKitTheme`.
 */
export function KitThemeProvider({ theme, children }: KitThemeProviderProps) {
  // A theme without colorSchemes makes MUI leave variables, local storage and the root element alone.
  const withoutSchemes = useMemo(() => {
    const { colorSchemes: _colorSchemes, ...rest } = theme as KitTheme & { colorSchemes?: unknown };
    return rest;
  }, [theme]);
  return <ThemeProvider theme={withoutSchemes}>{children}</ThemeProvider>;
}
