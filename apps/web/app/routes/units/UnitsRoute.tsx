import type { ProjectUnits } from '@karachi-estates/contracts/projects';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { useTitle } from '../../chrome/useTitle.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units } from '../../content/units.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { projects, projectUnits, useProjectUnits } from '../../data/projects.ts';
import { fallbackOf, optional, valuesOf } from '../../data/reading.ts';
import { resaleOf } from '../../data/resale.ts';
import { startReading } from '../../data/useApi.ts';
import { localePath } from '../../locale/localePath.ts';
import { slugOf, unitsPath } from '../../projects/paths.ts';
import { shortNameOf } from '../../projects/projectMedia.ts';
import { useTakeOverWithNews } from '../../projects/useTakeOverWithNews.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf, untitled } from '../../seo/pageMeta.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const { pathname, search } = new URL(request.url);
  const path = unitsPath(slug);
  // A project with an address of its own has it alone. The router puts the language before where it redirects to.
  if (pathname !== localePath(context.locale, path)) return redirect(path + search, 301);
  try {
    const readings = [projectUnits(slug), optional(projects()), optional(resaleOf(slug))];
    return foundPage(await fallbackOf(context.api, readings));
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export async function clientLoader({ params }: { params: { slug?: string } }) {
  startReading([projectUnits(slugOf(params)), projects()]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params }) => {
  if (!loaderData) return untitled;
  const slug = slugOf(params);
  const site = siteOf(matches);
  const words = contentFor(site.locale, 'units', units);
  const read = valuesOf(loaderData.fallback)[projectUnits(slug).key] as ProjectUnits | undefined;
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

const loadPage = () => import('./UnitsPage.tsx');
const UnitsPage = laterComponent(loadPage);

/** The units of a project: from the plan of its site to a floor and to a unit, or as a list with filters. */
export default function UnitsRoute() {
  const words = useContent('units', units);
  const server = useLoaderData() as OneThing | null;
  const slug = slugOf(useParams());
  const { data: read, error, reference, retry } = useProjectUnits(server?.isMissing ? null : slug);
  const title = read && fill(words.page.title, { project: shortNameOf(read.project) });
  useTakeOverWithNews(read);

  const isRefused = !read && error && error.status >= 400 && error.status < 500;
  const isMissing = server?.isMissing || Boolean(isRefused);
  useTitle(isMissing ? words.page.missingTitle : title);
  return (
    <LaterPart>
      <UnitsPage slug={slug} read={read} isMissing={isMissing} failed={error && { reference, retry }} />
    </LaterPart>
  );
}
