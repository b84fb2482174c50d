import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { frame } from '../content/frame.ts';
import { CallFailed } from '../data/call.ts';
import { GivenUp } from '../data/givenUp.ts';

/**
 * Puts the server's refusal where it belongs: at the fields it names, else at the one field that a form has, else
 * above the form.
 * @param only the field of a form that asks for one thing
 */
export function showFailure<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  error: unknown,
  only?: FieldPath<Values>,
): void {
  if (error instanceof GivenUp) return;
  const { message, fields } = error instanceof CallFailed ? error : { message: frame.calls.unreadable, fields: {} };
  const known = Object.entries(fields).filter(([name]) => name in form.getValues());
  if (known.length === 0) {
    if (only) form.setError(only, { message }, { shouldFocus: true });
    else form.setError('root', { message });
    return;
  }
  for (const [index, [name, text]] of known.entries()) {
    form.setError(name as FieldPath<Values>, { message: text }, { shouldFocus: index === 0 });
  }
}
