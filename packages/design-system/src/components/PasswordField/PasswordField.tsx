import { passwordStrength } from '@karachi-estates/domain/accounts/rules';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../FormField/FormField.module.css';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'label' | 'optional'> {
  /** Above the box. */
  label?: string;
  /** `new-password` where one is chosen, so that password managers offer one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows while typing how hard the password is to guess, and what would make it better. */
  strength?: boolean;
  /** Names the eye while the password is hidden. */
  showLabel?: string;
  /** Names the eye while the password is in view. */
  hideLabel?: string;
}

/**
 * A password that can be shown while it is typed. It is never cleared, so a typing error costs one letter and not all.
 *
 * Use TextField instead for codes that everybody may see.
 */
export function PasswordField<Values extends FieldValues = FieldValues, Sent = Values>({
  label = 'Password',
  help,
  required,
  disabled,
  autoComplete = 'current-password',
  strength = false,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...binding
}: PasswordFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  const [shown, setShown] = useState(false);
  const password: string = field.value ?? '';
  const measured = strength && password !== '' ? passwordStrength(password) : undefined;
  const note = measured ? (
    <span className={styles.strength} data-score={measured.score}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={styles.bar} />
        ))}
      </span>
      <span role="status">{measured.help}</span>
    </span>
  ) : (
    help
  );
  return (
    <FormField id={id} label={label} help={note} error={error}>
      <OutlinedInput
        id={id}
        type={shown ? 'text' : 'password'}
        name={field.name}
        value={password}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        required={required}
        disabled={disabled}
        autoComplete={autoComplete}
        fullWidth
        endAdornment={
          <span className={fieldStyles.afterControl}>
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? hideLabel : showLabel}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        }
        inputProps={{
          dir: 'ltr',
          spellCheck: false,
          autoCapitalize: 'none',
          'aria-describedby': fieldDescription(id, { error, help: note }),
        }}
      />
    </FormField>
  );
}
