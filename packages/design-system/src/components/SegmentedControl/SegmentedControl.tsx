import { useId } from 'react';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Value extends string> {
  /** Says what is chosen; hidden, since the choices speak for themselves. */
  label: string;
  /** Two to four choices of one or two words. */
  choices: readonly { value: Value; label: string }[];
  /** Name in a form that is sent without scripts. */
  name?: string;
  /** The choice of a controlled one. Leave out to let it keep its own. */
  value?: Value;
  /** What is chosen at first, where it keeps its own. */
  defaultValue?: Value;
  /** Called with each new choice. */
  onChange?: (value: Value) => void;
  /** `small` beside other controls in a row. */
  size?: 'medium' | 'small';
  /** As wide as what is around it. */
  fullWidth?: boolean;
}

/** One of a few choices, all in view. They are radio buttons, so it works in a plain form. Use a select instead from five choices on. */
export function SegmentedControl<Value extends string>({
  label,
  choices,
  name,
  value,
  defaultValue,
  onChange,
  size = 'medium',
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className={`${styles.control} ${styles[size]}${fullWidth ? ` ${styles.fullWidth}` : ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name ?? id}
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onChange={() => onChange?.(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
