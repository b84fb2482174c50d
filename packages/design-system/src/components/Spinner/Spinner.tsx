import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is going on, for screen readers; leave out where visible words say it. */
  label?: string;
  /** `text` grows with the text around it, `large` stands alone. */
  size?: 'text' | 'large';
}

/** Something takes a moment and has no shape yet. Use Skeleton instead where the shape of what comes is known. */
export function Spinner({ label, size = 'text' }: SpinnerProps) {
  return label ? (
    <span className={styles[size]} role="status">
      <span className="visually-hidden">{label}</span>
    </span>
  ) : (
    <span className={styles[size]} aria-hidden="true" />
  );
}
