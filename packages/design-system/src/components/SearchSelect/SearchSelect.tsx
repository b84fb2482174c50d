import LockRounded from '@mui/icons-material/LockRounded';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { SelectHTMLAttributes } from 'react';
import { Options, type SelectChoice } from '../FormField/Options.tsx';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';

export interface SearchSelectProps
  extends Omit<SearchFieldProps, 'children' | 'defaultValue' | 'form' | 'onChange' | 'slotProps' | 'value'> {
  /** What the choice is sent as with its form. */
  name?: string;
  /** Choices in their order; an empty value means 'not set'. */
  choices: readonly SelectChoice[];
  /** The choice of a controlled select. Leave out to let the select keep its own. */
  value?: string;
  /** What is chosen at first, where it keeps its own. */
  defaultValue?: string;
  /** Called with the value of each new choice. */
  onChange?: (value: string) => void;
  /** Id of a form elsewhere on the page that this select belongs to. */
  form?: string;
  /** More props of the select element. @default {} */
  slotProps?: { htmlInput?: SelectHTMLAttributes<HTMLSelectElement> };
}

const Root = styled(SearchField, { name: 'KeSearchSelect', slot: 'Root' })<{ ownerState: object }>({});

/**
 * One choice of a search, from a short list: the browser's own select, so that phones show their own picker.
 *
 * Use AreaTypeahead instead for a list that one has to search, and SelectField in forms that are filled in.
 */
export function SearchSelect(inProps: SearchSelectProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSearchSelect' });
  const { choices, onChange, isDisabled = false, form, slotProps = {}, ...other } = props;
  const ownerState = { ...props, isDisabled };
  return (
    <Root
      ownerState={ownerState}
      {...other}
      select
      isDisabled={isDisabled}
      onChange={onChange && ((event) => onChange(event.target.value))}
      slotProps={{
        inputLabel: { shrink: true },
        select: isDisabled ? { IconComponent: LockRounded } : {},
        htmlInput: { form, ...slotProps.htmlInput },
      }}
    >
      <Options choices={choices} />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSearchSelect: 'root';
  }
  interface ComponentsPropsList {
    KeSearchSelect: Partial<SearchSelectProps>;
  }
  interface Components<Theme = unknown> {
    KeSearchSelect?: {
      defaultProps?: ComponentsPropsList['KeSearchSelect'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSearchSelect'];
      variants?: ComponentsVariants<Theme>['KeSearchSelect'];
    };
  }
}
