import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import MuiTextField, { type FilledTextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';

export interface SearchFieldProps extends Omit<FilledTextFieldProps, 'variant' | 'label' | 'disabled' | 'error'> {
  /** Small text inside the box, above the value. Always visible: a placeholder is no label. */
  label: string;
  /** A leading icon, 20 px. */
  icon?: ReactNode;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** Draws the frame of a field that is refused. */
  isInvalid?: boolean;
  /** `none` where the surrounding card is the frame, as in the hero search. */
  frame?: 'box' | 'none';
}

const Root = styled(MuiTextField, { name: 'KeSearchField', slot: 'Root' })<{
  ownerState: { frame: 'box' | 'none'; hasIcon: boolean };
}>(({ theme }) => ({
  minWidth: 0,
  '& .MuiFilledInput-root .MuiInputAdornment-root': {
    marginBlockStart: 0,
    color: (theme.vars ?? theme).palette.primary.main,
  },
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
    { props: { hasIcon: true }, style: { '& .MuiInputLabel-root': { insetInlineStart: '2.75rem' } } },
  ],
}));

/**
 * The box of one search criterion: a small label above its value in one box. MUI's TextField in its filled form, whose
 * further props it takes.
 *
 * Use the form fields of the kit instead when a person fills in a form: they have help and error texts.
 */
export function SearchField(inProps: SearchFieldProps) {
  const {
    id,
    icon,
    isDisabled = false,
    isInvalid = false,
    frame = 'box',
    slotProps = {},
    ...other
  } = useThemeProps({ props: inProps, name: 'KeSearchField' });
  const ownId = useId();
  const start = icon && { startAdornment: <InputAdornment position="start">{icon}</InputAdornment> };
  return (
    <Root
      ownerState={{ frame, hasIcon: Boolean(icon) }}
      id={id ?? ownId}
      variant="filled"
      fullWidth
      disabled={isDisabled}
      error={isInvalid}
      {...other}
      slotProps={{ inputLabel: { shrink: true }, ...slotProps, input: { ...start, ...slotProps.input } }}
    />
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
