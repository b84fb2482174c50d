/**
 * Proves that the packed kit works where nothing of this repository is: builds and packs it, has publint and attw judge the
 * tarball, installs it in an empty Vite app in a temporary folder, and looks at three components there in a brand of its own.
 * `--no-build` packs what was built last. The app's libraries come from pnpm's store or the package registry; where neither
 * has them, it says so and ends with code 77, which the test command shows as left out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../tooling/src/chromium.ts';
import { componentNames } from '../sizes.ts';

const kit = fileURLToPath(new URL('../../', import.meta.url));
const app = mkdtempSync(join(tmpdir(), 'kit-package-'));

/** The end of a run that could not judge here. */
const LEFT_OUT = 77;
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/;

function run(what: string, command: string, args: readonly string[], cwd: string, needsRegistry = false): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  if (status === 0) {
    console.log(`✓ ${what}`);
    return;
  }
  rmSync(app, { recursive: true, force: true });
  console.error(`✗ ${what}\n${stdout}\n${stderr}`);
  if (needsRegistry && unreachable.test(stdout + stderr)) {
    console.log('the package registry cannot be reached, so the packed kit was not installed outside.');
    process.exit(LEFT_OUT);
  }
  process.exit(1);
}

const catalog = readFileSync(join(kit, '../../pnpm-workspace.yaml'), 'utf8');
const version = (name: string) => {
  const found = new RegExp(`^  '?${name.replaceAll('/', '\\/')}'?: (\\S+)$`, 'm').exec(catalog)?.[1];
  if (!found) throw new Error(`The catalog has no version of ${name}.`);
  return found;
};

try {
  if (!process.argv.includes('--no-build') || !existsSync(join(kit, 'dist')))
    run('builds', 'pnpm', ['run', 'build'], kit);
  run('packs', 'pnpm', ['pack', '--pack-destination', app], kit);
  const tarball = readdirSync(app).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('Packing left no tarball.');
  run('publint has no complaint', 'pnpm', ['exec', 'publint', 'run', '--strict', join(app, tarball)], kit);
  run(
    'the types of every entry resolve',
    'pnpm',
    ['exec', 'attw', join(app, tarball), '--profile', 'esm-only', '--entrypoints', './theme', ...componentNames()],
    kit,
  );

  cpSync(fileURLToPath(new URL('./app', import.meta.url)), app, { recursive: true });
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      name: 'a-project-site',
      private: true,
      type: 'module',
      dependencies: {
        '@karachi-estates/design-system': `file:./${tarball}`,
        react: version('react'),
        'react-dom': version('react-dom'),
      },
      devDependencies: {
        '@types/react': version('@types/react'),
        '@types/react-dom': version('@types/react-dom'),
        '@vitejs/plugin-react': version('@vitejs/plugin-react'),
        typescript: version('typescript-7'),
        vite: version('vite'),
      },
    }),
  );
  // A workspace file of its own keeps pnpm from looking for one further up.
  writeFileSync(join(app, 'pnpm-workspace.yaml'), 'packages: []\n');
  run(
    'installs outside the workspace',
    'pnpm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
    app,
    true,
  );
  run('writes the stylesheet of a custom brand', 'node', ['brand.mjs'], app);
  run('type-checks against the kit’s declarations', 'pnpm', ['exec', 'tsc', '--noEmit'], app);
  run('builds with Vite', 'pnpm', ['exec', 'vite', 'build'], app);

  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.woff2': 'font/woff2',
  };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = join(app, 'dist', path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('link', { name: /Sea-facing flat/ }).waitFor({ timeout: 10_000 });
  await page.getByRole('combobox', { name: 'Area' }).fill('clif');
  await page.getByRole('option', { name: 'Clifton' }).waitFor({ timeout: 5_000 });
  const colour = await page
    .getByRole('button', { name: 'Book a visit' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await browser.close();
  server.close();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  if (colour !== 'rgb(122, 31, 61)') throw new Error(`The button has ${colour}, not the brand's colour.`);
  console.log('✓ renders three components in the brand’s colours');
} finally {
  rmSync(app, { recursive: true, force: true });
}
