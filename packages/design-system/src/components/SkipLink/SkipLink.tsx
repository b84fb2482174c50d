import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element that holds the page's content. */
  to?: string;
  children?: string;
}

/** The first stop of the Tab key on every page: leads past the header to the content. */
export function SkipLink({ to = 'content', children = 'Skip to the content' }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  );
}
