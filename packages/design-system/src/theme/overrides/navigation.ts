import type { Components, Theme } from '@mui/material/styles';

/** Menus, tabs and links. */
export const navigationOverrides: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        borderRadius: 'var(--ke-radius-small)',
        '&:focus-visible': { outline: 'var(--ke-focus-ring)', outlineOffset: 'var(--ke-focus-offset)' },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--ke-radius-control)',
        border: 'var(--ke-border-width) solid var(--ke-palette-divider)',
        boxShadow: 'var(--ke-shadow-float)',
        marginBlockStart: 'var(--ke-space-1)',
      },
      list: { padding: 'var(--ke-space-1)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'var(--ke-target)',
        borderRadius: 'var(--ke-radius-small)',
        gap: 'var(--ke-space-1)',
        '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' },
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: '0.1875rem' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 'var(--ke-target)', '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' } } },
  },
};
