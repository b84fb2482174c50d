import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import Skeleton from '@mui/material/Skeleton';
import { ProfileCard } from './ProfileCard.tsx';

const lines = ['60%', '45%', '70%', '50%', '80%'];

/** The shape of a profile while it loads. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <ProfileCard>
      <span style={visuallyHidden} role="status">
        {label}
      </span>
      <Skeleton height="2.25rem" width="12rem" />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </ProfileCard>
  );
}
