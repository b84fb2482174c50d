import { useContext } from 'react';
import { type Control, type FieldErrors, type FieldValues, type GlobalError, useFormState } from 'react-hook-form';
import { fieldId, formContext } from '../FormLayout/formContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values> {
  /** May be left out inside a FormLayout. */
  control?: Control<Values, Context, Sent>;
  /** Names of the fields, put before messages that do not name theirs. */
  labels?: Readonly<Record<string, string>>;
  /** Above the list, or how it is said for a number of errors. A message of the whole form (`setError('root', …)`) takes its place. */
  title?: string | ((count: number) => string);
}

interface Problem {
  name: string;
  message: string;
  focus: (() => void) | undefined;
}

/** The errors of a form in one list, those of nested fields by their path. */
function problems(errors: FieldErrors | GlobalError, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    if (!error || typeof error !== 'object' || (path === '' && key === 'root')) return [];
    const name = path ? `${path}.${key}` : key;
    if (typeof error.message !== 'string' || error.message === '') return problems(error as FieldErrors, name);
    const ref: { focus?: () => void } | undefined = error.ref;
    return [{ name, message: error.message, focus: ref?.focus && (() => ref.focus?.()) }];
  });
}

/** Brings the focus to a field's control; the id may be that of a box around it. */
function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches('input, select, textarea') ? field : field?.querySelector('input, select, textarea');
  if (control instanceof HTMLElement) control.focus();
  return control instanceof HTMLElement;
}

const english = (count: number) => (count === 1 ? 'One thing needs another look' : `${count} things need another look`);

/**
 * What keeps a form from being sent, after it was tried: every error as a link to its field, and the answer of the
 * server. It is announced when it appears; the focus goes to the first wrong field.
 *
 * Use Alert instead for a message that has nothing to do with sending.
 */
export function ErrorSummary<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values>({
  control,
  labels = {},
  title = english,
}: ErrorSummaryProps<Values, Context, Sent>) {
  const { errors, submitCount } = useFormState({ control });
  const form = useContext(formContext);
  const list = submitCount > 0 ? problems(errors) : [];
  const answer = errors.root?.message;
  const shown = list.length > 0 || answer;
  return (
    <div role="alert">
      {shown && (
        <div className={styles.summary}>
          <Icon name="error" />
          <div>
            <p className={styles.title}>{answer ?? (typeof title === 'string' ? title : title(list.length))}</p>
            {list.length > 0 && (
              <ul className={styles.list}>
                {list.map(({ name, message, focus }) => (
                  <li key={name}>
                    <a
                      className={styles.link}
                      href={`#${fieldId(form?.id ?? '', name)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        if (!focusField(fieldId(form?.id ?? '', name))) focus?.();
                      }}
                    >
                      {labels[name] ? `${labels[name]}: ${message}` : message}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
