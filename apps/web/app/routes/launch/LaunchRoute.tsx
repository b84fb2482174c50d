import type { Launch } from '@karachi-estates/contracts/launches';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { StepNote } from '@karachi-estates/design-system/StepNote';
import { fullMoment } from '@karachi-estates/domain/day';
import { isCalledOff } from '@karachi-estates/domain/projects/launches';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLoaderData, useParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import { launch, useLaunch } from '../../data/launches.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { JoinLaunch } from '../../projects/JoinLaunch.tsx';
import { PagePart } from '../../projects/PagePart.tsx';
import { ProjectTrail } from '../../projects/ProjectTrail.tsx';
import { launchPath, unitsPath } from '../../projects/paths.ts';
import { LaunchFrame } from './LaunchFrame.tsx';
import { type LoadedLaunch, launchLoader, launchMeta, projectOf } from './launchPage.ts';

export const loader = launchLoader(launch);

export function clientLoader({ params }: { params: { slug?: string } }) {
  startReading([launch(params.slug ?? '')]);
  return null;
}

export const meta = launchMeta(launch, (read) => read);

function LaunchFacts({ read }: { read: Launch }) {
  const { facts, minutes, people, units: unitWords } = useContent('launches', launches);
  const locale = useLocale();
  const counted = (forms: typeof people, count: number) => fillCount(forms, count, locale === 'ur' ? 'ur' : 'en');
  const { counts } = read;
  const available = { label: facts.available, value: counted(unitWords, read.available) };
  if (isCalledOff(read)) return <FactGrid facts={[available]} />;
  const now =
    read.state === 'before'
      ? []
      : [
          { label: facts.called, value: counted(people, counts.called) },
          { label: facts.held, value: counted(people, counts.held) },
        ];
  return (
    <FactGrid
      facts={[
        { label: facts.opens, value: fullMoment(read.opens_at, locale) },
        { label: facts.ends, value: fullMoment(read.ends_at, locale) },
        { label: facts.waiting, value: counted(people, counts.waiting) },
        ...now,
        available,
        { label: facts.turn, value: counted(minutes, read.window_minutes) },
        { label: facts.atOnce, value: counted(people, read.at_once) },
      ]}
    />
  );
}

/** The launch day of a project: when it opens, how it works, how it stands, and joining it. */
export default function LaunchRoute() {
  const words = useContent('launches', launches);
  const { page } = useContent('units', units);
  const locale = useLocale();
  const server = useLoaderData() as LoadedLaunch | null;
  const { slug = '' } = useParams();
  const missing = server?.missing ?? null;
  const state = useLaunch(missing ? null : slug);
  return (
    <LaunchFrame
      slug={slug}
      missing={missing}
      state={state}
      titleOf={(read) => fill(words.title, { project: projectOf(read) })}
    >
      {(read) => {
        const project = projectOf(read);
        const said = { moment: fullMoment(read.opens_at, locale), end: fullMoment(read.ends_at, locale) };
        const now = words.states[isCalledOff(read) ? 'calledOff' : read.state];
        return (
          <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
            <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
              <ProjectTrail
                steps={[{ name: fill(page.heading, { project }), path: unitsPath(slug) }]}
                here={words.trail}
              />
              <Typography variant="h2" component="h1">
                {fill(words.heading, { project })}
              </Typography>
              <Chip
                label={now.label}
                color={read.state === 'running' ? 'success' : 'default'}
                variant={read.state === 'over' ? 'outlined' : 'filled'}
              />
              <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
                {fill(now.text, said)}
              </Typography>
              {read.state !== 'over' && (
                // The form stands beside the rules on a wide screen, and far below them on a narrow one.
                <Button href="#join" variant="contained" size="large" sx={{ display: { lg: 'none' } }}>
                  {words.join[read.state]}
                </Button>
              )}
            </Stack>
            <PagePart id="now" title={words.facts.title}>
              <LaunchFacts read={read} />
            </PagePart>
            <Box
              sx={{
                display: 'grid',
                gap: { xs: 5, lg: 6 },
                alignItems: 'start',
                gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(20rem, 1fr)' },
                '& > *': { minWidth: 0 },
              }}
            >
              <Stack spacing={3} sx={{ alignItems: 'start' }}>
                <StepNote title={words.how.heading} steps={words.how.steps} />
                <OnwardLink href={`${launchPath(slug)}/protocol`}>{words.protocol.link}</OnwardLink>
                <OnwardLink href={unitsPath(slug)}>{words.place.plan}</OnwardLink>
              </Stack>
              {read.state !== 'over' && (
                <Card
                  id="join"
                  variant="outlined"
                  component="section"
                  aria-labelledby="join-title"
                  sx={{ scrollMarginBlockStart: '5.5rem' }}
                >
                  <CardContent sx={{ display: 'grid', gap: 2 }}>
                    <Typography variant="h4" component="h2" id="join-title">
                      {words.join[read.state]}
                    </Typography>
                    <Typography variant="body2">{words.join.text}</Typography>
                    <div>
                      <JoinLaunch slug={slug} />
                    </div>
                  </CardContent>
                </Card>
              )}
            </Box>
          </Stack>
        );
      }}
    </LaunchFrame>
  );
}
