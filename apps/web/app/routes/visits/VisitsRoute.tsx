import type { ProjectCard } from '@karachi-estates/contracts/projects';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import EventRounded from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { useTitle } from '../../chrome/useTitle.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units } from '../../content/units.ts';
import { visits } from '../../content/visits.ts';
import { useVisitSlots, visitSlots } from '../../data/launches.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { projects, useProjects } from '../../data/projects.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { ProjectTrail } from '../../projects/ProjectTrail.tsx';
import { unitsPath, visitsPath } from '../../projects/paths.ts';
import { shortNameOf } from '../../projects/projectMedia.ts';
import { VisitForm } from '../../projects/VisitForm.tsx';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf, untitled } from '../../seo/pageMeta.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const fallback = await fallbackOf(context.api, [visitSlots(params.slug ?? ''), projects()]);
    return foundPage(fallback);
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export function clientLoader({ params }: { params: { slug?: string } }) {
  startReading([visitSlots(params.slug ?? ''), projects()]);
  return null;
}

const nameIn = (cards: readonly ProjectCard[] | undefined, slug: string) => {
  const card = cards?.find((each) => each.slug === slug);
  return card && shortNameOf(card);
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params }) => {
  if (!loaderData) return untitled;
  const slug = params.slug ?? '';
  const site = siteOf(matches);
  const words = contentFor(site.locale, 'visits', visits);
  const said = contentFor(site.locale, 'units', units);
  const cards = valuesOf(loaderData.fallback)[projects().key] as ProjectCard[] | undefined;
  const project = nameIn(cards, slug);
  if (!project) return [{ title: said.page.missingTitle }, { name: 'robots', content: 'noindex' }];
  const path = visitsPath(slug);
  return pageMeta({
    seo: { title: fill(words.title, { project }), description: fill(words.description, { project }) },
    path,
    site,
    structuredData: [
      breadcrumbList(site, [
        { name: said.home, path: '/' },
        { name: said.list.heading, path: '/projects' },
        { name: fill(said.page.heading, { project }), path: unitsPath(slug) },
        { name: fill(words.heading, { project }), path },
      ]),
    ],
  });
};

/** Booking a visit of a project's site, for a unit where the address names one. */
export default function VisitsRoute() {
  const words = useContent('visits', visits);
  const { page, missing } = useContent('units', units);
  const server = useLoaderData() as OneThing | null;
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: read, error, reference, retry } = useVisitSlots(server?.isMissing ? null : slug);
  const known = nameIn(useProjects().data, slug);
  const project = known ?? '';
  const isMissing = server?.isMissing || (!read && error && error.status >= 400 && error.status < 500);
  useTitle(isMissing ? page.missingTitle : known && fill(words.title, { project: known }));
  if (isMissing) {
    return <ProjectMissing words={missing} href="/projects" />;
  }
  if (!read) {
    return (
      <Section room="half">
        {error ? (
          <FailedState level={1} title={words.failed} reference={reference} onRetry={retry} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton width="40%" height="4rem" />
            <Skeleton variant="rounded" height="16rem" sx={{ mt: 3 }} />
          </div>
        )}
      </Section>
    );
  }
  return (
    <Section room="half">
      <Stack component="article" spacing={4} sx={{ '& > *': { minWidth: 0 } }}>
        <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
          <ProjectTrail steps={[{ name: fill(page.heading, { project }), path: unitsPath(slug) }]} here={words.trail} />
          <Typography variant="h2" component="h1">
            {fill(words.heading, { project })}
          </Typography>
          {read.slots.length > 0 && (
            <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
              {words.text}
            </Typography>
          )}
        </Stack>
        {read.slots.length > 0 ? (
          <Card variant="outlined" sx={{ maxWidth: '40rem' }}>
            <CardContent>
              <VisitForm slug={slug} slots={read.slots} unit={search.get('unit') ?? ''} />
            </CardContent>
          </Card>
        ) : (
          <EmptyState
            title={words.none.heading}
            icon={<EventRounded />}
            level={2}
            action={
              <Button href={unitsPath(slug)} variant="outlined">
                {words.plan}
              </Button>
            }
          >
            {words.none.text}
          </EmptyState>
        )}
      </Stack>
    </Section>
  );
}
