import type { ThemeComponents } from '../furtherOptions.ts';
import { CONTENT_WIDTH } from '../looks.ts';
import { memoTheme } from '../memoTheme.ts';

/** What content is laid out with. */
export const layoutOverrides: ThemeComponents = {
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        paddingInline: theme.spacing(2),
        [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
      })),
      maxWidthLg: memoTheme(({ theme }) => ({
        [theme.breakpoints.up('lg')]: { maxWidth: `calc(${CONTENT_WIDTH} + ${theme.spacing(6)})` },
      })),
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  // Icons stand beside text at its height, and are its decoration unless a title names them.
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeInherit: { fontSize: 'inherit' } } },
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', overline: 'p', caption: 'span' } },
  },
};
