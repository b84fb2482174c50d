import { CHART_INKS, chartFrame } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export interface CountsChartProps {
  /** What stands below each point: days or months, as people read them. */
  points: readonly string[];
  /** Lines, the seller's own first; null is a gap. */
  lines: readonly { label: string; values: readonly (number | null)[] }[];
}

/**
 * The course of figures as lines. Time runs from the left in every language, as in the charts of newspapers. The table
 * beside it says the same in words, so programs that read aloud pass it over.
 */
export default function CountsChart({ points, lines }: CountsChartProps) {
  const step = Math.ceil(points.length / 5);
  return (
    <Box aria-hidden="true" inert dir="ltr" sx={chartFrame}>
      <LineChart
        height={260}
        skipAnimation
        disableKeyboardNavigation
        colors={CHART_INKS}
        margin={{ top: 16, right: 24, bottom: 0, left: 0 }}
        series={lines.map(({ label, values }, index) => ({
          id: String(index),
          label,
          data: [...values],
          showMark: false,
          curve: 'linear',
        }))}
        xAxis={[
          {
            data: [...points],
            scaleType: 'point',
            tickInterval: (_, index) => index % step === Math.floor(step / 2),
            disableTicks: true,
            height: 28,
          },
        ]}
        yAxis={[
          {
            min: 0,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            width: 'auto',
            // In Urdu the charts turn this around, whichever way their own element is written.
            tickLabelStyle: { textAnchor: 'end' },
          },
        ]}
        grid={{ horizontal: true }}
        slotProps={{
          // The second line is dashed: two thin lines in two dark colours are hard to tell apart.
          line: ({ seriesId }) => ({ strokeDasharray: seriesId === '1' ? '6 5' : 'none' }),
          legend: { position: { vertical: 'top', horizontal: 'start' } },
        }}
        hideLegend={lines.length === 1}
      />
    </Box>
  );
}
