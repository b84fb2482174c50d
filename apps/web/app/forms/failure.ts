import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallFailed } from '../data/call.ts';

/**
 * Puts the server's refusal where it belongs: at the fields it names, else above the form.
 * @param fallback what is said when the server gave no reason
 */
export function showFailure<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  error: unknown,
  fallback: string,
): void {
  const failure = error instanceof CallFailed ? error : new CallFailed(0);
  const known = Object.entries(failure.fields).filter(([name]) => name in form.getValues());
  if (known.length === 0) {
    form.setError('root', { message: failure.message || fallback });
    return;
  }
  for (const [index, [name, message]] of known.entries()) {
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  }
}
