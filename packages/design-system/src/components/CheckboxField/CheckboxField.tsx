import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'label' | 'optional'> {
  /** A sentence; it may hold links. */
  label: ReactNode;
}

/** One thing that is agreed to or switched on. Use RadioCards instead when the other answer needs words of its own. */
export function CheckboxField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  required,
  disabled,
  ...binding
}: CheckboxFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <span className={styles.box}>
          <Checkbox
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            required={required}
            disabled={disabled}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': fieldDescription(id, { error, help }),
              },
            }}
          />
        </span>
        <div className={styles.words}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {help && (
            <p id={`${id}-help`} className={styles.help}>
              {help}
            </p>
          )}
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              <Icon name="error" />
              {error}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
