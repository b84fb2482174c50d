import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { joinProps } from '../../theme/joinProps.ts';
import { leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { FieldNotes } from '../FormField/FieldNotes.tsx';
import { fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.tsx';

export interface CheckboxFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'label' | 'optional' | 'slotProps'> {
  /** A sentence; it may hold links. */
  label: ReactNode;
  /** More props of the parts inside: the box, and error and help under the sentence. @default {} */
  slotProps?: { checkbox?: Partial<CheckboxProps>; formHelperText?: Partial<FormHelperTextProps> };
}

const Root = styled(FormControl, { name: 'KeCheckboxField', slot: 'Root' })<{ ownerState: object }>({});

const Label = styled(FormControlLabel, { name: 'KeCheckboxField', slot: 'Label' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    alignItems: 'flex-start',
    marginInlineEnd: 0,
    '& .MuiFormControlLabel-label': { paddingBlock: '0.625rem', lineHeight: leading(theme, 1.5) },
  })),
);

const Notes = styled(FormHelperText, { name: 'KeCheckboxField', slot: 'Notes' })<{ ownerState: object }>({
  marginBlockStart: '-0.5rem',
  marginInline: '2.125rem 0',
});

/** One thing that is agreed to or switched on. Use RadioCards instead when the other answer needs words of its own. */
export function CheckboxField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: CheckboxFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeCheckboxField' });
  const { control, name, label, help, required, disabled, slotProps = {}, ...other } = props;
  const { field, id, error } = useBoundField<Values, Sent>({ control, name });
  const notesId = slotProps.formHelperText?.id ?? fieldDescription(id, { error, help });
  return (
    <Root ownerState={props} fullWidth error={Boolean(error)} disabled={disabled} {...other}>
      <Label
        ownerState={props}
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            {...joinProps<CheckboxProps>(
              {
                onChange: (event) => field.onChange(event.target.checked),
                onBlur: field.onBlur,
                slotProps: {
                  input: {
                    ref: field.ref,
                    required,
                    'aria-invalid': error ? true : undefined,
                    'aria-describedby': error || help ? notesId : undefined,
                  },
                },
              },
              slotProps.checkbox,
            )}
          />
        }
      />
      {(error || help) && (
        <Notes ownerState={props} id={notesId} {...slotProps.formHelperText}>
          <FieldNotes error={error} help={help} />
        </Notes>
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeCheckboxField: 'root' | 'label' | 'notes';
  }
  interface ComponentsPropsList {
    KeCheckboxField: Partial<CheckboxFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeCheckboxField?: {
      defaultProps?: ComponentsPropsList['KeCheckboxField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeCheckboxField'];
      variants?: ComponentsVariants<Theme>['KeCheckboxField'];
    };
  }
}
