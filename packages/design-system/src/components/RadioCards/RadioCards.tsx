import { type Ref, useId } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './RadioCards.module.css';

export interface RadioCardsChoice<Value extends string> {
  value: Value;
  label: string;
  /** One sentence about what follows from this choice. */
  help?: string;
  icon?: IconName;
}

export interface RadioCardsProps<Value extends string> {
  /** The question. */
  legend: string;
  /** The question is asked by a heading already: keeps the legend for screen readers only. */
  legendHidden?: boolean;
  /** The choices in their order. */
  choices: readonly RadioCardsChoice<Value>[];
  /** Name in a form that is sent without scripts. */
  name?: string;
  /** The choice of a controlled one. Leave out to let it keep its own. */
  value?: Value | null;
  /** What is chosen at first, where it keeps its own. */
  defaultValue?: Value;
  /** Called with each new choice. */
  onChange?: (value: Value) => void;
  /** The focus left it, for forms that check a field then. */
  onBlur?: () => void;
  /** Why an answer is needed, in words. */
  error?: string;
  /** Tells browsers and screen readers that it must be filled in; the form's rules check it. */
  required?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** `beside` puts the cards side by side where there is room. */
  layout?: 'stacked' | 'beside';
  /** The first radio button, to bring the focus there. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of two to five choices that need a sentence each. Use SegmentedControl instead for choices of a word or two, SelectField from six choices on. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  error,
  required,
  disabled,
  layout = 'stacked',
  inputRef,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={`${styles.cards} ${styles[layout] ?? ''} ${error ? styles.invalid : ''}`}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card}>
            {choice.icon && (
              <span className={styles.icon}>
                <Icon name={choice.icon} />
              </span>
            )}
            <span className={styles.words}>
              <span id={`${id}-${index}-label`} className={styles.label}>
                {choice.label}
              </span>
              {choice.help && (
                <span id={`${id}-${index}-help`} className={styles.help}>
                  {choice.help}
                </span>
              )}
            </span>
            <input
              ref={index === 0 ? inputRef : undefined}
              className={styles.input}
              type="radio"
              name={name ?? id}
              value={choice.value}
              required={required}
              aria-labelledby={`${id}-${index}-label`}
              aria-describedby={choice.help ? `${id}-${index}-help` : undefined}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
              onBlur={onBlur}
            />
            <span className={styles.mark} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
