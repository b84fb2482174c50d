import { visibleText } from '../visibleText.ts';

/**
 * The text of an ad as it is read for what must not stand in it: full-width letters as plain ones, and nothing without
 * a shape.
 */
export const plainText = (text: string): string => visibleText(text.normalize('NFKC'));

/**
 * Addresses of sites. Where the ending is a word of its own, capitals are a sentence without a blank: 'four
 * beds.Store'.
 */
const LINKS = [
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|pk|net|org|info|xyz|biz|ly|io|gl)\b\S*/i,
  /\b[\w-]+\.(?:app|online|site|shop|store|link|top|me|co)\b\S*/,
];

/** The first link in a text that {@link plainText} made; undefined where there is none. */
export function linkIn(text: string): string | undefined {
  for (const pattern of LINKS) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return undefined;
}
