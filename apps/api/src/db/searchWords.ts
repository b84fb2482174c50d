/** The words of a search as PostgreSQL's text search takes them: all of them, the last one as a beginning. */
export function wordsOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  if (!words) return undefined;
  return `${words.map((word) => `'${word}'`).join(' & ')}:*`;
}
