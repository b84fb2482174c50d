import { createContext } from 'react';

/** What the parts of one form know about it. */
export interface FormContext {
  /** Starts the ids of its fields, so that an error summary can link to them. */
  id: string;
  submitting: boolean;
}

export const formContext = createContext<FormContext | null>(null);

/** The id of a field's control in a form. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replace(/[^\w-]/g, '-')}`;
}
