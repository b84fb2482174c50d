import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTyped, readTyped } from './typed.ts';

/** Puts back what was typed into a form and not sent, and keeps what is typed, but for passwords. */
export function useTyped<Values extends FieldValues>(
  { getValues, reset, watch }: UseFormReturn<Values>,
  name: string,
): void {
  useEffect(() => {
    const typed = readTyped(name);
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
    const { unsubscribe } = watch((values) => {
      keepTyped(name, { ...values, password: undefined, confirmPassword: undefined });
    });
    return unsubscribe;
  }, [getValues, reset, watch, name]);
}
