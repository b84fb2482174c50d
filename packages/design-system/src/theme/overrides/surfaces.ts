import type { ThemeComponents } from '../furtherOptions.ts';
import { corner, hairline, lift } from '../looks.ts';
import { memoTheme } from '../memoTheme.ts';

/** What content lies on: borders at rest, one soft shadow for what floats. */
export const surfaceOverrides: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: memoTheme(({ theme }) => ({ borderRadius: corner(theme, 'card') })) },
  },
  MuiCardContent: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        padding: theme.spacing(2),
        '&:last-child': { paddingBottom: theme.spacing(2) },
      })),
    },
  },
  // In the middle of large screens, at the bottom of phones.
  MuiDialog: {
    styleOverrides: {
      container: memoTheme(({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } })),
      paper: memoTheme(({ theme }) => ({
        borderRadius: corner(theme, 'card'),
        boxShadow: lift(theme, 'float'),
        margin: theme.spacing(2),
        overscrollBehavior: 'contain',
        '&.MuiDialog-paperFullWidth': { width: `calc(100% - ${theme.spacing(4)})` },
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            width: '100%',
            maxWidth: '100%',
            maxHeight: `calc(100% - ${theme.spacing(2)})`,
            margin: 0,
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
          },
        },
      })),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1) })),
    },
  },
  MuiDialogContent: { styleOverrides: { root: memoTheme(({ theme }) => ({ padding: theme.spacing(2, 3) })) } },
  MuiDialogActions: {
    styleOverrides: { root: memoTheme(({ theme }) => ({ padding: theme.spacing(2, 3, 3), gap: theme.spacing(1) })) },
  },
  MuiDrawer: { styleOverrides: { paper: memoTheme(({ theme }) => ({ boxShadow: lift(theme, 'float') })) } },
  MuiPopover: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        borderRadius: corner(theme, 'control'),
        border: hairline(theme),
        boxShadow: lift(theme, 'float'),
      })),
    },
  },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: 'transparent', '&::before': { display: 'none' } },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ ...theme.typography.subtitle1, minHeight: '3.5rem', paddingInline: 0 })),
      content: memoTheme(({ theme }) => ({ marginBlock: theme.spacing(2) })),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        padding: theme.spacing(0, 0, 2.5),
        color: (theme.vars ?? theme).palette.text.secondary,
      })),
    },
  },
};
