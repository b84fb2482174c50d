import type { ProjectCard } from '@karachi-estates/contracts/projects';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Picture } from '@karachi-estates/design-system/Picture';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { sunken } from '@karachi-estates/design-system/theme/looks';
import { monthName } from '@karachi-estates/domain/day';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { availableHomes } from '../../content/availableHomes.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { units } from '../../content/units.ts';
import { projects, useProjects } from '../../data/projects.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { projectPath, unitsPath } from '../../projects/paths.ts';
import { projectPicture } from '../../projects/projectMedia.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

const PATH = '/projects';

export const meta = fixedPageMeta(PATH, (locale) => contentFor(locale, 'units', units).list.heading);

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [projects()]) };
}

export function clientLoader() {
  startReading([projects()]);
  return null;
}

const cards = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
};

const noPicture = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  color: 'text.secondary',
  '& svg': { fontSize: '4rem' },
};

function ProjectInList({ project }: { project: ProjectCard }) {
  const { list } = useContent('units', units);
  const { available, sample } = useContent('availableHomes', availableHomes);
  const locale = useLocale();
  const picture = projectPicture(project.slug, project.picture);
  const isPast = project.completion !== null && project.completion < karachiDay(new Date()).slice(0, 7);
  const facts = [
    fillCount(available, project.counts.available, locale),
    project.from_price === null
      ? list.onRequest
      : fill(list.from, { price: formatPriceShort(project.from_price, locale) }),
    ...(project.completion
      ? [fill(isPast ? list.wasReady : list.ready, { month: monthName(project.completion, locale) })]
      : []),
  ];
  return (
    <Card variant="outlined" component="article">
      {picture ? (
        <Picture picture={picture} alt="" sizes="(min-width: 64em) 30rem, 95vw" ratio="gallery" />
      ) : (
        <Box sx={[noPicture, (theme) => ({ backgroundColor: sunken(theme) })]}>
          <ApartmentRounded />
        </Box>
      )}
      <CardContent>
        <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
          <Typography variant="h4" component="h2">
            <bdi>{project.name}</bdi>
          </Typography>
          <Typography color="textSecondary">{project.tagline}</Typography>
          <Stack component="ul" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', m: 0, p: 0 }}>
            {facts.map((fact) => (
              <Chip key={fact} component="li" label={fact} variant="outlined" />
            ))}
          </Stack>
          {project.isSample && (
            <Typography variant="body2" color="textSecondary">
              {sample}
            </Typography>
          )}
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button href={unitsPath(project.slug)} variant="contained">
              {list.units}
            </Button>
            {projectPath(project.slug) !== unitsPath(project.slug) && (
              <Button href={projectPath(project.slug)} variant="outlined">
                {list.about}
              </Button>
            )}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** The projects once they are read, or why there are none. */
function ProjectList() {
  const { list } = useContent('units', units);
  const { data, error, reference, retry } = useProjects();
  if (data?.length === 0) return <EmptyState title={list.empty.heading}>{list.empty.text}</EmptyState>;
  if (data) {
    return (
      <Box sx={cards}>
        {data.map((project) => (
          <ProjectInList key={project.slug} project={project} />
        ))}
      </Box>
    );
  }
  if (error) {
    return (
      <FailedState title={list.failed.heading} reference={reference} onRetry={retry}>
        {list.failed.text}
      </FailedState>
    );
  }
  return (
    <Box role="status" aria-label={list.loading} sx={cards}>
      <Skeleton variant="rounded" height="24rem" />
      <Skeleton variant="rounded" height="24rem" />
    </Box>
  );
}

/** All projects whose units one can look at. */
export default function ProjectsRoute() {
  const { list } = useContent('units', units);
  return (
    <Section room="half">
      <SectionHeading level={1} title={list.heading} lead={list.lead} />
      <ProjectList />
    </Section>
  );
}
