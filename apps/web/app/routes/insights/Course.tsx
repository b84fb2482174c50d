import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CountsChartProps } from './CountsChart.tsx';

// Charts are large; what they say stands in a table too.
const load = () => import('./CountsChart.tsx');

const space = <Skeleton variant="rounded" sx={{ height: '16.25rem' }} />;

/** A chart in its place, which is kept free until it is there. */
export function Course(props: CountsChartProps) {
  return (
    <Box sx={{ minHeight: '16.25rem' }}>
      <LoadedPart load={load} placeholder={space}>
        {({ default: CountsChart }) => <CountsChart {...props} />}
      </LoadedPart>
    </Box>
  );
}
