import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useKitWords } from '../../words/KitWords.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** What the field says. */
export interface TelFieldLabels {
  /** Above the box. */
  label: string;
  /** An example inside the empty box. */
  example: string;
}

export interface TelFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<TextFieldProps<Values, Sent>, 'label' | 'type' | 'inputMode' | 'tidy'> {
  /** Above the box. */
  label?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<TelFieldLabels> | undefined;
}

const english: TelFieldLabels = { label: 'Phone', example: '0300 1234567' };

const Root = styled(TextField, { name: 'KeTelField', slot: 'Root' })<{ ownerState: object }>({}) as <
  Values extends FieldValues,
  Sent,
>(
  props: TextFieldProps<Values, Sent> & { ownerState: object },
) => ReactElement;

/**
 * A Pakistani phone number, written as people like: "+92 300…", "0300-…", "021…". When the field is left, a number
 * that is understood is shown as it is read in Pakistan ("0300 1234567"); anything else stays as it was typed.
 *
 * Use TextField instead for numbers of another kind.
 */
export function TelField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: TelFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeTelField' });
  const { label, labels, placeholder, autoComplete = 'tel', ...other } = props;
  const ownerState = { ...props, autoComplete };
  const words = useKitWords('TelField', english, labels);
  return (
    <Root
      ownerState={ownerState}
      {...other}
      label={label ?? words.label}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder ?? words.example}
      tidy={(text) => formatPhone(text.trim())}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    TelField: TelFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeTelField: 'root';
  }
  interface ComponentsPropsList {
    KeTelField: Partial<TelFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeTelField?: {
      defaultProps?: ComponentsPropsList['KeTelField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeTelField'];
      variants?: ComponentsVariants<Theme>['KeTelField'];
    };
  }
}
