import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** What the section holds. */
  children: ReactNode;
  /** `sunken` sets a section apart from its neighbours, `tinted` is for one call to action on a page. */
  ground?: 'page' | 'sunken' | 'tinted';
  /** Vertical room: `full` between the sections of a page, `half` for pages with one subject, `none` for none. */
  room?: 'full' | 'half' | 'none';
  /** `text` keeps lines at a readable length. */
  width?: 'page' | 'text';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Id of the section, to be linked to. */
  id?: string;
}

/**
 * A band of a page: gutters, content width and vertical rhythm, so that nothing inside owns an outer margin.
 *
 * Use FormSection instead inside a form.
 */
export function Section({ children, ground = 'page', room = 'full', width = 'page', labelledBy, id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[ground]} ${styles[room]}`}>
      <div className={`${styles.content} ${width === 'text' ? styles.narrow : ''}`}>{children}</div>
    </section>
  );
}
