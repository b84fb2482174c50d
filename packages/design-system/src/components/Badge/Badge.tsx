import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** `picture` lies on a photo. */
  tone?: 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info' | 'picture';
  /** Stands in front of the words. */
  icon?: IconName;
  /** `strong` fills the badge with its colour: for what must be seen first. */
  emphasis?: 'soft' | 'strong';
}

/** One or two words about the thing beside it. Use Chip instead for something that can be removed or chosen. */
export function Badge({ children, tone = 'neutral', icon, emphasis = 'soft' }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]} ${styles[emphasis]}`}>
      {icon && <Icon name={icon} size="text" />}
      {children}
    </span>
  );
}
