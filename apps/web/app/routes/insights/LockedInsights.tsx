import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { insights } from '../../content/insights.ts';
import { Course } from './Course.tsx';

/** Invented: a month that nobody had. */
const OWN = [
  4, 6, 5, 7, 9, 8, 6, 7, 9, 11, 10, 12, 9, 8, 10, 13, 12, 14, 11, 10, 12, 15, 14, 16, 13, 12, 15, 17, 16, 18,
];
const OTHERS = OWN.map((value, day) => Math.round(value * 0.6 + (day % 4)));

interface LockedInsightsProps {
  /** The smallest plan that has it. */
  plan: 'pro' | 'premium';
}

/** What a larger plan would show, with invented figures that are marked as such, and the way to the plans. */
export function LockedInsights({ plan }: LockedInsightsProps) {
  const { locked, listing } = useContent('insights', insights);
  const isPro = plan === 'pro';
  const points = OWN.map((_, day) => String(day + 1));
  return (
    <Card component="section" aria-labelledby={`locked-${plan}`} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={`locked-${plan}`} variant="h3" component="h2">
          {locked[plan]}
        </Typography>
        <Chip label={locked.example} size="small" variant="outlined" />
      </Box>
      <Box sx={{ opacity: 0.55 }}>
        <Course
          points={isPro ? points : points.slice(0, 12)}
          lines={
            isPro
              ? [
                  { label: listing.own, values: OWN },
                  { label: listing.median, values: OTHERS },
                ]
              : [{ label: listing.own, values: OWN.slice(0, 12).map((value) => value * 40) }]
          }
        />
      </Box>
      <Typography color="textSecondary">{locked.note}</Typography>
      <Box>
        <Button href="/plans">{locked.action}</Button>
      </Box>
    </Card>
  );
}
