import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FaqAccordion.module.css';

export interface FaqAccordionItem {
  id: string;
  question: string;
  /** One or more plain paragraphs. */
  answer: readonly string[];
}

export interface FaqAccordionProps {
  /** Questions and answers, in their order. */
  faqs: readonly FaqAccordionItem[];
  /** Level of the questions in the outline of the page. */
  level?: 3 | 4;
  /** Id of the question that is open at first. */
  open?: string;
}

/**
 * Questions of which at most one is open at a time; pressing the open one closes it. The browser does all of it, so
 * that it works before and without JavaScript, and find-in-page opens the answer that it finds.
 *
 * Use ArticleBody instead for answers of more than a few paragraphs.
 */
export function FaqAccordion({ faqs, level = 3, open }: FaqAccordionProps) {
  const group = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className={styles.faq} name={group} open={id === open || undefined}>
          <summary className={styles.question}>
            <Heading className={styles.words}>{question}</Heading>
            <span className={styles.sign}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
