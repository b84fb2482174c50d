import type { ProjectUnits } from '@karachi-estates/contracts/projects';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units } from '../../content/units.ts';
import { isRefusal } from '../../data/call.ts';
import { projects, projectUnits, useProjectUnits } from '../../data/projects.ts';
import { type Fallback, fallbackOf, nothingRead, optional, valuesOf } from '../../data/reading.ts';
import { resaleOf } from '../../data/resale.ts';
import { startReading } from '../../data/useApi.ts';
import { localePath } from '../../locale/localePath.ts';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { slugOf, unitsPath } from '../../projects/paths.ts';
import { shortNameOf } from '../../projects/projectMedia.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { UnitsPage } from './UnitsPage.tsx';

/** What the server read: the project with its units, or that there is none. */
type Loaded = { fallback: Fallback; isMissing: boolean };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const { pathname, search } = new URL(request.url);
  const path = localePath(context.locale, unitsPath(slug));
  // A project with an address of its own has it alone.
  if (pathname !== path) return redirect(path + search, 301);
  try {
    const readings = [projectUnits(slug), optional(projects()), optional(resaleOf(slug))];
    return data<Loaded>({ fallback: await fallbackOf(context.api, readings), isMissing: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data<Loaded>({ fallback: nothingRead, isMissing: true }, { status: 404 });
  }
}

export function clientLoader({ params }: { params: { slug?: string } }) {
  startReading([projectUnits(slugOf(params)), projects()]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params }) => {
  const slug = slugOf(params);
  const site = siteOf(matches);
  const words = contentFor(site.locale, 'units', units);
  const read = loaderData && (valuesOf(loaderData.fallback)[projectUnits(slug).key] as ProjectUnits | undefined);
  if (!read) return [{ title: words.page.missingTitle }, { name: 'robots', content: 'noindex' }];
  const project = shortNameOf(read.project);
  const path = unitsPath(slug);
  return pageMeta({
    seo: { title: fill(words.page.title, { project }), description: fill(words.page.description, { project }) },
    path,
    site,
    structuredData: [
      breadcrumbList(site, [
        { name: words.home, path: '/' },
        { name: words.list.heading, path: '/projects' },
        { name: fill(words.page.heading, { project }), path },
      ]),
    ],
  });
};

/** The units of a project: from the plan of its site to a floor and to a unit, or as a list with filters. */
export default function UnitsRoute() {
  const words = useContent('units', units);
  const server = useLoaderData() as Loaded | null;
  const slug = slugOf(useParams());
  const { data: read, error, reference, retry } = useProjectUnits(server?.isMissing ? null : slug);
  const title = read && fill(words.page.title, { project: shortNameOf(read.project) });

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  if (server?.isMissing || (!read && error && error.status >= 400 && error.status < 500)) {
    return <ProjectMissing words={words.missing} href="/projects" />;
  }
  return (
    <Section room="half">
      {read ? (
        <UnitsPage read={read} />
      ) : error ? (
        <FailedState level={1} title={words.list.failed.heading} reference={reference} onRetry={retry} />
      ) : (
        <div role="status" aria-label={words.list.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton width="80%" />
          <Skeleton variant="rounded" height="20rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}
