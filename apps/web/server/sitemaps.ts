import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import { getAreaProfile, listAreaParts, listAreaSummaries } from '@karachi-estates/contracts/areas';
import { listBlogs } from '@karachi-estates/contracts/blogs';
import { listProjects, listUnits } from '@karachi-estates/contracts/projects';
import { listPropertyAddresses } from '@karachi-estates/contracts/properties';
import { listSellerAddresses } from '@karachi-estates/contracts/sellers';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { areaPath, partPath } from '@karachi-estates/domain/areas/address';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { MOST_AREAS } from '@karachi-estates/domain/properties/listFilters';
import { locales } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance } from 'fastify';
import type { PageSeo } from '../app/content/pageSeo.ts';
import { seo } from '../app/content/seo.ts';
import { nextCursor } from '../app/data/properties.ts';
import { localePath } from '../app/locale/localePath.ts';
import { unitPath, unitsPath } from '../app/projects/paths.ts';
import { screens } from '../app/routes.ts';
import { type Caller, inProcess } from './api.ts';
import { escaped, sendXml } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictures = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Entry {
  path: string;
  changed?: string;
  /** Path of the picture that the page is about. */
  picture?: string | null;
}

/** The pages with fixed words that a search engine may show, each under its own address only. */
function fixedPages(): Entry[] {
  const words: Readonly<Record<string, PageSeo>> = seo;
  return screens
    .map(({ path }) => ({ path, about: words[path] }))
    .filter(({ about }) => about && about.index !== false && about.canonical === undefined)
    .map(({ path }) => ({ path }));
}

/** The addresses of pages in every language. */
function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, changed, picture }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const addresses = locales.map((locale) => ({ locale, address: escaped(origin + localePath(locale, path)) }));
    // Each language is a page of its own, and each names all of them.
    const links = addresses.map(
      ({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
    );
    const image = picture ? `<image:image><image:loc>${escaped(origin + picture)}</image:loc></image:image>` : '';
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${links.join('')}${image}</url>`);
  });
  return `<urlset ${namespace} ${alternates} ${pictures}>${urls.join('')}</urlset>`;
}

/** The areas with listings, and those of their parts that have some: a page without has nothing to be found for. */
async function areaEntries(read: Caller): Promise<Entry[]> {
  const { data } = await read(listAreaSummaries, {});
  const areas = data.filter(({ listings }) => listings > 0);
  const withParts = new Set<number>();
  for (let at = 0; at < areas.length; at += MOST_AREAS) {
    const ids = areas.slice(at, at + MOST_AREAS).map(({ id }) => id);
    const { data: parts } = await read(listAreaParts, { query: { area: ids.join() } });
    for (const { area_id } of parts) withParts.add(area_id);
  }
  const entries = areas.map(async (area) => {
    if (!withParts.has(area.id)) return [{ path: areaPath(area) }];
    const { data: profile } = await read(getAreaProfile, { params: { area: area.slug } });
    const parts = profile.parts.filter(({ listings }) => listings > 0);
    return [{ path: areaPath(area) }, ...parts.map((part) => ({ path: partPath(area, part) }))];
  });
  return (await Promise.all(entries)).flat();
}

/** Articles come with their texts, each of which is made clean: few at a time, so that nobody waits for them. */
const BLOGS_AT_ONCE = '100';

async function blogEntries(read: Caller): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const { data, header } = await read(listBlogs, { query: { limit: BLOGS_AT_ONCE, ...(cursor && { cursor }) } });
    entries.push(...data.map(({ id, created_at }) => ({ path: `/blogs/${id}`, changed: created_at })));
    cursor = nextCursor(header('link')) ?? undefined;
  } while (cursor);
  return entries;
}

async function projectEntries(read: Caller): Promise<Entry[]> {
  const { data: projects } = await read(listProjects, {});
  const entries = projects.map(async ({ slug }) => {
    const { data } = await read(listUnits, { params: { slug } });
    // What is sold has nothing to be found for.
    const free = data.units.filter(({ state }) => state === 'available');
    return [{ path: unitsPath(slug) }, ...free.map(({ number }) => ({ path: unitPath(slug, number) }))];
  });
  return (await Promise.all(entries)).flat();
}

async function propertyEntries(read: Caller, page: string): Promise<Entry[]> {
  const { data } = await read(listPropertyAddresses, { query: { page } });
  return data.items.map((each) => ({ path: propertyPath(each), changed: each.updated_at, picture: each.picture }));
}

async function sellerEntries(read: Caller, page: string): Promise<Entry[]> {
  const { data } = await read(listSellerAddresses, { query: { page } });
  return data.items.map(({ seller_id: id, name }) => ({ path: sellerPath({ id, name }) }));
}

/** Maps of one file each. */
const SINGLE: Readonly<Record<string, (read: Caller) => Entry[] | Promise<Entry[]>>> = {
  pages: fixedPages,
  areas: areaEntries,
  blogs: blogEntries,
  projects: projectEntries,
};

/** Maps that are cut into numbered files, since they grow. */
const NUMBERED = { properties: propertyEntries, sellers: sellerEntries };

/** The names of all maps. */
async function mapNames(read: Caller): Promise<string[]> {
  const { data: properties } = await read(listPropertyAddresses, { query: {} });
  const { data: sellers } = await read(listSellerAddresses, { query: {} });
  const numbered = (name: keyof typeof NUMBERED, pages: number) =>
    Array.from({ length: pages }, (_, index) => `${name}-${index + 1}`);
  return [...Object.keys(SINGLE), ...numbered('properties', properties.pages), ...numbered('sellers', sellers.pages)];
}

/**
 * `/sitemap.xml`, an index of `/sitemap-pages.xml`, `/sitemap-areas.xml`, `/sitemap-blogs.xml`, `/sitemap-projects.xml`
 * (units that are available), of `/sitemap-properties-{n}.xml` with at most 5,000 listings and their first photos each,
 * and of `/sitemap-sellers-{n}.xml`.
 */
export function serveSitemaps(app: FastifyInstance, origin: string): void {
  app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
    const names = await mapNames(inProcess(app, request.ip));
    const maps = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return sendXml(request, reply, `<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`);
  });

  for (const [name, entriesOf] of Object.entries(SINGLE)) {
    app.get(`/sitemap-${name}.xml`, HIDDEN, async (request, reply) =>
      sendXml(request, reply, urlSet(origin, await entriesOf(inProcess(app, request.ip)))),
    );
  }

  for (const [name, entriesOf] of Object.entries(NUMBERED)) {
    const address = `/sitemap-${name}-:page(^[1-9][0-9]{0,5}$).xml`;
    app.get<{ Params: { page: string } }>(address, HIDDEN, async (request, reply) => {
      const { page } = request.params;
      const entries = await entriesOf(inProcess(app, request.ip), page);
      // The file after the last one; the first of a kind is there, be it empty.
      if (entries.length === 0 && page !== '1') return reply.callNotFound();
      return sendXml(request, reply, urlSet(origin, entries));
    });
  }
}
