import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './FilterChips.module.css';

/** One filter that narrows the list. */
export interface FilterChip {
  /** What it narrows to: 'Clifton', 'Up to 2.5 Crore'. */
  label: string;
  /** The same search without this filter. */
  href: string;
}

/** What the chips say. */
export interface FilterChipsLabels {
  /** Names the list for screen readers. */
  name: string;
  /** Comes before a filter, for screen readers. */
  remove: string;
  clear: string;
}

export interface FilterChipsProps {
  /** The filters in force, in their order. */
  filters: readonly FilterChip[];
  /** The search without any filter; shown from two filters on. */
  clearHref?: string;
  /** Router link of the page around; called with `href`. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<FilterChipsLabels> | undefined;
}

const english: FilterChipsLabels = { name: 'Active filters', remove: 'Remove filter:', clear: 'Clear all' };

/**
 * The active filters of a list, each removed by following its link, so that it works without JavaScript and Back
 * brings it back. Nothing is drawn without a filter.
 *
 * Use Chip instead for choices that are removed without an address.
 */
export function FilterChips({ filters, clearHref, linkComponent: Link = 'a', labels }: FilterChipsProps) {
  const words = { ...english, ...labels };
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.name}>
      {filters.map((filter) => (
        <li key={filter.href}>
          <Link className={styles.chip} href={filter.href}>
            <VisuallyHidden>{`${words.remove} `}</VisuallyHidden>
            <span>{filter.label}</span>
            <Icon name="close" size="text" />
          </Link>
        </li>
      ))}
      {clearHref && filters.length > 1 && (
        <li>
          <Link className={styles.clear} href={clearHref}>
            {words.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
