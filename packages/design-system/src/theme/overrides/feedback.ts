import type { ThemeComponents } from '../furtherOptions.ts';
import { corner, lift, scrim, sunken, tint } from '../looks.ts';
import { memoTheme } from '../memoTheme.ts';

const severities = ['success', 'info', 'warning', 'error'] as const;

/** Messages and progress. */
export const feedbackOverrides: ThemeComponents = {
  MuiAlert: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        alignItems: 'flex-start',
        // Only its button may go below: a short text stays beside its icon.
        '&:has(> .MuiAlert-action)': { flexWrap: 'wrap' },
        borderRadius: corner(theme, 'control'),
        paddingBlock: theme.spacing(0.75),
        ...theme.typography.body2,
        color: (theme.vars ?? theme).palette.text.primary,
        variants: severities.map((severity) => ({
          props: { severity, variant: 'standard' },
          style: { backgroundColor: tint(theme, severity).backgroundColor },
        })),
      })),
      icon: memoTheme(({ theme }) => ({
        paddingBlock: '0.5rem',
        variants: severities.map((severity) => ({
          props: { severity, variant: 'standard' },
          style: { color: (theme.vars ?? theme).palette[severity].main },
        })),
      })),
      // On a phone a button with many words goes below.
      message: { flex: '1 1 12rem' },
      action: { alignItems: 'center', paddingBlock: 0, whiteSpace: 'nowrap' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: memoTheme(({ theme }) => ({ ...theme.typography.subtitle1, marginBlockEnd: 0 })) },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        backgroundColor: sunken(theme),
        '@media (prefers-reduced-motion: reduce)': { '&, &::after': { animation: 'none' } },
      })),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        borderRadius: '62.4375rem',
        height: '0.375rem',
        // Its length is said by grounds, which contrast themes take away.
        '@media (forced-colors: active)': { height: '0.5rem', border: '0.0625rem solid' },
      },
      bar: { '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
    },
  },
  MuiCircularProgress: { defaultProps: { size: '1.25rem' } },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        borderRadius: corner(theme, 'control'),
        boxShadow: lift(theme, 'float'),
        backgroundColor: (theme.vars ?? theme).palette.text.primary,
        color: (theme.vars ?? theme).palette.background.default,
      })),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: memoTheme(({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.text.primary,
        color: (theme.vars ?? theme).palette.background.default,
        fontSize: theme.typography.caption.fontSize,
        borderRadius: corner(theme, 'small'),
      })),
      arrow: memoTheme(({ theme }) => ({ color: (theme.vars ?? theme).palette.text.primary })),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: scrim(theme) } })),
    },
  },
};
