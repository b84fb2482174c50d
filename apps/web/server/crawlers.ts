import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import { locales } from '@karachi-estates/domain/words/locale';
import type { FastifyInstance } from 'fastify';
import { localePath } from '../app/locale/localePath.ts';
import { serveFeeds } from './feeds.ts';
import { serveSitemaps } from './sitemaps.ts';

/** Pages of an account, by how their addresses begin. */
const ACCOUNT_PAGES = [
  '/profile',
  '/my-orders',
  '/support',
  '/insights',
  '/my-propert',
  '/my-viewings',
  '/viewing',
  '/seller-post-',
  '/saved-searches',
];

/** What programs ask for: `/robots.txt`, the sitemaps and the feeds. */
export function serveCrawlers(app: FastifyInstance, origin: string): void {
  app.get('/robots.txt', HIDDEN, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...locales.flatMap((locale) => ACCOUNT_PAGES.map((path) => `Disallow: ${localePath(locale, path)}`)),
          'Disallow: /*cursor=',
          'Allow: /',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  serveSitemaps(app, origin);
  serveFeeds(app, origin);
}
