import { type ReactNode, useId } from 'react';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  /** What the fields are about. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** `aside` puts the title beside the fields on wide screens, for long forms. */
  layout?: 'stacked' | 'aside';
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, under a title of their own. Use FormRow instead to put two short fields on one line. */
export function FormSection({ title, description, layout = 'stacked', children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={`${styles.section} ${layout === 'aside' ? styles.aside : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
