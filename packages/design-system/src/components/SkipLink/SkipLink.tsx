import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that holds the page's content. */
  to?: string;
  /** What it says. */
  children?: string;
}

/**
 * The first stop of the Tab key on every page: leads past the header to the content.
 *
 * Use Link instead for everything that is always in view.
 */
export function SkipLink({ to = 'content', children = 'Skip to the content' }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  );
}
