import type { FieldValues } from 'react-hook-form';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { SelectBox } from '../SelectBox/SelectBox.tsx';

export interface SelectFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** The choices in their order. */
  choices: readonly { value: string; label: string }[];
  /** What the box says before a choice is made. Leave out when there is always one. */
  unchosen?: string;
  /** What browsers may fill in, by the names of the HTML standard. */
  autoComplete?: string;
}

/**
 * One choice from a list that everybody knows: the browser's own select, so that phones show their own picker.
 * Use AreaField instead for a list one has to search, RadioCards or SegmentedControl for two to four choices.
 */
export function SelectField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  optional,
  required,
  disabled,
  choices,
  unchosen,
  autoComplete,
  ...binding
}: SelectFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  return (
    <FormField id={id} label={label} help={help} error={error} optional={optional}>
      <SelectBox
        id={id}
        name={field.name}
        choices={choices}
        unchosen={unchosen}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        invalid={Boolean(error)}
        required={required}
        disabled={disabled}
        autoComplete={autoComplete}
        aria-describedby={fieldDescription(id, { error, help })}
      />
    </FormField>
  );
}
