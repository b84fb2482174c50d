import type { AreaPart } from '@karachi-estates/contracts/areas';
import { LONGEST_SEARCH } from '@karachi-estates/domain/search/longest';
import { data, type LoaderFunctionArgs, type MetaFunction, useLocation } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { contentFor } from '../../content/contentFor.ts';
import { propertiesSeo } from '../../content/propertiesSeo.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { areaParts, areas, nearbyAreas } from '../../data/areas.ts';
import { isRefusal } from '../../data/call.ts';
import { type PropertyPage, propertyPage, waysOn } from '../../data/properties.ts';
import { type Caller, fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { understoodSearch } from '../../data/search.ts';
import { findAreas, queryOf, readFilters } from '../../properties/filters.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { addressOf, pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { chosenOf, type Loaded, nearbyKey, type Opened } from './loaded.ts';
import { redirectToResolved, redirectTyped } from './openSearch.ts';
import { problemOf } from './problem.ts';
import { searchHead } from './searchHead.ts';
import { type SearchLinks, searchLinks } from './searchLinks.ts';

const areasOf = async (caller: Caller, filter: string | undefined) =>
  filter ? findAreas(await areas().from(caller), filter) : [];

async function partsOf(caller: Caller, { area, part }: { area?: string; part?: string }): Promise<AreaPart[]> {
  return area && part ? chosenOf(await areaParts(area).from(caller), part) : [];
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  await redirectTyped(context.api, search);
  const query = queryOf(search);
  const said = search.get('said')?.slice(0, LONGEST_SEARCH);
  const areas = await areasOf(context.api, query.area);
  const parts = await partsOf(context.api, query);
  const isResolved = areas.length > 0 || !query.area;
  if (!isResolved || parts.length < (query.part?.split(',').length ?? 0)) await redirectToResolved(context.api, search);
  const filters = readFilters(search);
  const found = {
    areas,
    parts,
    head: searchHead(filters, { areas, parts }, context.locale),
    links: searchLinks(filters, areas),
  };
  const notes = [
    ...(said ? [understoodSearch(said)] : []),
    ...(areas.length > 0 && !query.cursor ? [nearbyAreas(nearbyKey(areas))] : []),
  ];
  try {
    const list = propertyPage(query);
    const fallback = await fallbackOf(context.api, [list, ...notes]);
    const read = valuesOf(fallback);
    if (query.cursor || (read[list.key] as PropertyPage).items.length > 0) return data<Loaded>({ fallback, ...found });
    // The list was read; without the advice it is still whole.
    const advice = await fallbackOf(context.api, [waysOn(query)]).catch(() => nothingRead);
    return data<Loaded>({ fallback: JSON.stringify({ ...read, ...valuesOf(advice) }), ...found });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem = problemOf(error);
    return data<Loaded>({ fallback: nothingRead, ...found, problem }, { status: error.status });
  }
}

const loadPage = () => import('./PropertiesPage.tsx');
const PropertiesPage = laterComponent(loadPage);

// How an address is read comes with the page: until somebody touches what the server drew, neither is needed.
export async function clientLoader({ request }: { request: Request }): Promise<Opened> {
  const opening = import('./openSearch.ts').then(({ openSearch }) => openSearch(request));
  const [opened] = await Promise.all([opening, loadPage()]);
  return opened;
}

const ofAllHomes: SearchLinks = { path: '/properties', feedPath: '/properties.rss' };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const about = contentFor(site.locale, 'propertiesSeo', propertiesSeo);
  const { head = about, links = ofAllHomes } = loaderData ?? {};
  const trail = [
    { name: contentFor(site.locale, 'pageNames', pageNames).home, path: '/' },
    { name: about.heading, path: '/properties' },
  ];
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: head.feed,
    href: addressOf(site, links.feedPath),
  };
  return [...pageMeta({ seo: head, path: links.path, site, structuredData: [breadcrumbList(site, trail)] }), feed];
};

/** Property Deals. */
export default function PropertiesRoute() {
  const isMap = new URLSearchParams(useLocation().search).get('view') === 'map';
  return (
    <LaterPart isScreen atOnce={isMap}>
      <PropertiesPage />
    </LaterPart>
  );
}
