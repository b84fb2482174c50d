import { bodyFont, type KitBrand } from './tokens.ts';

/**
 * The marketplace. Its colours are fixed one by one; a colour that would miss AA on a surface is nudged by the factory.
 */
export const karachiEstates: KitBrand = {
  name: 'karachi-estates',
  primary: '#0E5A6B',
  secondary: '#B4552D',
  background: '#FBF9F5',
  ink: '#13262F',
  headingFont: bodyFont,
  light: {
    surface: { sunken: '#F3EFE7' },
    text: { secondary: '#4C5F68' },
    primary: { dark: '#08404D', light: '#D7E9ED' },
    divider: 'rgba(19, 38, 47, 0.12)',
  },
  dark: {
    background: { default: '#0C171C', paper: '#13232A' },
    surface: { sunken: '#0F1D23' },
    text: { primary: '#E8EEF0', secondary: '#A9BAC1' },
    primary: { main: '#6BB8C9', dark: '#9AD3E0', light: '#17343D' },
    secondary: { main: '#E59A73' },
    divider: 'rgba(232, 238, 240, 0.14)',
  },
};

/** The seaside project: a printed brochure at night, one look for both schemes. */
export const grandMonarch: KitBrand = {
  name: 'grand-monarch',
  primary: '#C9A667',
  secondary: '#E3CFA4',
  background: '#0B1626',
  ink: '#F4EFE6',
  headingFont:
    "'Cormorant Garamond Variable', 'Noto Naskh Arabic Variable', 'Cormorant Garamond Fallback', Georgia, serif",
  headingWeight: 600,
  headingTracking: '0',
  radius: 0.125,
  dark: {
    background: { paper: '#13233A' },
    divider: 'rgba(201, 166, 103, 0.32)',
  },
};

/** Any other project: nothing but the values the factory asks for. */
export const saffronHeights: KitBrand = {
  name: 'saffron-heights',
  primary: '#2F5D3A',
  secondary: '#B25A00',
  background: '#F9FAF6',
  ink: '#1C2A1F',
  headingFont: bodyFont,
};

export const brands: readonly KitBrand[] = [karachiEstates, grandMonarch, saffronHeights];
