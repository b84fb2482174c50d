import type { ReactNode } from 'react';
import styles from './FormRow.module.css';

export interface FormRowProps {
  /** How many fields stand side by side where there is room. */
  columns?: 'two' | 'three';
  /** Two or three fields. */
  children: ReactNode;
}

/**
 * Short fields that are read together, side by side where there is room: first and last name, bedrooms and bathrooms.
 *
 * Use FormSection instead to group fields under a heading.
 */
export function FormRow({ columns = 'two', children }: FormRowProps) {
  return <div className={`${styles.row} ${styles[columns]}`}>{children}</div>;
}
