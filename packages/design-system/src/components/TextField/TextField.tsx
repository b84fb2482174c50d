import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../FormField/FormField.module.css';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface TextFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** Which keyboard phones show. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  /** What a browser or password manager may fill in: 'given-name', 'address-line1', 'off'… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which keyboard a phone shows. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** An example of an entry, never its name. */
  placeholder?: string;
  /** The most characters that can be typed. */
  maxLength?: number;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Stands in the box, in front of the text. */
  icon?: IconName;
  /** A unit or other short text after the entry. */
  unit?: ReactNode;
  /** Off for what is no language: codes, names. */
  spellCheck?: boolean;
  /** What phones do with the first letters. */
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** Turns the entry into the form in which it is kept when the field is left. */
  tidy?: (text: string) => string;
}

/** One line of text in a form. Use TextAreaField instead for more than one line, and the fields for email, phone, price and size where they fit. */
export function TextField<Values extends FieldValues = FieldValues, Sent = Values>({
  type = 'text',
  label,
  help,
  optional,
  required,
  disabled,
  autoComplete,
  inputMode,
  placeholder,
  maxLength,
  readOnly,
  icon,
  unit,
  spellCheck,
  autoCapitalize,
  tidy,
  ...binding
}: TextFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  return (
    <FormField id={id} label={label} help={help} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        type={type}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={() => {
          const tidied = tidy?.(field.value ?? '');
          if (tidied !== undefined && tidied !== field.value) field.onChange(tidied);
          field.onBlur();
        }}
        inputRef={field.ref}
        error={Boolean(error)}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        autoComplete={autoComplete}
        fullWidth
        startAdornment={
          icon && (
            <span className={fieldStyles.before}>
              <Icon name={icon} />
            </span>
          )
        }
        endAdornment={unit && <span className={fieldStyles.after}>{unit}</span>}
        inputProps={{
          inputMode,
          maxLength,
          spellCheck,
          autoCapitalize,
          'aria-describedby': fieldDescription(id, { error, help }),
          // A number or an address reads from left to right in every language; names follow what is typed.
          dir: type === 'text' ? 'auto' : 'ltr',
        }}
      />
    </FormField>
  );
}
