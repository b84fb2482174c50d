import { unstable_memoTheme } from '@mui/material/utils';

/**
 * Styles of a slot that nothing but the theme decides, as MUI's own components have them: they are worked out and
 * serialised once for a theme, not again for each element that is drawn.
 */
export const memoTheme = unstable_memoTheme;
