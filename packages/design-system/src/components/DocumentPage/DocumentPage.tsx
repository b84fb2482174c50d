import { useId } from 'react';
import styles from './DocumentPage.module.css';

export type DocumentBlock = { paragraph: string } | { list: readonly string[] };

export interface DocumentSection {
  /** The anchor that others may link to. */
  id: string;
  title: string;
  blocks: readonly DocumentBlock[];
}

export interface DocumentPageProps {
  /** The document's name. */
  title: string;
  /** The date from which it holds: ISO for machines, words for people. */
  effective: { date: string; label: string };
  /** Above the list of contents. */
  contentsLabel: string;
  /** Before the first section, one string to a paragraph. */
  introduction: readonly string[];
  /** The numbered sections, in their order. */
  sections: readonly DocumentSection[];
}

/**
 * A long text with numbered sections and a list of contents that stays in view on wide screens: terms, privacy.
 *
 * Use ArticleBody instead for articles.
 */
export function DocumentPage({ title, effective, contentsLabel, introduction, sections }: DocumentPageProps) {
  const contents = useId();
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.effective}>
          <time dateTime={effective.date}>{effective.label}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby={contents}>
        <h2 id={contents} className={styles.contentsTitle}>
          {contentsLabel}
        </h2>
        <ol className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            {blocks.map((block) =>
              'paragraph' in block ? (
                <p key={block.paragraph}>{block.paragraph}</p>
              ) : (
                <ul key={block.list[0]} className={styles.list}>
                  {block.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}
