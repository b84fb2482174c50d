import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  /** What the section is about. */
  title: string;
  /** A word or two above the title. */
  overline?: string;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Level in the outline of the page. */
  level?: 1 | 2 | 3;
  /** `centre` for sections that are centred themselves. */
  align?: 'start' | 'centre';
  /** A link or button on the far side, such as "See all". */
  action?: ReactNode;
  /** Id of the heading, for a Section's `labelledBy`. */
  id?: string;
}

/**
 * The head of a section: overline, title, lead and one action.
 *
 * Use ProjectHeading instead on the page of a project.
 */
export function SectionHeading({ title, overline, lead, level = 2, align = 'start', action, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={`${styles.heading} ${styles[align]}`}>
      <div className={styles.words}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <Heading id={id}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  );
}
