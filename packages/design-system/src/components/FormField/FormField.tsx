import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';

/** What stands beside the label. */
export interface FormFieldLabels {
  /** In brackets, where a field may stay empty. */
  optional: string;
}

export interface FormFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'>, FieldNotesProps {
  /** Id of the control that the label names. */
  id: string;
  /** Above the control. */
  label: ReactNode;
  /**
   * Says "(optional)" beside the label; a string says that instead, for another language. Forms mark the few optional
   * fields, not the many required ones.
   * @default false
   */
  optional?: boolean | string;
  /** The control; describe it by `fieldDescription(id, …)`. */
  children: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FormFieldLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FormFieldLabels = { optional: 'optional' };

const Root = styled('div', { name: 'KeFormField', slot: 'Root' })<{ ownerState: object }>({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
});

const Label = styled(FormLabel, { name: 'KeFormField', slot: 'Label' })<{ ownerState: object }>({
  justifySelf: 'start',
  marginBlockEnd: '0.375rem',
});

const Optional = styled('span', { name: 'KeFormField', slot: 'Optional' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.text.secondary,
    fontWeight: theme.typography.fontWeightRegular,
  })),
);

/** The ids that describe a field's control, for `aria-describedby`; undefined when nothing does. */
export function fieldDescription(id: string, parts: { error?: unknown; help?: unknown }): string | undefined {
  return parts.error || parts.help ? `${id}-helper-text` : undefined;
}

/** A label, with "(optional)" where a field may stay empty. */
export function FieldLabel({
  ownerState,
  ...props
}: Pick<FormFieldProps, 'label' | 'optional' | 'labels'> & { ownerState?: object }) {
  const { label, optional = false, labels } = props;
  const words = useKitWords('FormField', english, labels);
  return (
    <>
      {label}
      {optional && (
        <Optional
          ownerState={ownerState ?? props}
        >{` (${typeof optional === 'string' ? optional : words.optional})`}</Optional>
      )}
    </>
  );
}

/**
 * The frame of a form field: label above, error and help under. Use TextField, SelectField and the other finished
 * fields instead; this is for a control that the kit does not have yet.
 */
export function FormField(inProps: FormFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFormField' });
  const { id, label, help, error, optional = false, children, labels, ...other } = props;
  const ownerState = { ...props, optional };
  return (
    <Root ownerState={ownerState} {...other}>
      <Label ownerState={ownerState} htmlFor={id} error={Boolean(error)}>
        <FieldLabel ownerState={ownerState} label={label} optional={optional} labels={labels} />
      </Label>
      {children}
      {(error || help) && (
        <FormHelperText id={`${id}-helper-text`} error={Boolean(error)}>
          <FieldNotes ownerState={ownerState} error={error} help={help} />
        </FormHelperText>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FormField: FormFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFormField: 'root' | 'label' | 'optional' | 'error' | 'help';
  }
  interface ComponentsPropsList {
    KeFormField: Partial<FormFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeFormField?: {
      defaultProps?: ComponentsPropsList['KeFormField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFormField'];
      variants?: ComponentsVariants<Theme>['KeFormField'];
    };
  }
}
