import styles from './ArticleBody.module.css';

export interface ArticleBodyProps {
  /** HTML that the server has sanitised; nothing else may be passed. */
  html: string;
}

/**
 * The text of an article: headings from the second level, paragraphs, lists, quotations, tables and pictures.
 *
 * Use DocumentPage instead for numbered documents, DescriptionText for what a seller wrote.
 */
export function ArticleBody({ html }: ArticleBodyProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: articles are HTML, sanitised when stored and when served
    <div className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
