import styles from './ProjectHeading.module.css';

export interface ProjectHeadingProps {
  /** What the section is about. */
  title: string;
  /** A few words above the title. */
  overline?: string;
  /** One or two sentences below the rule. */
  sentence?: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  /** `centre` for sections that are centred themselves. */
  align?: 'start' | 'centre';
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string;
}

/** The head of a section as a printed brochure sets it, with a thin rule. Use SectionHeading instead on other pages. */
export function ProjectHeading({ title, overline, sentence, level = 2, align = 'centre', id }: ProjectHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={`${styles.heading} ${styles[align]}`}>
      {overline && <p className={styles.overline}>{overline}</p>}
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <span className={styles.rule} aria-hidden="true" />
      {sentence && <p className={styles.sentence}>{sentence}</p>}
    </header>
  );
}
