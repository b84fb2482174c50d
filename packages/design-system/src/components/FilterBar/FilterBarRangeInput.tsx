import { useId } from 'react';
import { SearchField } from '../SearchField/SearchField.tsx';
import styles from './FilterBar.module.css';
import type { FilterRangeField } from './filterQuery.ts';

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
export function FilterBarRangeInput({
  name,
  label,
  placeholder,
  value,
  onChange,
  words,
  error,
}: FilterBarRangeInputProps) {
  const id = useId();
  const noteId = useId();
  const note = error ?? words;
  return (
    <div>
      <SearchField label={label} htmlFor={id} isInvalid={Boolean(error)}>
        <input
          id={id}
          type="text"
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={20}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
      </SearchField>
      <p id={note ? noteId : undefined} className={styles.note} data-invalid={error ? true : undefined}>
        {note}
      </p>
    </div>
  );
}
