import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './Pagination.module.css';

/** What the links say. */
export interface PaginationLabels {
  previous: string;
  next: string;
  /** Names the navigation for screen readers, by what is turned over. */
  pagesOf: (label: string) => string;
}

export interface PaginationProps {
  /** What is turned over: "Homes". */
  label: string;
  /** Address of the page before; none on the first. */
  previousHref?: string;
  /** Address of the page after; none on the last. */
  nextHref?: string;
  /** Where we are: "25 to 48 of 1,284". */
  summary?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<PaginationLabels> | undefined;
}

const english: PaginationLabels = {
  previous: 'Previous',
  next: 'Next',
  pagesOf: (label) => `${label}, pages`,
};

/**
 * Turns the pages of a long list. Pages have addresses, so that one can come back to them.
 *
 * Use Breadcrumbs instead for the way back up.
 */
export function Pagination({
  label,
  previousHref,
  nextHref,
  summary,
  linkComponent: Anchor = 'a',
  labels,
}: PaginationProps) {
  const words = { ...english, ...labels };
  if (!previousHref && !nextHref) return null;
  return (
    <nav className={styles.pagination} aria-label={words.pagesOf(label)}>
      {previousHref ? (
        <Anchor className={styles.turn} href={previousHref} rel="prev">
          <Icon name="chevron-left" mirrored />
          {words.previous}
        </Anchor>
      ) : (
        <span />
      )}
      {summary && <p className={styles.summary}>{summary}</p>}
      {nextHref ? (
        <Anchor className={styles.turn} href={nextHref} rel="next">
          {words.next}
          <Icon name="chevron-right" mirrored />
        </Anchor>
      ) : (
        <span />
      )}
    </nav>
  );
}
