import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SelectBox.module.css';

export interface SelectBoxProps {
  id?: string;
  name?: string;
  choices: readonly { value: string; label: string }[];
  /** What the box says before a choice is made. */
  unchosen?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLSelectElement>;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

// The box is an input to MUI, which gives it a type that a select does not have.
function NativeSelect({ type: _type, ...props }: InputBaseComponentProps) {
  return <select {...(props as ComponentProps<'select'>)} />;
}

/** The box of a select without label and messages, for fields made of several controls. Use SelectField instead in forms. */
export function SelectBox({
  choices,
  unchosen,
  value,
  onChange,
  invalid,
  'aria-label': label,
  'aria-describedby': description,
  ...box
}: SelectBoxProps) {
  return (
    <OutlinedInput
      {...box}
      className={styles.box}
      inputComponent={NativeSelect}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={invalid}
      fullWidth
      endAdornment={
        <span className={styles.chevron}>
          <Icon name={box.disabled ? 'lock' : 'chevron-down'} />
        </span>
      }
      inputProps={{
        className: `${styles.select} ${value === '' && unchosen ? styles.unchosen : ''}`,
        'aria-label': label,
        'aria-describedby': description,
        children: (
          <>
            {unchosen !== undefined && <option value="">{unchosen}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </>
        ),
      }}
    />
  );
}
