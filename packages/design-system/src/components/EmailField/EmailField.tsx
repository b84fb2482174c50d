import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useKitWords } from '../../words/KitWords.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** What the field says. */
export interface EmailFieldLabels {
  /** Above the box. */
  label: string;
}

export interface EmailFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<
    TextFieldProps<Values, Sent>,
    'label' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'tidy'
  > {
  /** Above the box. */
  label?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<EmailFieldLabels> | undefined;
}

const english: EmailFieldLabels = { label: 'Email' };

const Root = styled(TextField, { name: 'KeEmailField', slot: 'Root' })<{ ownerState: object }>({}) as <
  Values extends FieldValues,
  Sent,
>(
  props: TextFieldProps<Values, Sent> & { ownerState: object },
) => ReactElement;

/**
 * An email address: the right keyboard, no capital letters, spaces around it dropped.
 *
 * Use TextField instead for every other line of text.
 */
export function EmailField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: EmailFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeEmailField' });
  const { label, labels, autoComplete = 'email', ...other } = props;
  const ownerState = { ...props, autoComplete };
  const words = useKitWords('EmailField', english, labels);
  return (
    <Root
      ownerState={ownerState}
      {...other}
      label={label ?? words.label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      tidy={(text) => text.trim()}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    EmailField: EmailFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeEmailField: 'root';
  }
  interface ComponentsPropsList {
    KeEmailField: Partial<EmailFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeEmailField?: {
      defaultProps?: ComponentsPropsList['KeEmailField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeEmailField'];
      variants?: ComponentsVariants<Theme>['KeEmailField'];
    };
  }
}
