import { Skeleton } from '@karachi-estates/design-system/Skeleton';
import styles from './PropertySkeleton.module.css';

/** The shape of a property's page while it is on its way. */
export function PropertySkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <Skeleton shape="picture" />
      <Skeleton shape="heading" width="60%" />
      <Skeleton width="35%" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </div>
  );
}
