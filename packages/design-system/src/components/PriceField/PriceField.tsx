import { formatPriceShort, formatPriceWords } from '@karachi-estates/domain/properties/price';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../FormField/FormField.module.css';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import styles from './PriceField.module.css';
import { usePriceText } from './usePriceText.ts';

export interface PriceFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** After the box: "/ month" for a rent. */
  unit?: string;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
}

/**
 * An amount in Pakistani rupees. Figures, "2.5 crore", "75 lakh" and "85k" are all understood, and the words beneath
 * say what was understood, so that a missing zero is seen at once. The form's value is a number of rupees; '' while
 * empty; the text itself while it is no price, which the form's rules then refuse.
 *
 * Use NumberField instead for what is counted.
 */
export function PriceField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  optional,
  required,
  disabled,
  unit,
  placeholder,
  ...binding
}: PriceFieldProps<Values, Sent>) {
  const { field, id, error } = useBoundField(binding);
  const price = usePriceText(field.value, field.onChange);
  const rupees: unknown = field.value;
  const understood = typeof rupees === 'number' && rupees > 0;
  const note = understood ? (
    <>
      <span className={styles.words}>
        <span className={styles.short}>{formatPriceShort(rupees)}</span> · {formatPriceWords(rupees)}
      </span>
      {help && <span className={styles.help}>{help}</span>}
    </>
  ) : (
    help
  );
  return (
    <FormField id={id} label={label} help={note} error={error} optional={optional}>
      <OutlinedInput
        id={id}
        className={styles.field}
        name={field.name}
        value={price.text}
        onChange={(event) => price.type(event.target.value)}
        onBlur={() => {
          price.tidy();
          field.onBlur();
        }}
        inputRef={field.ref}
        error={Boolean(error)}
        required={required}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        fullWidth
        startAdornment={<span className={fieldStyles.before}>PKR</span>}
        endAdornment={unit && <span className={fieldStyles.after}>{unit}</span>}
        inputProps={{
          // The full keyboard of "decimal" pads lacks letters; most people type figures, and the rest can paste or switch.
          inputMode: 'decimal',
          dir: 'ltr',
          'aria-describedby': fieldDescription(id, { error, help: note }),
        }}
      />
    </FormField>
  );
}
