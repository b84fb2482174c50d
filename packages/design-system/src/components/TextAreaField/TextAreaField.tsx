import OutlinedInput from '@mui/material/OutlinedInput';
import type { CSSProperties } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** Lines in view at first; the box grows with the text. */
  rows?: number;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
  /** The most characters; from 80 % on their number is shown. */
  maxLength?: number;
  /** How that is said; both numbers come written for people. */
  countLabel?: (length: string, max: string) => string;
}

/** Several lines of text that grow with what is typed. Use TextField instead for one line. */
export function TextAreaField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  optional,
  required,
  disabled,
  rows = 4,
  placeholder,
  maxLength,
  countLabel = (written, max) => `${written} of ${max} characters`,
  ...binding
}: TextAreaFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  const length = String(field.value ?? '').length;
  const counted = maxLength !== undefined && length >= maxLength * 0.8;
  const foot =
    help || counted ? (
      <span className={styles.foot}>
        {help && <span>{help}</span>}
        {counted && (
          <span className={styles.count}>
            {countLabel(length.toLocaleString('en-PK'), maxLength.toLocaleString('en-PK'))}
          </span>
        )}
      </span>
    ) : undefined;
  return (
    <FormField id={id} label={label} help={foot} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        className={styles.area}
        style={{ '--rows': rows } as CSSProperties}
        inputComponent="textarea"
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        required={required}
        disabled={disabled}
        placeholder={placeholder}
        fullWidth
        inputProps={{
          className: styles.box,
          type: undefined,
          rows,
          maxLength,
          dir: 'auto',
          'aria-describedby': fieldDescription(id, { error, help: foot }),
        }}
      />
    </FormField>
  );
}
