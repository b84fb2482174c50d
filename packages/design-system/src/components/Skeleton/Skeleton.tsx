import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'text' | 'heading' | 'picture' | 'circle' | 'control';
  /** CSS width, for texts of different lengths. */
  width?: string;
}

/**
 * The place of one piece of content that is on its way. Hidden from screen readers: say "Loading" once, on the list
 * around it.
 *
 * Use PropertyCardSkeleton instead for homes, Spinner inside a button.
 */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]}`}
      style={width ? { inlineSize: width } : undefined}
      aria-hidden="true"
    />
  );
}
