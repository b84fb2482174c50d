/**
 * What stands in for a person's picture: the first letters of the first and last word of the name, at most two.
 * @param name 'Farhan Ahmed Siddiqui' gives 'FS'; an empty name gives ''.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}
