import { corner, hairline } from '@karachi-estates/design-system/theme/looks';
import type { Theme } from '@mui/material/styles';

/** The browser's own button in a field for a file, as the other buttons look. */
export const fileInput = (theme: Theme) => ({
  '& ::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    marginInlineEnd: theme.spacing(1.5),
    padding: theme.spacing(0.25, 1.5),
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    backgroundColor: 'transparent',
    color: (theme.vars ?? theme).palette.primary.main,
    cursor: 'pointer',
  },
});
