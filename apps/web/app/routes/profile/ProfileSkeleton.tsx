import { Skeleton } from '@karachi-estates/design-system/Skeleton';
import { VisuallyHidden } from '@karachi-estates/design-system/VisuallyHidden';
import styles from './ProfileRoute.module.css';

const lines = ['60%', '45%', '70%', '50%', '80%'];

/** The shape of a profile while it loads. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.card}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton shape="heading" width="12rem" />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
