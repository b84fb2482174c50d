import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '@karachi-estates/api/app';
import { createDeps } from '@karachi-estates/api/deps';
import { closeGently } from '@karachi-estates/api/plugins/health';
import { readSettings } from '@karachi-estates/api/settings';
import closeWithGrace from 'close-with-grace';
import { readPageStylesheets } from './pageStylesheets/pageStylesheets.ts';
import type { Site } from './pages.ts';
import { serveOtherReleases, storeRelease } from './releases.ts';
import { serveSite } from './serveSite.ts';

/**
 * The composition root: one process that serves the site, the API and the pictures. Its built form lies in `build/`.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const settings = readSettings(process.env);

// Left alone, V8 lets the heap of a busy site grow to a multiple of what lives in it before it collects.
setFlagsFromString('--heap-growing-percent=40');

// The pages' code is read while the database opens.
const rendering: Promise<Site> = import(path.join(here, 'server/index.js'));
const deps = await createDeps(settings);
const app = await buildApp(deps);
const files = path.join(here, 'client');
await storeRelease(deps.media, files).catch((err: unknown) => {
  deps.logger.warn({ err }, 'the files of this release are not stored: pages that are open then will miss them');
});
serveOtherReleases(app, deps.media);
const places = { files, desk: path.join(here, '../../desk/dist'), ground: path.join(here, 'karachi.geojson') };
await serveSite(app, settings, places, {
  site: () => rendering,
  stylesheets: readPageStylesheets(path.join(here, 'server')),
  changes: deps.changes,
});

// Longer than eight photographs need over a slow line once they are on their way to us would keep a deployment waiting.
closeWithGrace({ delay: 25_000 + settings.drainMs }, async ({ err }) => {
  if (err) app.log.error(err);
  await closeGently(app, deps);
  await deps.close();
});

await rendering;
await app.listen({ port: settings.port, host: settings.host });
console.log(`Karachi Estates is ready: ${settings.siteUrl}`);
