import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { StepNote } from '@karachi-estates/design-system/StepNote';
import { corner, HEADER_HEIGHT, sunken } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { findMyHome } from '../../content/find-my-home.ts';
import { cities } from '../../data/areas.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { LeadForm } from './LeadForm.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [cities()]) };
}

export function clientLoader() {
  startReading([cities()]);
  return null;
}

export const meta = fixedPageMeta('/find-my-home', (locale) => contentFor(locale, 'findMyHome', findMyHome).heading);

/** Find My Home: one describes the home, the desk looks for it. */
export default function FindMyHomeRoute() {
  const words = useContent('findMyHome', findMyHome);
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.lead} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
          gap: { xs: 4, lg: 6 },
          alignItems: 'start',
        }}
      >
        <Paper variant="outlined" sx={{ p: { xs: 3, lg: 4 }, borderRadius: (theme) => corner(theme, 'card') }}>
          <LeadForm />
        </Paper>
        <Box
          component="aside"
          sx={{
            p: 3,
            borderRadius: (theme) => corner(theme, 'card'),
            backgroundColor: (theme) => sunken(theme),
            position: { lg: 'sticky' },
            insetBlockStart: (theme) => `calc(${HEADER_HEIGHT} + ${theme.spacing(2)})`,
          }}
        >
          <StepNote title={words.steps.heading} steps={words.steps.items} />
        </Box>
      </Box>
    </Section>
  );
}
