import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { type BoundFieldProps, useBoundTextField } from '../FormField/useBoundField.tsx';

export interface TextFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** Which keyboard phones show. @default 'text' */
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
  icon?: ReactNode;
  /** A unit or other short text after the entry. */
  unit?: ReactNode;
  /** Off for what is no language: codes, names. */
  spellCheck?: boolean;
  /** What phones do with the first letters. */
  autoCapitalize?: 'none' | 'sentences' | 'words';
  /** Turns the entry into the form in which it is kept when the field is left. */
  tidy?: (text: string) => string;
}

const Root = styled(OutlinedField, { name: 'KeTextField', slot: 'Root' })<{ ownerState: object }>({});

/**
 * One line of text in a form: MUI's TextField, bound to react-hook-form. Use TextAreaField instead for more than one
 * line, and the fields for email, phone, price and size where they fit.
 */
export function TextField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: TextFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeTextField' });
  const {
    type = 'text',
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
    ...bound
  } = props;
  const ownerState = { ...props, type };
  const field = useBoundTextField(bound, {
    input: {
      readOnly,
      startAdornment: icon && <InputAdornment position="start">{icon}</InputAdornment>,
      endAdornment: unit && (
        <InputAdornment position="end" disableTypography>
          {unit}
        </InputAdornment>
      ),
    },
    htmlInput: {
      inputMode,
      maxLength,
      spellCheck,
      autoCapitalize,
      // A number or an address reads from left to right in every language; names follow what is typed.
      dir: type === 'text' ? 'auto' : 'ltr',
    },
  });
  return (
    <Root
      ownerState={ownerState}
      {...field}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      onBlur={() => {
        const tidied = tidy?.(field.value);
        if (tidied !== undefined && tidied !== field.value) field.onChange(tidied);
        field.onBlur();
      }}
    />
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeTextField: 'root';
  }
  interface ComponentsPropsList {
    KeTextField: Partial<TextFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeTextField?: {
      defaultProps?: ComponentsPropsList['KeTextField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeTextField'];
      variants?: ComponentsVariants<Theme>['KeTextField'];
    };
  }
}
