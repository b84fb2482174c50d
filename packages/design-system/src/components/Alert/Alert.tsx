import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Alert.module.css';

export interface AlertProps {
  /** What kind of message it is: its colour and icon. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** The message in a few words. */
  title?: string;
  /** The message, or what stands beneath its title. */
  children: ReactNode;
  /** A Button or Link. */
  action?: ReactNode;
  /** Makes it dismissable. */
  onDismiss?: () => void;
  /** Names the cross for screen readers. */
  dismissLabel?: string;
  /** Announced as soon as it appears; leave off for what stands on the page from the start. */
  announced?: boolean;
}

const icons: Record<NonNullable<AlertProps['tone']>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'error',
};

/** A message that stays beside what it is about. Use Toast instead for a passing confirmation, FailedState for a list that did not load. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  announced = false,
}: AlertProps) {
  const role = announced ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={role}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={dismissLabel} size="small" onClick={onDismiss} />}
    </div>
  );
}
