/** Widths of the window, in px, at which the workspace's sidebar changes its behaviour. */
export const sidebar = {
  /** Open by default from here on. */
  opensFrom: 770,
  /** Up to here choosing a link closes it. */
  closesUpTo: 750,
} as const;
