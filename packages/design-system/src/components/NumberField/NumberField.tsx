import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../FormField/FormField.module.css';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NumberField.module.css';

/** What the buttons say, of a label in small letters: 'bedrooms'. */
export interface NumberFieldLabels {
  fewer: (thing: string) => string;
  more: (thing: string) => string;
}

export interface NumberFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** The smallest number that the buttons reach. */
  min?: number;
  /** The largest number that the buttons reach. */
  max?: number;
  /** Its words in another language; English without it. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

const english: NumberFieldLabels = { fewer: (thing) => `Fewer ${thing}`, more: (thing) => `More ${thing}` };

const STEPS = new Map<string, 1 | -1>([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** What is held for a typed text: a whole number, '' for nothing, and anything else as it stands for the rules to refuse. */
function read(text: string): number | string {
  const western = text.trim().replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,9}$/.test(western) ? Number(western) : text;
}

/**
 * A small whole number, typed or counted with the buttons and the up and down keys: bedrooms, bathrooms, parking places.
 * Use PriceField instead for money, TextField for numbers that nobody counts with, such as a reference.
 */
export function NumberField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  optional,
  required,
  disabled,
  min = 0,
  max = 999,
  labels,
  ...binding
}: NumberFieldProps<Values, Sent>) {
  const words = { ...english, ...labels };
  const { field, id, error } = useBoundField(binding);
  const value: unknown = field.value;
  const number = typeof value === 'number' ? value : undefined;
  const step = (by: 1 | -1) => {
    const next = number === undefined ? Math.max(min, by) : number + by;
    field.onChange(Math.min(max, Math.max(min, next)));
  };
  const thing = label.toLowerCase();
  return (
    <FormField id={id} label={label} help={help} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        className={styles.field}
        name={field.name}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(read(event.target.value))}
        onKeyDown={(event: KeyboardEvent) => {
          const by = STEPS.get(event.key);
          if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          step(by);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        required={required}
        disabled={disabled}
        autoComplete="off"
        fullWidth
        startAdornment={
          <IconButton
            icon="remove"
            label={words.fewer(thing)}
            disabled={disabled || (number ?? min) <= min}
            onClick={() => step(-1)}
          />
        }
        endAdornment={
          <span className={fieldStyles.afterControl}>
            <IconButton
              icon="add"
              label={words.more(thing)}
              disabled={disabled || (number ?? min) >= max}
              onClick={() => step(1)}
            />
          </span>
        }
        inputProps={{
          inputMode: 'numeric',
          dir: 'ltr',
          'aria-describedby': fieldDescription(id, { error, help }),
        }}
      />
    </FormField>
  );
}
