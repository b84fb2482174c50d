import { type ReactNode, useContext, useId } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { fieldId, formContext } from '../FormLayout/formContext.ts';

/** What every field that is bound to react-hook-form is told. */
export interface BoundFieldProps<Values extends FieldValues = FieldValues, Sent = Values> {
  /** The form's `control`, which also makes `name` type-safe. May be left out inside a FormLayout. */
  control?: UseControllerProps<Values, FieldPath<Values>, Sent>['control'];
  name: FieldPath<Values>;
  label: string;
  /** Under the field. */
  help?: ReactNode;
  /** Says "(optional)" beside the label; a string says that instead, for another language. */
  optional?: boolean | string;
  required?: boolean;
  disabled?: boolean;
}

/** Binds a control to its form: its value, the id that labels and summaries point to, and the error in words. */
export function useBoundField<Values extends FieldValues, Sent>({
  control,
  name,
}: Pick<BoundFieldProps<Values, Sent>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ name, control });
  const form = useContext(formContext);
  const ownId = useId();
  return { field, id: fieldId(form?.id ?? ownId, name), error: fieldState.error?.message || undefined };
}
