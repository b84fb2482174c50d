import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { CountsChartProps } from './CountsChart.tsx';

// Charts are large; what they say stands in a table too.
const CountsChart = lazy(() => import('./CountsChart.tsx'));

const space = <Skeleton variant="rounded" sx={{ height: '16.25rem' }} />;

/** A chart in its place, which is kept free until it is there. */
export function Course(props: CountsChartProps) {
  return (
    <Box sx={{ minHeight: '16.25rem' }}>
      <Suspense fallback={space}>
        <CountsChart {...props} />
      </Suspense>
    </Box>
  );
}
