import type { Components, Theme } from '@mui/material/styles';

/** What content lies on: borders at rest, one soft shadow for what floats. */
export const surfaceOverrides: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 'var(--ke-radius-card)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--ke-radius-card)',
        boxShadow: 'var(--ke-shadow-float)',
        margin: 'var(--ke-space-2)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: 'var(--ke-space-3) var(--ke-space-3) var(--ke-space-1)' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: 'var(--ke-space-2) var(--ke-space-3)' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 'var(--ke-space-2) var(--ke-space-3) var(--ke-space-3)' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--ke-palette-divider)' } } },
  MuiAccordion: { defaultProps: { disableGutters: true, elevation: 0 } },
};
