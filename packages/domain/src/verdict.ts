import type { english } from './words/en.ts';
import { type Told, told } from './words/sentence.ts';
import type { Code, ValuesOf } from './words/words.ts';

/**
 * The answer of every business rule: allowed, or refused with a code, the values of its sentence, and the sentence in
 * English. The API answers with it and a disabled button says it, each through `say` in the person's language.
 */
export type Verdict = { ok: true } | Refusal;

export type Refusal = { ok: false } & Told;

/** A verdict on a form: the first reason speaks for the form, `fields` has the reason of each field that is wrong. */
export type FormVerdict<Field extends string> = { ok: true } | (Refusal & { fields: Partial<Record<Field, Told>> });

/** One shared value, so that a rule that allows something allocates nothing. */
export const allowed: { ok: true } = Object.freeze({ ok: true });

/**
 * Refuses with a sentence for people, passed under its own name.
 * @example refused({ PASSWORD_TOO_SHORT })
 */
export function refused<C extends Code>(
  named: Pick<typeof english, C>,
  ...values: ValuesOf<C> extends undefined ? [] : [ValuesOf<C>]
): Refusal {
  return { ok: false, ...told(named, ...values) };
}

/** Turns the reasons collected for single fields into one verdict; the first reason speaks for the form. */
export function formVerdict<Field extends string>(fields: Partial<Record<Field, Told>>): FormVerdict<Field> {
  const first = Object.values<Told | undefined>(fields).find((reason) => reason !== undefined);
  return first === undefined ? { ok: true } : { ok: false, ...first, fields };
}
