// Last step of the build: bundles the server's own sources for quick starts, puts what they read at run time
// beside it, and compresses what browsers load.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';

const web = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const api = path.join(web, '../api');
const out = path.join(web, 'build');

await build({
  // Pictures are worked on in a process of their own, which is started from a file beside the server's.
  entryPoints: [path.join(web, 'server/main.ts'), path.join(api, 'src/media/media.worker.ts')],
  outdir: out,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [
    {
      name: 'workspace-sources-only',
      setup({ onResolve, resolve }) {
        // Packages of the workspace are sources and become part of the file; all others stay in node_modules. Their place is
        // written relative to the bundle, so that a checkout (or a cached build) may be moved.
        onResolve({ filter: /^[^./]/ }, async ({ path: name, importer, resolveDir, kind, pluginData }) => {
          if (pluginData?.asked || name.startsWith('node:') || name.startsWith('@karachi-estates/')) return null;
          const found = await resolve(name, { importer, resolveDir, kind, pluginData: { asked: true } });
          if (found.errors.length > 0 || found.external) return found;
          return { path: path.relative(out, found.path).split(path.sep).join('/'), external: true };
        });
      },
    },
  ],
});

await build({
  entryPoints: [path.join(web, 'worker/worker.ts')],
  outfile: path.join(out, 'client/sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  loader: { '.css': 'text', '.svg': 'text' },
  logLevel: 'warning',
});

async function copyFolder(from, to) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}
await copyFolder(path.join(api, 'src/db/migrations'), path.join(out, 'migrations'));
await copyFolder(path.join(api, 'src/db/seed'), path.join(out, 'seed'));
// Maps of areas are drawn on it.
await cp(path.join(web, 'app/map/karachi.geojson'), path.join(out, 'karachi.geojson'));
// The picture process draws with them.
await copyFolder(path.join(api, 'src/media/fonts'), path.join(out, 'fonts'));

const compressible = /\.(css|geojson|js|json|svg|txt|webmanifest)$/;
const client = path.join(out, 'client');
for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const content = await readFile(file);
  if (content.length < 512) continue;
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
