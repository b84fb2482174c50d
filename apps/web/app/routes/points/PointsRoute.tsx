import { PointsTable } from '@karachi-estates/design-system/PointsTable';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { corner, hairline } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import {
  QUALITY_BANDS,
  QUALITY_PARTS,
  QUALITY_POINTS,
  type QualityBand,
} from '@karachi-estates/domain/properties/quality';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { points } from '../../content/points.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const meta = fixedPageMeta('/points', (locale) => contentFor(locale, 'points', points).heading);

const Bands = styled('dl')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    '& > div': {
      padding: theme.spacing(2),
      border: hairline(theme),
      borderRadius: corner(theme, 'card'),
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
    },
    '& dd': { margin: 0 },
  })),
);

/** From which score to which each band is, best first. */
const bandRanges = (Object.entries(QUALITY_BANDS) as [QualityBand, number][]).map(([band, from], index, all) => ({
  band,
  from,
  to: index === 0 ? 100 : (all[index - 1]?.[1] ?? 0) - 1,
}));

/** Listing quality points: a checklist that adds up to 100. */
export default function PointsRoute() {
  const { heading, lead, table, rows, bands, notes, action } = useContent('points', points);
  const { role } = useSession();
  return (
    <Section room="half">
      <SectionHeading level={1} title={heading} lead={lead} />
      <PointsTable
        caption={table.caption}
        head={table}
        rows={QUALITY_PARTS.map((part) => ({ id: part, ...rows[part], points: QUALITY_POINTS[part] }))}
      />
      <Stack component="section" spacing={2} aria-labelledby="bands">
        <Typography id="bands" variant="h3" component="h2">
          {bands.heading}
        </Typography>
        <Bands>
          {bandRanges.map(({ band, from, to }) => (
            <div key={band}>
              <dt>
                <b>{bands.items[band].label}</b>{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {fill(bands.range, { from, to })}
                </Box>
              </dt>
              <dd>{bands.items[band].text}</dd>
            </div>
          ))}
        </Bands>
      </Stack>
      <Stack component="section" spacing={2} aria-labelledby="notes">
        <Typography id="notes" variant="h3" component="h2">
          {notes.heading}
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, paddingInlineStart: '1.375rem', listStyle: 'disc' }}
        >
          {notes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
        <div>
          <Button variant="contained" href={role === 'seller' ? '/seller-post-ad' : '/seller-signup'}>
            {action}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
