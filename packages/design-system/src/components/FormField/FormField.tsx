import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FormField.module.css';
import { optionalText } from './optionalText.ts';

export interface FormFieldProps {
  /** Id of the control that the label names. */
  id: string;
  /** Above the control. */
  label: ReactNode;
  /** Under the control: what to enter, or what has been understood. */
  help?: ReactNode;
  /** Why the field is refused, in words. */
  error?: string;
  /**
   * Says "(optional)" beside the label; a string says that instead, for another language. Forms mark the few optional
   * fields, not the many required ones.
   */
  optional?: boolean | string;
  /** The control; describe it by the ids `{id}-error` and `{id}-help`. */
  children: ReactNode;
}

/** The ids that describe a field's control, for `aria-describedby`; undefined when nothing does. */
export function fieldDescription(id: string, parts: { error?: unknown; help?: unknown }): string | undefined {
  const ids = [parts.error && `${id}-error`, parts.help && `${id}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * The frame of every form field: label above, error and help under. Use TextField, SelectField and the other finished
 * fields instead; this is for a control that the kit does not have yet.
 */
export function FormField({ id, label, help, error, optional = false, children }: FormFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` (${optionalText(optional)})`}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
