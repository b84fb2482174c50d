import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface WithConfirmation {
  password: string;
  confirmPassword: string;
}

/** Says while the confirmation is typed whether it is the password above it. */
export function useConfirmation<Values extends WithConfirmation>(form: UseFormReturn<Values>): void {
  // The two names are in every such form, which a generic form's own type cannot know.
  const { subscribe, getValues, trigger } = form as unknown as UseFormReturn<WithConfirmation>;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // Only what a person types: checking the field tells its subscribers too.
          if (type !== 'change' || !getValues('confirmPassword')) return;
          if (name === 'confirmPassword' || name === 'password') void trigger('confirmPassword');
        },
      }),
    [subscribe, getValues, trigger],
  );
}
