import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface EmailFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Pick<
    TextFieldProps<Values, Sent>,
    | 'control'
    | 'name'
    | 'help'
    | 'optional'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'placeholder'
    | 'autoComplete'
    | 'icon'
  > {
  /** Above the box. */
  label?: string;
}

/**
 * An email address: the right keyboard, no capital letters, spaces around it dropped.
 *
 * Use TextField instead for every other line of text.
 */
export function EmailField<Values extends FieldValues = FieldValues, Sent = Values>({
  label = 'Email',
  autoComplete = 'email',
  ...rest
}: EmailFieldProps<Values, Sent>) {
  return (
    <TextField
      {...rest}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      tidy={(text) => text.trim()}
    />
  );
}
