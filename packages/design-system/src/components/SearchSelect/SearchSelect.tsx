import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import styles from './SearchSelect.module.css';

export interface SearchSelectProps {
  /** Inside the box, above the choice. */
  label: string;
  /** Choices in their order; an empty value means 'not set'. */
  choices: readonly { value: string; label: string }[];
  /** Name in a form. */
  name?: string;
  /** The choice of a controlled select. Leave out to let the select keep its own. */
  value?: string;
  /** What is chosen at first, where it keeps its own. */
  defaultValue?: string;
  /** Called with the value of each new choice. */
  onChange?: (value: string) => void;
  /** Shows the one choice, locked. */
  isDisabled?: boolean;
  /** `none` in a card that frames it. */
  frame?: 'box' | 'none';
  /** Id of a form elsewhere on the page that this select belongs to. */
  form?: string;
}

/**
 * One choice of a search, from a short list: the browser's own select, so that phones show their own picker.
 *
 * Use AreaTypeahead instead for a list that one has to search, and SelectField in forms that are filled in.
 */
export function SearchSelect({
  label,
  choices,
  name,
  value,
  defaultValue,
  onChange,
  isDisabled = false,
  frame = 'box',
  form,
}: SearchSelectProps) {
  const id = useId();
  return (
    <SearchField label={label} htmlFor={id} isDisabled={isDisabled} frame={frame}>
      <select
        id={id}
        name={name}
        form={form}
        value={value}
        defaultValue={defaultValue}
        disabled={isDisabled}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name={isDisabled ? 'lock' : 'chevron-down'} />
      </span>
    </SearchField>
  );
}
