import { PURPOSE_CHOICES, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { useId } from 'react';
import styles from './PurposeSwitch.module.css';

export interface PurposeSwitchProps {
  /** The name under which a form submits the choice. */
  name?: string;
  /** The choice of a controlled switch; '' is 'All'. */
  value?: Purpose | '';
  /** What is chosen at first; '' is 'All'. */
  defaultValue?: Purpose | '';
  /** Called with each new choice. */
  onChange?: (purpose: Purpose | '') => void;
  /** Adds 'All', whose value is empty, in front. */
  hasAll?: boolean;
  /** What is chosen here, for screen readers. */
  legend?: string;
  /** What 'All' is called. */
  allLabel?: string;
}

/**
 * Buy or Rent: a pair of radio buttons in the look of a switch, so that it works in a form without JavaScript.
 *
 * Use SegmentedControl instead for choices that are not the purpose of a listing.
 */
export function PurposeSwitch({
  name,
  value,
  defaultValue = '',
  onChange,
  hasAll = false,
  legend = 'Buy or rent',
  allLabel = 'All',
}: PurposeSwitchProps) {
  const ownName = useId();
  const choices = hasAll ? [{ value: '' as const, label: allLabel }, ...PURPOSE_CHOICES] : PURPOSE_CHOICES;
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name ?? ownName}
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onChange={() => onChange?.(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
