/**
 * Puts values into a sentence of the content: `fill('Upgrade to {plan} Plan', { plan: 'Pro' })`.
 * Whole sentences with named places survive translation; glued fragments do not.
 * A place without a value stays as it is, so that the mistake is seen and not hidden.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
