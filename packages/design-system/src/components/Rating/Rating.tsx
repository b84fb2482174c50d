import { Icon } from '../Icon/Icon.tsx';
import styles from './Rating.module.css';

export interface RatingProps {
  /** Whole stars out of five. */
  value: 0 | 1 | 2 | 3 | 4 | 5;
  /** Says it for screen readers. */
  label?: (value: number) => string;
}

const stars = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/**
 * How somebody liked it, to look at only.
 *
 * Use RadioCards instead where somebody gives a rating.
 */
export function Rating({ value, label = (stars) => `${stars} out of 5 stars` }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label(value)}>
      {stars.map((star, index) => (
        <span key={star} className={index < value ? styles.full : styles.empty}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
