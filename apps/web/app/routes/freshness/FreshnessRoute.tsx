import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { StatTile } from '@karachi-estates/design-system/StatTile';
import { wholePercent } from '@karachi-estates/domain/freshness/freshness';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { freshness } from '../../content/freshness.ts';
import { freshnessShare, useFreshnessShare } from '../../data/freshness.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

const PATH = '/freshness';

export const meta = fixedPageMeta(PATH, (locale) => contentFor(locale, 'freshness', freshness).share.heading);

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [freshnessShare]) };
}

export function clientLoader() {
  startReading([freshnessShare]);
  return null;
}

const FIGURES = ['listings', 'confirmed', 'dimmed', 'left'] as const;

/** How many of the listings their sellers confirmed lately, and what happens to the others. */
export default function FreshnessRoute() {
  const { share: words } = useContent('freshness', freshness);
  const { data, error, reference, retry } = useFreshnessShare();
  const percent = data && wholePercent(data.confirmed, data.listings);
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.lead} />
      {error && !data && <FailedState level={2} reference={reference} onRetry={retry} />}
      {!data && !error && (
        <div role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={160} />
        </div>
      )}
      {data && percent === undefined && <Typography>{words.none}</Typography>}
      {data && percent !== undefined && (
        <Stack spacing={3}>
          <Typography variant="h4" component="p">
            <Typography variant="h1" component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <bdi>{fill(words.percent, { percent })}</bdi>
            </Typography>{' '}
            {fill(words.counted, { days: data.days })}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gap: 2,
              m: 0,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
            }}
          >
            {FIGURES.map((name) => (
              <StatTile key={name} label={words.figures[name]} value={data[name].toLocaleString('en')} />
            ))}
          </Box>
        </Stack>
      )}
      <Stack component="section" spacing={2} aria-labelledby="rules">
        <Typography id="rules" variant="h3" component="h2">
          {words.rules.heading}
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, paddingInlineStart: '1.375rem', listStyle: 'disc' }}
        >
          {words.rules.items.map((item) => (
            <li key={item}>{fill(item, { days: data?.days ?? 14 })}</li>
          ))}
        </Box>
        <div>
          <Button href="/properties" variant="outlined">
            {words.browse}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
