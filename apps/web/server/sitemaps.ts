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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSeo } from '../app/content/pageSeo.ts';
import { seo } from '../app/content/seo.ts';
import { localePath } from '../app/locale/localePath.ts';
import { unitPath, unitsPath } from '../app/projects/paths.ts';
import { screens } from '../app/routes.ts';
import { inProcess } from './api.ts';
import { HIDDEN } from './hidden.ts';
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

/** Sends the addresses of pages in every language. */
function urlSender(origin: string) {
  return (request: FastifyRequest, reply: FastifyReply, entries: readonly Entry[]) => {
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
    return sendXml(request, reply, `<urlset ${namespace} ${alternates} ${pictures}>${urls.join('')}</urlset>`);
  };
}

type SendUrls = ReturnType<typeof urlSender>;

/** `/sitemap.xml`, which names all the others. */
function serveIndex(app: FastifyInstance, origin: string): void {
  app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
    const { data } = await inProcess(app, request.ip)(listPropertyAddresses, { query: {} });
    const { data: sellers } = await inProcess(app, request.ip)(listSellerAddresses, { query: {} });
    const numbered = (name: string, pages: number) =>
      Array.from({ length: pages }, (_, index) => `${name}-${index + 1}`);
    const parts = [
      'pages',
      'areas',
      'blogs',
      'projects',
      ...numbered('properties', data.pages),
      ...numbered('sellers', sellers.pages),
    ];
    const entries = parts.map((part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`);
    return sendXml(request, reply, `<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`);
  });
}

/** The areas with listings, and those of their parts that have some: a page without has nothing to be found for. */
async function areaEntries(read: ReturnType<typeof inProcess>): Promise<Entry[]> {
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

/** Maps of one file each: pages with fixed words, areas, articles and projects. */
function serveSingleMaps(app: FastifyInstance, sendUrls: SendUrls): void {
  app.get('/sitemap-pages.xml', HIDDEN, (request, reply) => sendUrls(request, reply, fixedPages()));

  app.get('/sitemap-areas.xml', HIDDEN, async (request, reply) => {
    return sendUrls(request, reply, await areaEntries(inProcess(app, request.ip)));
  });

  app.get('/sitemap-blogs.xml', HIDDEN, async (request, reply) => {
    const { data } = await inProcess(app, request.ip)(listBlogs, {});
    return sendUrls(
      request,
      reply,
      data.map(({ id, created_at }) => ({ path: `/blogs/${id}`, changed: created_at })),
    );
  });

  app.get('/sitemap-projects.xml', HIDDEN, async (request, reply) => {
    const read = inProcess(app, request.ip);
    const { data: projects } = await read(listProjects, {});
    const entries = projects.map(async ({ slug }) => {
      const { data } = await read(listUnits, { params: { slug } });
      // What is sold has nothing to be found for.
      const free = data.units.filter(({ state }) => state === 'available');
      return [{ path: unitsPath(slug) }, ...free.map(({ number }) => ({ path: unitPath(slug, number) }))];
    });
    return sendUrls(request, reply, (await Promise.all(entries)).flat());
  });
}

/** The file after the last one; the first of a kind is there, be it empty. */
const isNoFile = (page: string, items: readonly unknown[]) => items.length === 0 && page !== '1';

/** Maps that are cut into numbered files, since they grow: listings and sellers. */
function serveNumberedMaps(app: FastifyInstance, sendUrls: SendUrls): void {
  app.get<{ Params: { page: string } }>(
    '/sitemap-properties-:page(^[1-9][0-9]{0,5}$).xml',
    HIDDEN,
    async (request, reply) => {
      const { data } = await inProcess(app, request.ip)(listPropertyAddresses, {
        query: { page: request.params.page },
      });
      if (isNoFile(request.params.page, data.items)) return reply.callNotFound();
      return sendUrls(
        request,
        reply,
        data.items.map((each) => ({ path: propertyPath(each), changed: each.updated_at, picture: each.picture })),
      );
    },
  );

  app.get<{ Params: { page: string } }>(
    '/sitemap-sellers-:page(^[1-9][0-9]{0,5}$).xml',
    HIDDEN,
    async (request, reply) => {
      const { data } = await inProcess(app, request.ip)(listSellerAddresses, { query: { page: request.params.page } });
      if (isNoFile(request.params.page, data.items)) return reply.callNotFound();
      return sendUrls(
        request,
        reply,
        data.items.map(({ seller_id: id, name }) => ({ path: sellerPath({ id, name }) })),
      );
    },
  );
}

/**
 * `/sitemap.xml`, an index of `/sitemap-pages.xml`, `/sitemap-areas.xml`, `/sitemap-blogs.xml`, `/sitemap-projects.xml`
 * (units that are available), of `/sitemap-properties-{n}.xml` with at most 5,000 listings and their first photos each,
 * and of `/sitemap-sellers-{n}.xml`.
 */
export function serveSitemaps(app: FastifyInstance, origin: string): void {
  const sendUrls = urlSender(origin);
  serveIndex(app, origin);
  serveSingleMaps(app, sendUrls);
  serveNumberedMaps(app, sendUrls);
}
