/** Pixels of the root's text in browsers whose owner has chosen no other size. */
export const DEFAULT_FONT_SIZE = 16;

/**
 * A width of the window for a media query: so many pixels as long as letters have the usual size. Whoever has chosen
 * larger ones in their browser gets the layout of a window with room for as many of them.
 */
export const ems = (pixels: number) => `${pixels / DEFAULT_FONT_SIZE}em`;

/** A media query for windows from so many pixels on, as `ems` measures. */
export const wideFrom = (pixels: number) => `@media (min-width:${ems(pixels)})`;

/** The query for all other windows than those of `wideFrom`. */
export const narrowerThan = (pixels: number) => `@media (max-width:${pixels / DEFAULT_FONT_SIZE - 0.01}em)`;

/**
 * The query for windows too low for bars that stay in view: that of a phone held sideways, and with the largest letters
 * also upright.
 */
export const LOW_WINDOW = '@media (max-height:30em)';

/** Widths of the window in pixels, as `ems` measures them, at which the workspace's sidebar changes its behaviour. */
export const sidebar = {
  /** Open by default from here on. */
  opensFrom: 770,
  /** Up to here choosing a link closes it. */
  closesUpTo: 750,
} as const;

/** The kit's widths: 640, 768, 1024 and 1280 pixels with letters of the usual size. */
export const KIT_WIDTHS = { unit: 'em', step: 1, values: { xs: 0, sm: 40, md: 48, lg: 64, xl: 80 } } as const;
