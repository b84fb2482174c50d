import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled, useThemeProps } from '@mui/material/styles';
import type { BaseTextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { joinListeners } from '../../theme/joinListeners.ts';
import type { FieldSlotProps } from './useBoundField.tsx';

/**
 * What a field with a label and a box takes: the props of MUI's TextField that the kit uses. TextField itself would
 * come with all three frames of a box and with Select's menu, which the kit never shows.
 */
export interface BoxFieldProps
  extends Omit<BaseTextFieldProps, 'children' | 'classes' | 'maxRows' | 'minRows' | 'multiline' | 'rows' | 'select'>,
    Pick<OutlinedInputProps, 'onChange'> {
  /** More props of the parts inside: the box, the control in it, the label and the text under it. */
  slotProps?: FieldSlotProps;
}

interface FieldFrameProps
  extends Pick<BaseTextFieldProps, 'helperText' | 'label'>,
    Pick<BoxFieldProps, 'slotProps'>,
    Omit<FormControlProps, 'children' | 'id'> {
  controlId: string;
  children: ReactNode;
}

const Root = styled(FormControl, { name: 'MuiTextField', slot: 'Root' })<{ ownerState: object }>({});

const helperId = (controlId: string) => `${controlId}-helper-text`;

interface BoxField {
  frame: Omit<FieldFrameProps, 'children'>;
  box: OutlinedInputProps;
}

/** Shares the props of a field out between its box and what stands around the box. */
export function useBoxField(inProps: BoxFieldProps): BoxField {
  const {
    autoComplete,
    autoFocus,
    defaultValue,
    id,
    inputRef,
    name,
    onBlur,
    onChange,
    onFocus,
    placeholder,
    type,
    value,
    ...frame
  } = useThemeProps({ props: inProps, name: 'MuiTextField' });
  const ownId = useId();
  const controlId = id ?? ownId;
  const { input, htmlInput, formHelperText } = frame.slotProps ?? {};
  return {
    frame: { ...frame, controlId },
    box: {
      'aria-describedby': frame.helperText ? (formHelperText?.id ?? helperId(controlId)) : undefined,
      autoComplete,
      autoFocus,
      defaultValue,
      fullWidth: frame.fullWidth,
      id: controlId,
      inputProps: htmlInput,
      inputRef,
      name,
      placeholder,
      type,
      value,
      ...input,
      onBlur: joinListeners(input?.onBlur, onBlur),
      onChange: joinListeners(input?.onChange, onChange),
      onFocus: joinListeners(input?.onFocus, onFocus),
    },
  };
}

/** The label above a box and the text under it, in the arrangement and the theme's names of MUI's TextField. */
export function FieldFrame(props: FieldFrameProps) {
  const { children, className, controlId, helperText, label, slotProps = {}, ...root } = props;
  return (
    <Root ownerState={props} {...root} className={className ? `MuiTextField-root ${className}` : 'MuiTextField-root'}>
      {label && (
        <InputLabel htmlFor={controlId} id={`${controlId}-label`} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      {children}
      {helperText && (
        <FormHelperText id={helperId(controlId)} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </Root>
  );
}
