import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { LinkComponent } from '../Link/Link.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './AboutBlock.module.css';

export interface AboutBlockProps {
  /** The heading of the block. */
  title: string;
  /** A few words above the title. */
  overline?: string;
  /** The words beside the picture, one string to a paragraph. */
  paragraphs?: readonly string[];
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Where to read on. */
  action?: { label: string; href: string };
  /** `end` puts the picture after the words. */
  pictureAt?: 'start' | 'end';
  /** Level of the heading in the outline of the page. */
  level?: 1 | 2;
  /** What stands below the paragraphs, such as a grid of ReasonCards. */
  children?: ReactNode;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * A picture with words beside it. On phones the picture stands above.
 *
 * Use ReasonCard instead for several short reasons beside each other.
 */
export function AboutBlock({
  title,
  overline,
  paragraphs = [],
  picture,
  alt,
  action,
  pictureAt = 'start',
  level = 2,
  children,
  linkComponent,
}: AboutBlockProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.block} ${styles[pictureAt]}`} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} sizes="(min-width: 80em) 38rem, (min-width: 64em) 50vw, 100vw" rounded />
      </div>
      <div className={styles.words}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <Heading id={id}>{title}</Heading>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {children}
        {action && (
          <p className={styles.action}>
            <Button href={action.href} variant="outlined" linkComponent={linkComponent}>
              {action.label}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
