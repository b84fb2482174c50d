/**
 * The answer of every business rule: allowed, or refused with a reason that can be shown to a person as it is.
 * The API answers with `because`, a disabled button says `because`.
 */
export type Verdict = { ok: true } | Refusal;

export type Refusal = { ok: false; because: string };

/** A verdict on a form: `because` is the first reason, `fields` has the reason of each field that is wrong. */
export type FormVerdict<Field extends string> =
  | { ok: true }
  | { ok: false; because: string; fields: Partial<Record<Field, string>> };

/** One shared value, so that a rule that allows something allocates nothing. */
export const allowed: { ok: true } = Object.freeze({ ok: true });

/** Refuses with a sentence for people. */
export function refused(because: string): Refusal {
  return { ok: false, because };
}

/** Turns the reasons collected for single fields into one verdict; the first reason speaks for the form. */
export function formVerdict<Field extends string>(fields: Partial<Record<Field, string>>): FormVerdict<Field> {
  const first = Object.values<string | undefined>(fields).find((because) => because !== undefined);
  return first === undefined ? { ok: true } : { ok: false, because: first, fields };
}
