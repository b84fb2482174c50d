import { FormField, fieldDescription } from '@karachi-estates/design-system/FormField';
import { useId } from 'react';
import styles from './FixedField.module.css';

/** What belongs to a form and cannot be changed in it; it can be read and copied. */
export function FixedField({ label, value, help }: { label: string; value: string; help: string }) {
  const id = useId();
  return (
    <FormField id={id} label={label} help={help}>
      <input
        id={id}
        className={styles.value}
        value={value}
        readOnly
        dir="ltr"
        aria-describedby={fieldDescription(id, { help })}
      />
    </FormField>
  );
}
