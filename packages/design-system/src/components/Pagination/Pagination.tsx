import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** What is turned over: "Homes". */
  label: string;
  /** Address of the page before; none on the first. */
  previousHref?: string;
  /** Address of the page after; none on the last. */
  nextHref?: string;
  /** Where we are: "25 to 48 of 1,284". */
  summary?: string;
  previousLabel?: string;
  nextLabel?: string;
  linkComponent?: LinkComponent;
}

/** Turns the pages of a long list. Pages have addresses, so that one can come back to them. */
export function Pagination({
  label,
  previousHref,
  nextHref,
  summary,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  linkComponent: Anchor = 'a',
}: PaginationProps) {
  if (!previousHref && !nextHref) return null;
  return (
    <nav className={styles.pagination} aria-label={`${label}, pages`}>
      {previousHref ? (
        <Anchor className={styles.turn} href={previousHref} rel="prev">
          <Icon name="chevron-left" mirrored />
          {previousLabel}
        </Anchor>
      ) : (
        <span />
      )}
      {summary && <p className={styles.summary}>{summary}</p>}
      {nextHref ? (
        <Anchor className={styles.turn} href={nextHref} rel="next">
          {nextLabel}
          <Icon name="chevron-right" mirrored />
        </Anchor>
      ) : (
        <span />
      )}
    </nav>
  );
}
