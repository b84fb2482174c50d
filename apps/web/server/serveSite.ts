import type { Settings } from '@karachi-estates/api/settings';
import type { FastifyInstance } from 'fastify';
import { serveCrawlers } from './crawlers.ts';
import { serveDesk } from './desk.ts';
import { serveFiles } from './files.ts';
import { serveLowData } from './lowData.ts';
import { type PagesOptions, servePages } from './pages.ts';
import { serveSmallMaps } from './smallMaps.ts';
import { tooLongPage } from './tooLongPage.ts';

/** Where what is served lies. */
interface Places {
  /** The folder of files that are sent as they are. */
  files: string;
  /** The folder of the built desk. */
  desk: string;
  /** The ground on which small maps are drawn, `karachi.geojson`. */
  ground: string;
}

/** Serves all that is not the API's. */
export async function serveSite(
  app: FastifyInstance,
  { siteUrl, google, map, offlinePages }: Settings,
  { files, desk, ground }: Places,
  pages: Pick<PagesOptions, 'site' | 'stylesheets' | 'changes' | 'development'>,
): Promise<void> {
  await serveFiles(app, files, { offline: offlinePages });
  await serveDesk(app, desk, { siteUrl });
  serveCrawlers(app, siteUrl);
  serveLowData(app, siteUrl);
  serveSmallMaps(app, ground);
  app.tooLongPage = tooLongPage;
  servePages(app, { ...pages, siteUrl, google: google !== null, mapTiles: map?.tiles });
}
