import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The shape of a property's page while it is on its way. */
export function PropertySkeleton({ label }: { label: string }) {
  return (
    <Stack spacing={2} role="status" aria-label={label}>
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '4 / 3', maxHeight: '31rem' }} />
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="35%" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </Stack>
  );
}
