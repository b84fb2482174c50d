import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { frame } from '../content/frame.ts';

/** Stands where a screen or a list will be. */
export function ScreenSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack spacing={1} role="status" aria-label={frame.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height="2.5rem" />
      ))}
    </Stack>
  );
}
