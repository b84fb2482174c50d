/** As many characters of a search as are read; longer texts are no searches. */
export const LONGEST_SEARCH = 200;
