import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import type { InputLabelProps } from '@mui/material/InputLabel';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode, use, useId } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { joinProps } from '../../theme/joinProps.ts';
import { fieldId, formContext } from '../FormLayout/formContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldLabel } from './FormField.tsx';

/** More props of the parts inside a field. */
export interface FieldSlotProps {
  /** The box. */
  input?: Partial<OutlinedInputProps>;
  /** The control in the box. */
  htmlInput?: InputHTMLAttributes<HTMLElement> & { rows?: number };
  /** The label above the box. */
  inputLabel?: Partial<InputLabelProps>;
  /** Error and help under the box. */
  formHelperText?: Partial<FormHelperTextProps>;
}

type RootProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'color' | 'defaultValue' | 'id' | 'onBlur' | 'onChange' | 'onFocus' | 'onInvalid'
>;

/** What every field that is bound to react-hook-form is told; further props go to its root. */
export interface BoundFieldProps<Values extends FieldValues = FieldValues, Sent = Values> extends RootProps {
  /** The form's `control`, which also makes `name` type-safe. May be left out inside a FormLayout. */
  control?: UseControllerProps<Values, FieldPath<Values>, Sent>['control'];
  /** Which of the form's values it is. */
  name: FieldPath<Values>;
  /** Above the box. */
  label: string;
  /** Under the field. */
  help?: ReactNode;
  /** Says "(optional)" beside the label; a string says that instead, for another language. */
  optional?: boolean | string;
  /** Tells browsers and screen readers that it must be filled in; the form's rules check it. */
  required?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** More props of the parts inside: the box, the control in it, the label and the text under it. */
  slotProps?: FieldSlotProps;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

/** Binds a control to its form: its value, the id that labels and summaries point to, and the error in words. */
export function useBoundField<Values extends FieldValues, Sent>({
  control,
  name,
}: Pick<BoundFieldProps<Values, Sent>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ name, control });
  const form = use(formContext);
  const ownId = useId();
  return { field, id: fieldId(form?.id ?? ownId, name), error: fieldState.error?.message || undefined };
}

/** What MUI's TextField takes of a field that is bound to a form. */
interface BoundTextField extends RootProps, Pick<ControllerRenderProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  id: string;
  disabled: boolean | undefined;
  label: ReactNode;
  error: boolean;
  helperText: ReactNode;
  inputRef: ControllerRenderProps['ref'];
  slotProps: FieldSlotProps & Required<Pick<FieldSlotProps, 'input' | 'htmlInput' | 'inputLabel'>>;
  sx?: SxProps<Theme>;
}

/** Binds MUI's TextField to a form; `own` is what the field adds to the parts inside. */
export function useBoundTextField<Values extends FieldValues, Sent>(
  { control, name, label, help, optional, required, disabled, slotProps = {}, ...root }: BoundFieldProps<Values, Sent>,
  own: FieldSlotProps,
): BoundTextField {
  const { field, id, error } = useBoundField<Values, Sent>({ control, name });
  return {
    ...root,
    id,
    name: field.name,
    disabled,
    label: <FieldLabel label={label} optional={optional} />,
    error: Boolean(error),
    helperText: (error || help) && <FieldNotes error={error} help={help} />,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    slotProps: {
      ...slotProps,
      input: joinProps({ ...own.input }, slotProps.input),
      htmlInput: joinProps({ required, ...own.htmlInput }, slotProps.htmlInput),
      inputLabel: joinProps({ ...own.inputLabel }, slotProps.inputLabel),
    },
  };
}
