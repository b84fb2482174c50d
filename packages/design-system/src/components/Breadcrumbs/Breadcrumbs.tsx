import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the home page downwards; the last is this page and has no address. */
  trail: readonly { label: string; href?: string }[];
  /** Names the navigation for screen readers. */
  label?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * Where this page lies, and the way back up.
 *
 * Use Pagination instead to go on to the next page of a list.
 */
export function Breadcrumbs({ trail, label: name = 'Breadcrumb', linkComponent: Anchor = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={name}>
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={label} className={styles.step}>
            {href ? (
              <Anchor className={styles.link} href={href}>
                {label}
              </Anchor>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
            {href && <Icon name="chevron-right" size="text" mirrored />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
