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

/** A sentence with a number in it, one form for each plural category that the language has; `other` always exists. */
export type CountedSentence = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Chooses the form for the number and fills `{count}`: '1 photograph', '8 photographs'. */
export function fillCount(forms: CountedSentence, count: number, language = 'en'): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: count.toLocaleString(language) });
}
