import { type ReactNode, type SubmitEvent, useId, useMemo, useRef } from 'react';
import {
  type FieldValues,
  FormProvider,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import styles from './FormLayout.module.css';
import { formContext } from './formContext.ts';

export interface FormLayoutProps<Values extends FieldValues, Context, Sent> {
  /** What `useForm` gave; every field inside finds it by itself. */
  form: UseFormReturn<Values, Context, Sent>;
  /** Gets the checked values. While its promise is pending the SubmitButton inside shows progress. */
  onSubmit: SubmitHandler<Sent>;
  /** Something is wrong; the first wrong field has the focus already. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** `narrow` for signing in, `wide` for long forms, `fill` inside something that has a width already. */
  width?: 'narrow' | 'wide' | 'fill';
  /** Fields, an ErrorSummary and a SubmitButton. */
  children: ReactNode;
}

/**
 * A form in one column. Errors are shown in words beside the fields and in an ErrorSummary, never by the browser's own
 * bubbles; what was typed is kept. Use a plain `<form method="get">` instead for searches, which must work without scripts.
 */
export function FormLayout<Values extends FieldValues, Context, Sent>({
  form,
  onSubmit,
  onInvalid,
  label,
  labelledBy,
  width = 'fill',
  children,
}: FormLayoutProps<Values, Context, Sent>) {
  const id = useId();
  const submitting = form.formState.isSubmitting;
  const context = useMemo(() => ({ id, submitting }), [id, submitting]);
  const underWay = useRef(false);

  // Enter in a field, or a second click before the button knows: what is being sent is not sent again.
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await form.handleSubmit(onSubmit, onInvalid)(event);
    } finally {
      underWay.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <formContext.Provider value={context}>
        {/* Sent before the scripts are there, a form must not write a password into the address. */}
        <form
          className={`${styles.form} ${styles[width] ?? ''}`}
          method="post"
          noValidate
          aria-label={label}
          aria-labelledby={labelledBy}
          onSubmit={submit}
        >
          {children}
        </form>
      </formContext.Provider>
    </FormProvider>
  );
}
