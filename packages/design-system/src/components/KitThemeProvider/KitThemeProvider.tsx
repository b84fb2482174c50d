import { ThemeContext } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import type { KitTheme } from '../../theme/theme.ts';

export interface KitThemeProviderProps {
  /** Made once per brand by `createKitTheme`. */
  theme: KitTheme;
  /** What stands in the theme. */
  children: ReactNode;
}

/**
 * Themes everything below it. The theme's variables come from the static stylesheet `styles/brand-{name}.css`, so
 * nothing is written into the page. Use MUI's ThemeProvider instead for a theme that was not made by `createKitTheme`.
 */
export function KitThemeProvider({ theme, children }: KitThemeProviderProps) {
  // The provider of @mui/system, which that of @mui/material is made of, leaves variables, local storage and the root
  // element alone and comes without the code for them.
  // It hands on a copy of the theme, another one for each page that a server draws, and all styles that are kept for a
  // theme would be worked out again; so what styles the parts reads the theme itself.
  return (
    <ThemeProvider theme={theme}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </ThemeProvider>
  );
}
