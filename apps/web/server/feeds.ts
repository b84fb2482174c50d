import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import { type Blog, listBlogs } from '@karachi-estates/contracts/blogs';
import { type ListingNews, listPropertyNews, PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { describeSearch } from '@karachi-estates/contracts/searches';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { localDimension } from '@karachi-estates/domain/properties/dimension';
import { valueIn } from '@karachi-estates/domain/properties/listFilters';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { alertNews } from '@karachi-estates/domain/searches/alertNews';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance } from 'fastify';
import { blogs } from '../app/content/blogs.ts';
import { feeds } from '../app/content/feeds.ts';
import { propertiesSeo } from '../app/content/propertiesSeo.ts';
import { siteName } from '../app/content/siteName.ts';
import { blogs as urduBlogs } from '../app/content/ur/blogs.ts';
import { feeds as urduFeeds } from '../app/content/ur/feeds.ts';
import { propertiesSeo as urduPropertiesSeo } from '../app/content/ur/propertiesSeo.ts';
import { CallFailed } from '../app/data/call.ts';
import { localePath } from '../app/locale/localePath.ts';
import { unordered } from '../app/properties/filters.ts';
import { inProcess } from './api.ts';
import { escaped, plain, sendXml } from './xml.ts';

const RSS = 'application/rss+xml';
/** What a feed reads of its address: filters of the list, whose order tells the purpose only, and pages nothing. */
const FEED_KEYS = Object.keys(PropertyQuery.properties).filter((name) => !['limit', 'cursor'].includes(name));
/** The newest ones alone: readers of feeds keep what they have seen. */
const BLOGS_IN_FEED = '50';
const LIST_WORDS = { en: propertiesSeo, ur: urduPropertiesSeo } as const;
const BLOG_WORDS = { en: blogs, ur: urduBlogs } as const;
const FEED_WORDS = { en: feeds, ur: urduFeeds } as const;

interface FeedItem {
  title: string;
  link: string;
  at: string;
  description: string;
  /** What tells it from all others, where that is not its address. */
  id?: string;
}

/** One entry of a feed. What people wrote is escaped. @param more elements that are XML already. */
function feedItem({ title, link, at, description, id }: FeedItem, more = ''): string {
  const parts = [
    `<title>${escaped(plain(title))}</title>`,
    `<link>${link}</link>`,
    id ? `<guid isPermaLink="false">${id}</guid>` : `<guid>${link}</guid>`,
    `<pubDate>${new Date(at).toUTCString()}</pubDate>`,
    `<description>${escaped(plain(description))}</description>`,
  ];
  return `<item>${parts.join('')}${more}</item>`;
}

interface FeedHead {
  title: string;
  /** Address of the page that has the same. */
  link: string;
  /** Address of the feed. */
  self: string;
  description: string;
  language: Locale;
}

/** A feed (RSS 2.0) of its entries. */
function feed({ title, link, self, description, language }: FeedHead, items: readonly string[]): string {
  const head = [
    `<title>${siteName}: ${escaped(title)}</title>`,
    `<link>${link}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${self}" rel="self" type="${RSS}"/>`,
  ];
  const channel = [...head, ...items].join('');
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>`;
}

/** The articles as a feed (RSS 2.0), newest first. */
function blogFeed(origin: string, locale: Locale, articles: readonly Blog[]): string {
  const home = origin + localePath(locale, '/blogs');
  const items = articles.map(({ id, title, excerpt, created_at }) => {
    const address = `${home}/${id}`;
    return feedItem({ title, link: address, at: created_at, description: excerpt });
  });
  const { heading: title, lead: description } = BLOG_WORDS[locale];
  return feed({ title, link: home, self: `${home}.rss`, description, language: locale }, items);
}

interface Homes {
  /** What the search is called. */
  title: string;
  query: string;
  news: readonly ListingNews[];
}

/**
 * What happened to the homes of a search as a feed (RSS 2.0), newest first. Each event of a home is an entry of its
 * own, the same in both languages. What people wrote is escaped.
 */
function homesFeed(origin: string, locale: Locale, { title: named, query, news }: Homes): string {
  const address = (path: string) => escaped(origin + localePath(locale, path));
  const items = news.map(({ kind, at, price_before: priceBefore, description, home }) => {
    const link = address(propertyPath(home));
    const [cover] = home.images;
    // Readers of feeds need no length, the format does.
    const picture = cover ? `<enclosure url="${origin}${cover.src}/1024.jpg" length="0" type="image/jpeg"/>` : '';
    const facts = [
      formatPrice(home, locale),
      propertyTypeLabel(home.property_type, locale),
      home.area_name_ur ?? home.area,
      home.dimension && localDimension(home.dimension, locale),
    ];
    const about = `${facts.filter(Boolean).join(' · ')}\n${description}`;
    // A title may be corrected and with it the address; what happened stays the same.
    const id = `${origin}/#${home.property_id}-${kind}-${Date.parse(at)}`;
    const title = `${alertNews({ kind, priceBefore }, locale)}: ${home.title}`;
    return feedItem({ title, link, at, description: about, id }, picture);
  });
  const search = query ? `?${query}` : '';
  const [link, self] = [address(`/properties${search}`), address(`/properties.rss${search}`)];
  const { lead } = FEED_WORDS[locale].homes;
  return feed({ title: named, link, self, description: lead, language: locale }, items);
}

/**
 * `/blogs.rss`, the articles; and `/properties.rss`, what happened to the listings of any search, with the
 * filters of the list.
 */
export function serveFeeds(app: FastifyInstance, origin: string): void {
  for (const locale of locales) {
    app.get(localePath(locale, '/blogs.rss'), HIDDEN, async (request, reply) => {
      const { data } = await inProcess(app, request.ip, { locale })(listBlogs, { query: { limit: BLOGS_IN_FEED } });
      return sendXml(request, reply, blogFeed(origin, locale, data), RSS);
    });

    app.get(localePath(locale, '/properties.rss'), HIDDEN, async (request, reply) => {
      const typed = new URLSearchParams(request.url.split('?')[1]);
      const given = FEED_KEYS.flatMap((name) => {
        const value = valueIn(typed, name);
        return value ? [[name, value] as const] : [];
      });
      const read = inProcess(app, request.ip, { locale });
      try {
        const filters = unordered(Object.fromEntries(given));
        const asked = { query: filters };
        const { data: news } = await read(listPropertyNews, asked);
        const { data: search } = await read(describeSearch, asked);
        const title = search.query ? search.name : LIST_WORDS[locale].heading;
        const query = new URLSearchParams(Object.entries(filters)).toString();
        return await sendXml(request, reply, homesFeed(origin, locale, { title, query, news }), RSS);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return reply.code(error.status).type('text/plain; charset=utf-8').send(error.message);
      }
    });
  }
}
