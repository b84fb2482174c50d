import { useId } from 'react';
import styles from './StepNote.module.css';

export interface StepNoteProps {
  /** Above the note. */
  title: string;
  /** One sentence each, in the order in which they happen. */
  steps: readonly string[];
}

/**
 * What happens next, beside a form, so that nobody has to guess what a button sets in motion.
 *
 * Use Alert instead for what has happened.
 */
export function StepNote({ title, steps }: StepNoteProps) {
  const id = useId();
  return (
    <section className={styles.note} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.text}>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
