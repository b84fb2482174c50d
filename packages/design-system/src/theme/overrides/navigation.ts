import type { ThemeComponents } from '../furtherOptions.ts';
import { controlBorder, corner, focusRing, hairline, lift, TARGET } from '../looks.ts';
import { memoTheme } from '../memoTheme.ts';

/** Links, menus, tabs, paging. */
export const navigationOverrides: ThemeComponents = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        borderRadius: corner(theme, 'small'),
        '&:focus-visible': focusRing(theme),
      })),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        borderRadius: corner(theme, 'control'),
        border: hairline(theme),
        boxShadow: lift(theme, 'float'),
        marginBlockStart: theme.spacing(1),
      })),
      list: memoTheme(({ theme }) => ({ padding: theme.spacing(1) })),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: TARGET,
        gap: theme.spacing(1),
        borderRadius: corner(theme, 'small'),
        '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' },
      })),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ minHeight: TARGET, borderRadius: corner(theme, 'control') })),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: '2.25rem', color: 'inherit' } } },
  MuiTabs: { styleOverrides: { indicator: { height: '0.1875rem' } } },
  MuiTab: { styleOverrides: { root: { minHeight: TARGET, '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' } } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minWidth: TARGET,
        height: TARGET,
        borderRadius: corner(theme, 'control'),
        borderColor: controlBorder(theme),
      })),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...theme.typography.body2,
        color: (theme.vars ?? theme).palette.text.secondary,
      })),
      li: { minWidth: 0 },
    },
  },
};
