import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '@karachi-estates/api/app';
import { createDeps } from '@karachi-estates/api/deps';
import { readSettings } from '@karachi-estates/api/settings';
import closeWithGrace from 'close-with-grace';
import { createServer } from 'vite';
import type { Site } from './pages.ts';
import { serveSite } from './serveSite.ts';

/** The same as main.ts with Vite in between: sources are compiled on demand and changes appear at once. */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const settings = readSettings(process.env);
const deps = await createDeps(settings);
const app = await buildApp(deps);
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: { server: app.server } },
  appType: 'custom',
});

app.addHook('onRequest', (request, reply, done) => {
  const { url } = request.raw;
  vite.middlewares(request.raw, reply.raw, () => {
    // Vite's middlewares may rewrite the address while they look at it.
    request.raw.url = url;
    done();
  });
});
const places = {
  files: path.join(root, 'public'),
  // As it was built last; `vite` in apps/desk serves it from its sources.
  desk: path.join(root, '../desk/dist'),
  ground: path.join(root, 'app/map/karachi.geojson'),
};
await serveSite(app, settings, places, {
  site: async () => (await vite.ssrLoadModule('./server/site.ts')) as Site,
  development: true,
});

closeWithGrace({ delay: 2_000 }, async () => {
  await vite.close();
  await app.close();
});
await app.listen({ port: settings.port, host: settings.host });
console.log(`Karachi Estates is ready: ${settings.siteUrl} (development)`);
