import { getAreaProfile, listAreaParts, listAreaSummaries } from '@karachi-estates/contracts/areas';
import { type Blog, listBlogs } from '@karachi-estates/contracts/blogs';
import { listProjects, listUnits } from '@karachi-estates/contracts/projects';
import {
  listProperties,
  listPropertyAddresses,
  type Property,
  PropertyQuery,
} from '@karachi-estates/contracts/properties';
import { listSellerAddresses } from '@karachi-estates/contracts/sellers';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { areaPath, partPath } from '@karachi-estates/domain/areas/address';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { MOST_AREAS } from '@karachi-estates/domain/properties/listFilters';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { blogs } from '../app/content/blogs.ts';
import type { PageSeo } from '../app/content/pageSeo.ts';
import { properties } from '../app/content/properties.ts';
import { seo } from '../app/content/seo.ts';
import { siteName } from '../app/content/siteName.ts';
import { blogs as urduBlogs } from '../app/content/ur/blogs.ts';
import { properties as urduProperties } from '../app/content/ur/properties.ts';
import { CallFailed } from '../app/data/call.ts';
import { localePath } from '../app/locale/localePath.ts';
import { unitPath, unitsPath } from '../app/projects/paths.ts';
import { screens } from '../app/routes.ts';
import { inProcess } from './api.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictures = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** The filters of a feed: those of the list, which is always the newest homes. */
const FEED_KEYS = Object.keys(PropertyQuery.properties).filter((name) => !['sort', 'limit', 'cursor'].includes(name));
const LIST_WORDS = { en: properties, ur: urduProperties } as const;
const BLOG_WORDS = { en: blogs, ur: urduBlogs } as const;
const FEED_HOMES = '30';
/** XML allows no control characters but the ends of lines. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, ' ');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Entry {
  path: string;
  changed?: string;
  /** Path of the picture that the page is about. */
  picture?: string | null;
}

/** The articles as a feed (RSS 2.0), newest first. */
function blogFeed(origin: string, locale: Locale, articles: readonly Blog[]): string {
  const words = BLOG_WORDS[locale];
  const home = origin + localePath(locale, '/blogs');
  const items = articles.map(({ id, title, excerpt, created_at }) => {
    const address = `${home}/${id}`;
    return `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(created_at).toUTCString()}</pubDate><description>${escaped(excerpt)}</description></item>`;
  });
  const about = `<title>${siteName}: ${escaped(words.heading)}</title><link>${home}</link><description>${escaped(words.lead)}</description><language>${locale}</language>`;
  const self = `<atom:link href="${home}.rss" rel="self" type="application/rss+xml"/>`;
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${about}${self}${items.join('')}</channel></rss>`;
}

/** The homes of a search as a feed (RSS 2.0), newest first. What people wrote is escaped. */
function homesFeed(origin: string, locale: Locale, query: string, homes: readonly Property[]): string {
  const words = LIST_WORDS[locale].list;
  const address = (path: string) => escaped(origin + localePath(locale, path));
  const items = homes.map((home) => {
    const link = address(propertyPath(home));
    const [cover] = home.images;
    // Readers of feeds need no length, the format does.
    const picture = cover ? `<enclosure url="${origin}${cover.src}/1024.jpg" length="0" type="image/jpeg"/>` : '';
    const facts = [
      formatPrice(home, locale),
      propertyTypeLabel(home.property_type, locale),
      home.area_name_ur ?? home.area,
      home.dimension,
    ];
    const about = `${facts.filter(Boolean).join(' · ')}\n${home.description}`;
    return `<item><title>${escaped(plain(home.title))}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(home.created_at).toUTCString()}</pubDate><description>${escaped(plain(about))}</description>${picture}</item>`;
  });
  const search = query ? `?${query}` : '';
  const about = `<title>${siteName}: ${escaped(words.heading)}</title><link>${address(`/properties${search}`)}</link><description>${escaped(words.feed)}</description><language>${locale}</language>`;
  const self = `<atom:link href="${address(`/properties.rss${search}`)}" rel="self" type="application/rss+xml"/>`;
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${about}${self}${items.join('')}</channel></rss>`;
}

/** The pages with fixed words that a search engine may show, each under its own address only. */
function fixedPages(): Entry[] {
  const words: Readonly<Record<string, PageSeo>> = seo;
  return screens
    .map(({ path }) => ({ path, about: words[path] }))
    .filter(({ about }) => about && about.index !== false && about.canonical === undefined)
    .map(({ path }) => ({ path }));
}

/**
 * What programs ask for: `/robots.txt`; `/sitemap.xml`, an index of `/sitemap-pages.xml`, `/sitemap-areas.xml`,
 * `/sitemap-blogs.xml`, `/sitemap-projects.xml` (units that are available), of `/sitemap-properties-{n}.xml` with at most 5,000 listings and their first photos each, and
 * of `/sitemap-sellers-{n}.xml`; `/blogs.rss`, the feed of the articles; and `/properties.rss`, the newest listings of
 * any search, which takes the filters of the list.
 */
export function serveCrawlers(app: FastifyInstance, origin: string): void {
  const options = { schema: { hide: true } };

  function sendXml(reply: FastifyReply, body: string, type = 'application/xml') {
    return reply
      .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, no-cache' })
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);
  }

  function sendUrls(reply: FastifyReply, entries: readonly Entry[]) {
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
    return sendXml(reply, `<urlset ${namespace} ${alternates} ${pictures}>${urls.join('')}</urlset>`);
  }

  app.get('/robots.txt', options, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...locales.flatMap((locale) =>
            ['/profile', '/my-orders', '/insights', '/my-propert', '/seller-post-', '/saved-searches'].map(
              (path) => `Disallow: ${localePath(locale, path)}`,
            ),
          ),
          'Disallow: /*cursor=',
          'Allow: /',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', options, async (request, reply) => {
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
    return sendXml(reply, `<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`);
  });

  app.get('/sitemap-pages.xml', options, (_, reply) => sendUrls(reply, fixedPages()));

  app.get('/sitemap-areas.xml', options, async (request, reply) => {
    const read = inProcess(app, request.ip);
    const { data } = await read(listAreaSummaries, {});
    // A page without listings has nothing to be found for.
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
    return sendUrls(reply, (await Promise.all(entries)).flat());
  });

  app.get('/sitemap-blogs.xml', options, async (request, reply) => {
    const { data } = await inProcess(app, request.ip)(listBlogs, {});
    return sendUrls(
      reply,
      data.map(({ id, created_at }) => ({ path: `/blogs/${id}`, changed: created_at })),
    );
  });

  app.get('/sitemap-projects.xml', options, async (request, reply) => {
    const read = inProcess(app, request.ip);
    const { data: projects } = await read(listProjects, {});
    const entries = projects.map(async ({ slug }) => {
      const { data } = await read(listUnits, { params: { slug } });
      // What is sold has nothing to be found for.
      const free = data.units.filter(({ state }) => state === 'available');
      return [{ path: unitsPath(slug) }, ...free.map(({ number }) => ({ path: unitPath(slug, number) }))];
    });
    return sendUrls(reply, (await Promise.all(entries)).flat());
  });

  for (const locale of locales) {
    app.get(localePath(locale, '/blogs.rss'), options, async (request, reply) => {
      const { data } = await inProcess(app, request.ip, undefined, locale)(listBlogs, {});
      return sendXml(reply, blogFeed(origin, locale, data), 'application/rss+xml');
    });

    app.get<{ Querystring: Record<string, unknown> }>(
      localePath(locale, '/properties.rss'),
      options,
      async (request, reply) => {
        const given = FEED_KEYS.flatMap((name) => {
          const value = request.query[name];
          return typeof value === 'string' && value ? [[name, value] as const] : [];
        });
        const read = inProcess(app, request.ip, undefined, locale);
        try {
          const { data } = await read(listProperties, { query: { ...Object.fromEntries(given), limit: FEED_HOMES } });
          const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
          return await sendXml(reply, homesFeed(origin, locale, query, data), 'application/rss+xml');
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          return reply.code(error.status).type('text/plain; charset=utf-8').send(error.message);
        }
      },
    );
  }

  app.get<{ Params: { page: string } }>(
    '/sitemap-properties-:page(^[1-9][0-9]{0,5}$).xml',
    options,
    async (request, reply) => {
      const { data } = await inProcess(app, request.ip)(listPropertyAddresses, {
        query: { page: request.params.page },
      });
      return sendUrls(
        reply,
        data.items.map((each) => ({ path: propertyPath(each), changed: each.updated_at, picture: each.picture })),
      );
    },
  );

  app.get<{ Params: { page: string } }>(
    '/sitemap-sellers-:page(^[1-9][0-9]{0,5}$).xml',
    options,
    async (request, reply) => {
      const { data } = await inProcess(app, request.ip)(listSellerAddresses, { query: { page: request.params.page } });
      return sendUrls(
        reply,
        data.items.map(({ seller_id: id, name }) => ({ path: sellerPath({ id, name }) })),
      );
    },
  );
}
