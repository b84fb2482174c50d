import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Takes what was sent out of a form. What was typed while it was on its way stays, and counts as not sent yet.
 * @param sent what `form.getValues()` was as the sending began
 * @param shown what the form shows instead; its default values without it
 */
export function takeSent<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  sent: Values,
  shown?: Values,
): void {
  const typed = form.getValues();
  form.reset(shown);
  for (const name of Object.keys(typed) as Path<Values>[]) {
    if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
  }
}
