import type { Components, Theme } from '@mui/material/styles';

/** Messages and progress. */
export const feedbackOverrides: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 'var(--ke-radius-control)', alignItems: 'center', color: 'var(--ke-palette-text-primary)' },
    },
    variants: (['success', 'info', 'warning', 'error'] as const).map((color) => ({
      props: { color, variant: 'standard' },
      style: {
        backgroundColor: `var(--ke-palette-${color}-light)`,
        color: 'var(--ke-palette-text-primary)',
        '& .MuiAlert-icon': { color: `var(--ke-palette-${color}-main)` },
      },
    })),
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: 'var(--ke-palette-surface-sunken)' } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: 'var(--ke-radius-pill)', height: '0.375rem' } },
  },
  MuiCircularProgress: { defaultProps: { size: '1.25rem' } },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ke-palette-text-primary)',
        color: 'var(--ke-palette-background-default)',
        fontSize: 'var(--ke-text-small)',
        borderRadius: 'var(--ke-radius-small)',
      },
      arrow: { color: 'var(--ke-palette-text-primary)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--ke-scrim)' } } },
  },
};
