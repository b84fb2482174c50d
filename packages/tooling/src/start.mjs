// The README's first command: builds the site when its sources changed, then runs it in this same process, so that
// signals, memory and exit status are the site's own. Plain JavaScript on Node alone: nothing to compile before it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhenChanged } from './freshness.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const product = path.join(root, 'apps/web/build/main.js');
/** The site, and the desk that it serves under /desk. */
const products = ['--filter=@karachi-estates/web', '--filter=@karachi-estates/desk'];
const builtFrom = [
  'apps/web',
  'apps/api',
  'apps/desk',
  'packages/contracts',
  'packages/design-system',
  'packages/domain',
  'packages/fixtures',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'turbo.json',
];

/** The port that the site will ask for; the site's own settings have the same default, which a test holds them to. */
const port = Number(process.env.PORT || 3000);

const stop = (/** @type {string} */ message) => {
  console.error(message);
  process.exit(1);
};

const portIsFree = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** @returns {Promise<void>} */
const turboBuild = () =>
  new Promise((resolve, reject) => {
    console.log('Building the site (a minute or two the first time; afterwards only when something changed) …');
    const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
    const child = spawn(
      process.execPath,
      [turbo, 'run', 'build', ...products, '--output-logs=errors-only', '--no-update-notifier'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1' },
      },
    );
    child.once('error', reject);
    child.once('exit', (code, signal) => (code === 0 ? resolve() : reject(new Error(signal ?? `status ${code}`))));
  });

if (port !== 0 && !(await portIsFree())) {
  stop(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npx pnpm@12 start`,
  );
}

process.env.NODE_ENV ??= 'production';

try {
  await buildWhenChanged({ root, places: builtFrom, product, build: turboBuild });
} catch (error) {
  stop(
    `The site could not be built (${error instanceof Error ? error.message : error}); what went wrong stands above.`,
  );
}

process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(product).href);
