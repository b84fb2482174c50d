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
          aria-describedby={noteId}
        />
      </SearchField>
      <p id={noteId} className={styles.note} data-invalid={Boolean(error)}>
        {error ?? words}
      </p>
    </div>
  );
}
