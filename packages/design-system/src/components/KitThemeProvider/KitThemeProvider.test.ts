import { useTheme } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { karachiEstates } from '../../theme/brands.ts';
import { createKitTheme } from '../../theme/theme.ts';
import { KitThemeProvider, type KitThemeProviderProps } from './KitThemeProvider.tsx';

const seen: unknown[] = [];

function Part() {
  seen.push(useTheme());
  return null;
}

it('gives every page the same theme, so that styles which are kept for a theme are worked out once', () => {
  const theme = createKitTheme(karachiEstates);
  const page = createElement(KitThemeProvider, { theme } as KitThemeProviderProps, createElement(Part));
  renderToString(page);
  renderToString(page);
  expect(seen).toHaveLength(2);
  expect(seen.every((each) => each === theme)).toBe(true);
});
