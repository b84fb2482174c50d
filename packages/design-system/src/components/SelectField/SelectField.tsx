import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Options, type SelectChoice } from '../FormField/Options.tsx';
import { OutlinedSelect } from '../FormField/OutlinedSelect.tsx';
import { type BoundFieldProps, useBoundTextField } from '../FormField/useBoundField.tsx';

export interface SelectFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** The choices in their order. */
  choices: readonly SelectChoice[];
  /** What the box says before a choice is made. Leave out when there is always one. */
  unchosen?: string;
  /** What browsers may fill in, by the names of the HTML standard. */
  autoComplete?: string;
}

const Root = styled(OutlinedSelect, { name: 'KeSelectField', slot: 'Root' })<{ ownerState: { isUnchosen: boolean } }>(
  memoTheme(({ theme }) => ({
    variants: [
      {
        props: { isUnchosen: true },
        style: { '& select': { color: (theme.vars ?? theme).palette.text.secondary } },
      },
    ],
    '& option, & optgroup': { color: (theme.vars ?? theme).palette.text.primary },
  })),
);

/**
 * One choice from a list that everybody knows: the browser's own select, so that phones show their own picker.
 * Use AreaField instead for a list one has to search, RadioCards or MUI's ToggleButtonGroup for two to four choices.
 */
export function SelectField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: SelectFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeSelectField' });
  const { choices, unchosen, autoComplete, ...bound } = props;
  const field = useBoundTextField(bound, { htmlInput: { autoComplete }, inputLabel: { shrink: true } });
  return (
    <Root {...field} ownerState={{ ...props, isUnchosen: field.value === '' && unchosen !== undefined }}>
      {unchosen !== undefined && <option value="">{unchosen}</option>}
      <Options choices={choices} />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSelectField: 'root';
  }
  interface ComponentsPropsList {
    KeSelectField: Partial<SelectFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeSelectField?: {
      defaultProps?: ComponentsPropsList['KeSelectField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSelectField'];
      variants?: ComponentsVariants<Theme>['KeSelectField'];
    };
  }
}
