import type { AreaPart } from '@karachi-estates/contracts/areas';
import { LONGEST_SEARCH } from '@karachi-estates/domain/search/longest';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLocation } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { contentFor } from '../../content/contentFor.ts';
import { propertiesSeo } from '../../content/propertiesSeo.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { areaParts, areas, nearbyAreas } from '../../data/areas.ts';
import { call, isRefusal } from '../../data/call.ts';
import { type PropertyPage, propertyPage, propertyPages, waysOn } from '../../data/properties.ts';
import { type Caller, fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { understoodSearch } from '../../data/search.ts';
import { startReading } from '../../data/useApi.ts';
import { findAreas, queryOf, readFilters, searchAt, searchPath, unordered, without } from '../../properties/filters.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { addressOf, pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { chosenOf, type Loaded, nearbyKey } from './loaded.ts';
import { problemOf } from './problem.ts';
import { searchHead } from './searchHead.ts';

const areasOf = async (caller: Caller, filter: string | undefined) =>
  filter ? findAreas(await areas().from(caller), filter) : [];

async function partsOf(caller: Caller, { area, part }: { area?: string; part?: string }): Promise<AreaPart[]> {
  return area && part ? chosenOf(await areaParts(area).from(caller), part) : [];
}

/** Where words lead that a person typed. Who opens a list by its filters needs none of this code. */
const typedSearch = () => import('../../properties/typedSearch.ts');

async function pathOfTyped(caller: Caller, typed: string, search: URLSearchParams): Promise<string> {
  return (await typedSearch()).pathOfTyped(caller, typed, search);
}

/** Redirects to the same search with its places resolved. Links have them; this is for what was typed. */
async function redirectToResolved(caller: Caller, search: URLSearchParams): Promise<void> {
  const path = await (await typedSearch()).redirectPath(caller, readFilters(search));
  if (path) throw redirect(path);
}

const typedIn = (search: URLSearchParams) => search.get('q')?.trim().slice(0, LONGEST_SEARCH);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const typed = typedIn(search);
  if (typed) throw redirect(await pathOfTyped(context.api, typed, search));
  const query = queryOf(search);
  const said = search.get('said')?.slice(0, LONGEST_SEARCH);
  const areas = await areasOf(context.api, query.area);
  const parts = await partsOf(context.api, query);
  const isResolved = areas.length > 0 || !query.area;
  if (!isResolved || parts.length < (query.part?.split(',').length ?? 0)) await redirectToResolved(context.api, search);
  const head = searchHead(readFilters(search), { areas, parts }, context.locale);
  const notes = [
    ...(said ? [understoodSearch(said)] : []),
    ...(areas.length > 0 && !query.cursor ? [nearbyAreas(nearbyKey(areas))] : []),
  ];
  try {
    const list = propertyPage(query);
    const fallback = await fallbackOf(context.api, [list, ...notes]);
    const read = valuesOf(fallback);
    if (query.cursor || (read[list.key] as PropertyPage).items.length > 0)
      return data<Loaded>({ fallback, areas, parts, head });
    // The list was read; without the advice it is still whole.
    const advice = await fallbackOf(context.api, [waysOn(query)]).catch(() => nothingRead);
    return data<Loaded>({ fallback: JSON.stringify({ ...read, ...valuesOf(advice) }), areas, parts, head });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem = problemOf(error);
    return data<Loaded>({ fallback: nothingRead, areas, parts, head, problem }, { status: error.status });
  }
}

export async function clientLoader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const typed = typedIn(search);
  if (typed) throw redirect(await pathOfTyped(call, typed, search));
  const { area, part } = queryOf(search);
  if (area ? /[^\d,]/.test(area) : part) await redirectToResolved(call, search);
  startReading([propertyPages(queryOf(search), [])]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches }) => {
  const site = siteOf(matches);
  const about = contentFor(site.locale, 'propertiesSeo', propertiesSeo);
  const filters = readFilters(new URLSearchParams(location.search));
  const { areas = [], head = about } = loaderData ?? {};
  // The one city and the unit of sizes make no other page, nor does another name of an area.
  const asked = without(unordered(filters), 'view', 'box', 'shapes', 'city', 'unit');
  const path = searchPath(areas.length > 0 ? { ...asked, area: nearbyKey(areas) } : asked);
  const trail = [
    { name: contentFor(site.locale, 'pageNames', pageNames).home, path: '/' },
    { name: about.heading, path: '/properties' },
  ];
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: head.feed,
    href: addressOf(site, searchAt('/properties.rss', filters)),
  };
  return [...pageMeta({ seo: head, path, site, structuredData: [breadcrumbList(site, trail)] }), feed];
};

const loadPage = () => import('./PropertiesPage.tsx');
const PropertiesPage = laterComponent(loadPage);

/** Property Deals. */
export default function PropertiesRoute() {
  const isMap = new URLSearchParams(useLocation().search).get('view') === 'map';
  return (
    <LaterPart isScreen atOnce={isMap}>
      <PropertiesPage />
    </LaterPart>
  );
}
