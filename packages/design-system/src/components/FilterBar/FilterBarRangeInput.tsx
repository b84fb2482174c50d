import type { FilterRangeField } from '@karachi-estates/domain/properties/filterQuery';
import { SearchField } from '../SearchField/SearchField.tsx';

interface FilterBarRangeInputProps {
  name: FilterRangeField;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** What was understood, in words. */
  words: string;
  error: string | undefined;
}

/** One end of a span: a text box that says beneath what it understood. */
export function FilterBarRangeInput({ onChange, words, error, ...field }: FilterBarRangeInputProps) {
  return (
    <SearchField
      {...field}
      isInvalid={Boolean(error)}
      // A space keeps the line, so that the fields beneath stay where they are.
      helperText={error ?? (words || '\u00a0')}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: 20 },
        formHelperText: { sx: { fontSize: '0.75rem', marginBlockStart: 0.5 } },
      }}
    />
  );
}
