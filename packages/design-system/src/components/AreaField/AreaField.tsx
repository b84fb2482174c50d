import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { useKitWords } from '../../words/KitWords.tsx';
import { AreaTypeahead, type AreaTypeaheadLabels, type AreaTypeaheadProps } from '../AreaTypeahead/AreaTypeahead.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.tsx';

/** What the field says; the rest of its words are AreaTypeahead's. */
export interface AreaFieldLabels extends Partial<AreaTypeaheadLabels> {
  /** Stands in the empty box. */
  example: string;
}

export interface AreaFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Pick<BoundFieldProps<Values, Sent>, 'control' | 'name' | 'required' | 'disabled'>,
    Omit<
      AreaTypeaheadProps,
      | 'appearance'
      | 'defaultValue'
      | 'error'
      | 'id'
      | 'inputRef'
      | 'isDisabled'
      | 'isRequired'
      | 'labels'
      | 'name'
      | 'onBlur'
      | 'onSelect'
      | 'value'
    > {
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AreaFieldLabels> | undefined;
}

const english: AreaFieldLabels = { example: 'Type a name, for example Clifton' };

const Root = styled(AreaTypeahead, { name: 'KeAreaField', slot: 'Root' })<{ ownerState: object }>({});

/**
 * One area of the city, found by typing, in a form. The form's value is the chosen area (`{ id, area_name }`) or null.
 * Where the browser itself sends the form, without scripts, it sends the text in the box. Use AreaTypeahead itself in
 * searches.
 */
export function AreaField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: AreaFieldProps<Values, Sent>,
) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeAreaField',
  });
  const { control, name, required, disabled, placeholder, labels, ...other } = props;
  const { example, ...words } = useKitWords('AreaField', english, labels);
  const { field, id, error } = useBoundField<Values, Sent>({ control, name });
  return (
    <Root
      ownerState={props}
      {...other}
      id={id}
      name={name}
      inputRef={field.ref}
      appearance="form"
      placeholder={placeholder ?? example}
      error={error}
      value={field.value ?? null}
      onSelect={field.onChange}
      onBlur={field.onBlur}
      isRequired={required}
      isDisabled={disabled}
      labels={words}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AreaField: AreaFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAreaField: 'root';
  }
  interface ComponentsPropsList {
    KeAreaField: Partial<AreaFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeAreaField?: {
      defaultProps?: ComponentsPropsList['KeAreaField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAreaField'];
      variants?: ComponentsVariants<Theme>['KeAreaField'];
    };
  }
}
