/** Words that somebody typed, for `like`: `%` and `_` mean themselves. */
export const escapedLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
