import type { ReactNode } from 'react';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './UpgradeBanner.module.css';

export interface UpgradeBannerProps {
  /** What the larger plan brings, in a few words. */
  heading: string;
  /** One or two sentences more. */
  children: ReactNode;
  /** What the link says. */
  action?: string;
  /** Where it leads: the plans. */
  href: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The one coloured area of the workspace: what a larger plan would bring. Leave it out for people on the largest plan.
 *
 * Use Alert instead for a message that is not about plans.
 */
export function UpgradeBanner({
  heading,
  children,
  action = 'Upgrade Now',
  href,
  linkComponent: Anchor = 'a',
}: UpgradeBannerProps) {
  return (
    <aside className={styles.banner} aria-label={heading}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{children}</p>
      </div>
      <Anchor className={styles.action} href={href}>
        {action}
      </Anchor>
    </aside>
  );
}
