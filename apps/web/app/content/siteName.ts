/**
 * The name that stands for the whole site; apart from the words of the pages, so that a page does not carry those of
 * all others.
 */
export const siteName = 'Karachi Estates';
