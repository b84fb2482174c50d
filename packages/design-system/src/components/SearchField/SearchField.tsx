import type { ReactNode } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Small text inside the box, above the value. Always visible: a placeholder is no label. */
  label: string;
  /** Id of the input or select inside. */
  htmlFor: string;
  /** One `<input>` or `<select>`, and buttons that belong to it. */
  children: ReactNode;
  /** A leading icon, 20 px. */
  icon?: ReactNode;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** Draws the frame of a field that is refused. */
  isInvalid?: boolean;
  /** `none` where the surrounding card is the frame, as in the hero search. */
  frame?: 'box' | 'none';
}

/**
 * The box of one search criterion: a small label above its value, one tap target. Plain CSS, for the public pages.
 *
 * Use the form fields of the kit instead when a person fills in a form: they have help and error texts.
 */
export function SearchField({
  label,
  htmlFor,
  children,
  icon,
  isDisabled = false,
  isInvalid = false,
  frame = 'box',
}: SearchFieldProps) {
  return (
    <div
      className={styles.field}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-frame={frame === 'none' ? frame : undefined}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <label className={styles.label} htmlFor={htmlFor}>
        {label}
      </label>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
