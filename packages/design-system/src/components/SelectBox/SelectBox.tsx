import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SelectBox.module.css';

export interface SelectBoxProps {
  /** Id of the control, for its label. */
  id?: string;
  /** Name in a form. */
  name?: string;
  /** The choices in their order. */
  choices: readonly { value: string; label: string }[];
  /** What the box says before a choice is made. */
  unchosen?: string;
  /** The chosen value. */
  value: string;
  /** Called with the value of each new choice. */
  onChange: (value: string) => void;
  /** The focus left it, for forms that check a field then. */
  onBlur?: () => void;
  /** The select element, to give it the focus. */
  inputRef?: Ref<HTMLSelectElement>;
  /** Draws the frame of a field that is refused. */
  invalid?: boolean;
  /** Tells browsers and screen readers that it must be filled in; the form's rules check it. */
  required?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** What browsers may fill in, by the names of the HTML standard. */
  autoComplete?: string;
  /** Names it where no label does. */
  'aria-label'?: string;
  /** Ids of help and error. */
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
