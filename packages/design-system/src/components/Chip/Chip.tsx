import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  /** What is in force. */
  children: ReactNode;
  /** Stands in front of the words. */
  icon?: IconName;
  /** Makes it removable; says what is removed: "Remove Clifton". */
  removeLabel?: string;
  /** The cross was pressed; without it there is none. */
  onRemove?: () => void;
}

/** A choice that is in force, such as a filter. Use Badge instead for what nobody can change. */
export function Chip({ children, icon, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {icon && <Icon name={icon} size="text" />}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size="text" />
        </button>
      )}
    </span>
  );
}
