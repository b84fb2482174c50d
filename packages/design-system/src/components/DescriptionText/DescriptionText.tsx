import { Fragment } from 'react';
import styles from './DescriptionText.module.css';

export interface DescriptionTextProps {
  /** Plain text as the seller typed it: an empty line begins a paragraph, a new line breaks the line. */
  text: string;
}

/**
 * What a seller writes about a property, with its paragraphs and line breaks. Never as HTML.
 *
 * Use ArticleBody instead for the HTML of a blog.
 */
export function DescriptionText({ text }: DescriptionTextProps) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className={styles.text} dir="auto">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
        <p key={index} dir="auto">
          {paragraph.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
