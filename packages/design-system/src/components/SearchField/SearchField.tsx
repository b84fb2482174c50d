import FilledInput from '@mui/material/FilledInput';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type BoxFieldProps, FieldFrame, useBoxField } from '../FormField/FieldFrame.tsx';
import type { FieldSlotProps } from '../FormField/useBoundField.tsx';

export interface SearchFieldProps extends Omit<BoxFieldProps, 'label' | 'disabled' | 'error' | 'slotProps'> {
  /** Small text inside the box, above the value. Always visible: a placeholder is no label. */
  label: string;
  /** An example of what is typed, where the box is empty. */
  placeholder?: string;
  /** Cannot be used now. @default false */
  isDisabled?: boolean;
  /** Draws the frame of a field that is refused. @default false */
  isInvalid?: boolean;
  /** `none` where the surrounding card is the frame, as in the hero search. @default 'box' */
  frame?: 'box' | 'none';
  /** Draws the browser's own select. @default false */
  select?: boolean;
  /** The `option` elements of a select. */
  children?: ReactNode;
  /**
   * More props of the parts inside: the box, the control in it, the label, the text under it, and a select's icon.
   * @default {}
   */
  slotProps?: FieldSlotProps & { select?: Pick<NativeSelectProps, 'IconComponent'> };
}

const Root = styled(FieldFrame, { name: 'KeSearchField', slot: 'Root' })<{ ownerState: { frame: 'box' | 'none' } }>({
  minWidth: 0,
  variants: [
    {
      // Inside a card that already has a border, a second box around each field is noise.
      props: { frame: 'none' },
      style: {
        '& .MuiFilledInput-root, & .MuiFilledInput-root:is(:hover, .Mui-focused, .Mui-disabled)': {
          borderColor: 'transparent',
          backgroundColor: 'transparent',
        },
      },
    },
  ],
});

/**
 * The box of one search criterion: a small label above its value in one box, composed of MUI's parts in their filled
 * form. It takes the props of MUI's TextField.
 *
 * Use the form fields of the kit instead when a person fills in a form: they have help and error texts.
 */
export function SearchField(inProps: SearchFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSearchField' });
  const {
    isDisabled = false,
    isInvalid = false,
    frame: frameStyle = 'box',
    select = false,
    children,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, isDisabled, isInvalid, frame: frameStyle, select };
  const { select: selectProps, ...parts } = slotProps;
  const { frame, box } = useBoxField({
    fullWidth: true,
    disabled: isDisabled,
    error: isInvalid,
    ...other,
    slotProps: { inputLabel: { shrink: true }, ...parts },
  });
  const input = <FilledInput {...box} />;
  return (
    <Root {...frame} variant="filled" ownerState={ownerState}>
      {select ? (
        <NativeSelect input={input} {...selectProps}>
          {children}
        </NativeSelect>
      ) : (
        input
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSearchField: 'root';
  }
  interface ComponentsPropsList {
    KeSearchField: Partial<SearchFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeSearchField?: {
      defaultProps?: ComponentsPropsList['KeSearchField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSearchField'];
      variants?: ComponentsVariants<Theme>['KeSearchField'];
    };
  }
}
