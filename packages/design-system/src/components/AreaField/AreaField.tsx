import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AreaTypeahead, type AreaTypeaheadProps } from '../AreaTypeahead/AreaTypeahead.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';

export interface AreaFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'label' | 'help' | 'optional'>,
    Pick<AreaTypeaheadProps, 'areas' | 'status' | 'onRetry' | 'placeholder' | 'labels'> {
  /** Above the box. */
  label?: string;
  /** Under the box. */
  help?: string;
}

/**
 * One area of the city, found by typing, in a form. The form's value is the chosen area (`{ id, area_name }`) or null.
 * Use AreaTypeahead itself in searches that are sent without scripts.
 */
export function AreaField<Values extends FieldValues = FieldValues, Sent = Values>({
  label = 'Area',
  help,
  required,
  disabled,
  areas,
  status,
  onRetry,
  placeholder = 'Type a name, for example Clifton',
  labels,
  ...binding
}: AreaFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      id={id}
      ref={(element) => {
        root.current = element;
        field.ref({ focus: () => root.current?.querySelector('input')?.focus() });
      }}
    >
      <AreaTypeahead
        appearance="form"
        label={label}
        help={help}
        error={error}
        areas={areas}
        status={status}
        onRetry={onRetry}
        placeholder={placeholder}
        value={field.value ?? null}
        onSelect={field.onChange}
        onBlur={field.onBlur}
        isRequired={required}
        isDisabled={disabled}
        labels={labels}
      />
    </div>
  );
}
