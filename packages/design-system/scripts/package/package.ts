/**
 * Proves that the packed kit makes a site where nothing of this repository is: builds and packs it, has publint and
 * attw check the tarball, creates a site from it in an empty folder by its own command, installs the tarball there,
 * builds the site, and walks through it beside a running API. `--no-build` packs what was built last. The site's
 * libraries come from pnpm's store or the package registry; where neither has them, it says so and ends with code 77,
 * which the test command shows as left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProjectSite } from '../../../tooling/src/projectSite.ts';
import manifest from '../../package.json' with { type: 'json' };
import { componentNames } from '../sizes.ts';
import { entriesOf, missingInCode, notMarkedForClients } from './entries.ts';

const kit = fileURLToPath(new URL('../../', import.meta.url));
const workshop = mkdtempSync(join(tmpdir(), 'kit-package-'));
const site = join(workshop, 'palm-court');

/** The end of a run that could not check here. */
const LEFT_OUT = 77;
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/;

interface Run {
  needsRegistry?: boolean;
  environment?: Record<string, string>;
}

function run(
  what: string,
  command: string,
  args: readonly string[],
  cwd: string,
  { needsRegistry = false, environment = {} }: Run = {},
): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', ...environment },
  });
  if (status === 0) {
    console.log(`✓ ${what}`);
    return;
  }
  if (needsRegistry && unreachable.test(stdout + stderr)) {
    rmSync(workshop, { recursive: true, force: true });
    console.log('the package registry cannot be reached, so the packed kit was not installed outside.');
    process.exit(LEFT_OUT);
  }
  // Not an exit: the API that the site is built beside is ended first.
  throw new Error(`✗ ${what}\n${stdout}\n${stderr}`);
}

/** The page that README has one begin with. */
function firstPage(): string {
  const page = /^## First page\n+```tsx\n(.*?)```/ms.exec(readFileSync(join(kit, 'README.md'), 'utf8'))?.[1];
  if (!page) throw new Error('README.md has no first page.');
  return page;
}

try {
  if (!process.argv.includes('--no-build') || !existsSync(join(kit, 'dist')))
    run('builds', 'pnpm', ['run', 'build'], kit);
  run('packs', 'pnpm', ['pack', '--pack-destination', workshop], kit);
  const name = readdirSync(workshop).find((each) => each.endsWith('.tgz'));
  if (!name) throw new Error('Packing left no tarball.');
  const tarball = join(workshop, name);
  run('publint has no complaint', 'pnpm', ['exec', 'publint', 'run', '--strict', tarball], kit);
  const entries = entriesOf(manifest.publishConfig.exports, componentNames());
  run(
    'the types of every entry resolve',
    'pnpm',
    ['exec', 'attw', tarball, '--profile', 'esm-only', '--entrypoints', ...Object.keys(entries)],
    kit,
  );

  run('unpacks', 'tar', ['-xzf', tarball, '-C', workshop], workshop);
  const missing = missingInCode(join(workshop, 'package'), entries);
  if (missing.length > 0) throw new Error(`✗ declared, but not in the code:\n${missing.join('\n')}`);
  console.log('✓ the code of every entry has what its types promise');
  const unmarked = notMarkedForClients(join(workshop, 'package/dist'));
  if (unmarked.length > 0) throw new Error(`✗ a server component could not import:\n${unmarked.join('\n')}`);
  console.log('✓ a server component can import every component');
  run(
    'creates a site in an empty folder',
    process.execPath,
    [join(workshop, 'package/bin/design-system.mjs'), 'create', site, '--kit', `file:${tarball}`],
    workshop,
  );
  // pnpm, unlike npm, lets it import only what its package.json names.
  writeFileSync(join(site, 'src/FirstPage.tsx'), firstPage());
  // A workspace file of its own keeps pnpm from looking for one further up.
  writeFileSync(join(site, 'pnpm-workspace.yaml'), 'packages: []\n');
  run(
    'installs outside the workspace',
    'pnpm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
    site,
    { needsRegistry: true },
  );
  run('encodes its pictures and type-checks against the kit’s declarations', 'npm', ['run', 'typecheck'], site);
  await checkProjectSite({
    dist: join(site, 'dist'),
    id: 'palm-court',
    files: { project: join(site, 'project.json'), units: join(site, 'units.csv') },
    urdu: '/ur/',
    // The microsite of this repository has it the other way round.
    wideIn: 'ur',
    unit: { label: 'Compact Home, 3 bedrooms', value: 'compact-home' },
    build: (environment) => run('builds with Vite', 'npm', ['run', 'build'], site, { environment }),
  });
  console.log('✓ reads in two languages, leads from the plan to a hold, opens its pictures and registers interest');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
