import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface TelFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Pick<
    TextFieldProps<Values, Sent>,
    'control' | 'name' | 'help' | 'optional' | 'required' | 'disabled' | 'autoComplete' | 'icon'
  > {
  /** Above the box. */
  label?: string;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
}

/**
 * A Pakistani phone number, written as people like: "+92 300…", "0300-…", "021…". When the field is left, a number
 * that is understood is shown as it is read in Pakistan ("0300 1234567"); anything else stays as it was typed.
 *
 * Use TextField instead for numbers of another kind.
 */
export function TelField<Values extends FieldValues = FieldValues, Sent = Values>({
  label = 'Phone',
  autoComplete = 'tel',
  placeholder = '0300 1234567',
  ...rest
}: TelFieldProps<Values, Sent>) {
  return (
    <TextField
      {...rest}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      tidy={(text) => formatPhone(text.trim())}
    />
  );
}
