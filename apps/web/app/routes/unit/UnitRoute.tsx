import type { ProjectUnits, UnitDetail } from '@karachi-estates/contracts/projects';
import { unitData } from '@karachi-estates/domain/projects/unitData';
import { formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { useTitle } from '../../chrome/useTitle.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units } from '../../content/units.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { projectUnit, projectUnits, useProjectUnit, useProjectUnits } from '../../data/projects.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { localePath } from '../../locale/localePath.ts';
import { slugOf, unitPath, unitsPath } from '../../projects/paths.ts';
import { shortNameOf } from '../../projects/projectMedia.ts';
import { useTakeOverWithNews } from '../../projects/useTakeOverWithNews.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { addressOf, pageMeta, siteOf, untitled } from '../../seo/pageMeta.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const { number = '' } = params;
  try {
    const fallback = await fallbackOf(context.api, [projectUnits(slug), projectUnit(slug, number)]);
    const unit = valuesOf(fallback)[projectUnit(slug, number).key] as UnitDetail;
    const { pathname, search } = new URL(request.url);
    // One address for each unit, however its number or its project were written.
    const path = unitPath(slug, unit.number);
    if (pathname !== localePath(context.locale, path)) return redirect(path + search, 301);
    return foundPage(fallback);
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export async function clientLoader({ params }: { params: { slug?: string; number?: string } }) {
  const slug = slugOf(params);
  startReading([projectUnits(slug), projectUnit(slug, params.number ?? '')]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params }) => {
  if (!loaderData) return untitled;
  const slug = slugOf(params);
  const site = siteOf(matches);
  const words = contentFor(site.locale, 'units', units);
  const values = valuesOf(loaderData.fallback);
  const read = values[projectUnits(slug).key] as ProjectUnits | undefined;
  const unit = values[projectUnit(slug, params.number ?? '').key] as UnitDetail | undefined;
  if (!read || !unit) return [{ title: words.unit.missingTitle }, { name: 'robots', content: 'noindex' }];
  const { project } = read;
  const short = shortNameOf(project);
  const type = project.types.find(({ id }) => id === unit.type);
  const said = {
    unit: unit.number,
    project: short,
    type: type?.name ?? unit.type,
    area: formatAreaSize({ sqft: unit.covered_sq_ft }, site.locale),
  };
  const path = unitPath(slug, unit.number);
  const trail = [
    { name: words.home, path: '/' },
    { name: words.list.heading, path: '/projects' },
    { name: fill(words.page.heading, { project: short }), path: unitsPath(slug) },
    { name: fill(words.unit.heading, said), path },
  ];
  return pageMeta({
    seo: { title: fill(words.unit.title, said), description: fill(words.unit.description, said) },
    path,
    site,
    structuredData: [breadcrumbList(site, trail), unitData({ project, unit, url: addressOf(site, path) })],
  });
};

const loadPage = () => import('./UnitPage.tsx');
const UnitPage = laterComponent(loadPage);

/** One unit of a project: its plan, areas, price, what is due when, and holding it. */
export default function UnitRoute() {
  const words = useContent('units', units);
  const server = useLoaderData() as OneThing | null;
  const params = useParams();
  const slug = slugOf(params);
  const number = server?.isMissing ? null : (params.number ?? null);
  const project = useProjectUnits(number === null ? null : slug);
  const unit = useProjectUnit(slug, number);
  const read = project.data;
  const title =
    read && unit.data && fill(words.unit.title, { unit: unit.data.number, project: shortNameOf(read.project) });
  const failed = project.error ?? unit.error;

  useTakeOverWithNews(read);

  const isReady = read !== undefined && unit.data !== undefined;
  const isRefused = !isReady && failed && failed.status >= 400 && failed.status < 500;
  const isMissing = server?.isMissing || Boolean(isRefused);
  useTitle(isMissing ? words.unit.missingTitle : title);
  return (
    <LaterPart>
      <UnitPage
        slug={slug}
        read={read}
        unit={unit.data}
        isMissing={isMissing}
        failed={
          failed && {
            reference: project.reference ?? unit.reference,
            retry: () => {
              project.retry();
              unit.retry();
            },
          }
        }
      />
    </LaterPart>
  );
}
