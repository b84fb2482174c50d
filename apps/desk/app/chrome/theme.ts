import { createKitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import { hairline, sunken } from '@karachi-estates/design-system/theme/looks';

/** The marketplace's brand at the density of a workbench: rows of 40 pixels, small type, small controls. */
export const deskTheme = createKitTheme(karachiEstates, {
  components: {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          padding: theme.spacing(0.5, 1.5),
          height: '2.5rem',
          lineHeight: 1.35,
          borderBottom: hairline(theme),
        }),
        head: ({ theme }) => ({
          backgroundColor: sunken(theme),
          color: (theme.vars ?? theme).palette.text.secondary,
          fontWeight: theme.typography.fontWeightBold,
          whiteSpace: 'nowrap',
        }),
      },
    },
    MuiButton: { defaultProps: { size: 'small' } },
  },
});
