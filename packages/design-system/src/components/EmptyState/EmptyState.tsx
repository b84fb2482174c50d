import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Stands above the title. */
  icon?: IconName;
  /** A Button or Link that does it, or two. */
  action?: ReactNode;
  /** 1 where the page has nothing else to say. */
  level?: 1 | 2 | 3;
}

/** A list that has nothing to show and says what to do next. Use FailedState instead when it could not be loaded. */
export function EmptyState({ title, children, icon = 'search', action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
