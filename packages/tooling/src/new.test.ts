import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as rules from './house-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const TREES = ['packages', 'apps'];
let copy: string;

/** Runs a program of the copy; resolves with its status and all that it said. */
async function run(folder: string, program: string, ...args: string[]): Promise<{ status: number; said: string }> {
  const started = promisify(execFile)(path.join(root, 'node_modules/.bin', program), args, {
    cwd: path.join(copy, folder),
    maxBuffer: 1e8,
  });
  return started.then(
    ({ stdout, stderr }) => ({ status: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const create = (...args: string[]) => run('.', 'tsx', 'packages/tooling/src/new.ts', ...args);

/**
 * Lines of a program's output that speak of one of the files: the copy may have other faults, which other checks name.
 */
const about = (said: string, files: RegExp) => said.split('\n').filter((line) => files.test(line));

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-'));
  const leftOut = new Set(['node_modules', 'build', 'dist', 'visual-baselines', 'public', 'pictures', '.turbo']);
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const isTree = TREES.includes(entry.name);
    if (!isTree && (!entry.isFile() || entry.name === 'pnpm-lock.yaml')) continue;
    await cp(path.join(root, entry.name), path.join(copy, entry.name), {
      recursive: true,
      filter: (source) => !leftOut.has(path.basename(source)),
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const parent of TREES) {
    for (const name of await readdir(path.join(root, parent))) {
      // Links to packages are remade so that they lead to the copy; everything else is the installed one.
      await cp(path.join(root, parent, name, 'node_modules'), path.join(copy, parent, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !source.includes('.vite') && path.basename(source) !== '.bin',
      }).catch(() => undefined);
    }
  }
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('what the generator makes passes the checks', () => {
  /** The files that it has made or changed, as it says. */
  const written = new Set<string>();

  test('all three kinds are made, and say where to go on', async () => {
    for (const args of [
      ['component', 'OfferRibbon', 'Plans'],
      ['route', '/open-houses/:id'],
      ['endpoint', 'areas', 'countOffers'],
      ['endpoint', 'settings', 'saveOffers'],
    ]) {
      const { status, said } = await create(...args);
      expect(said).toMatch(/Next: /);
      expect(status, said).toBe(0);
      for (const line of said.split('\n').filter((each) => /^(apps|packages)\//.test(each))) written.add(line);
    }
  }, 60_000);

  test('the house rules', () => {
    const tree = rules.treeOf(copy);
    const kit = 'packages/design-system/src/components/OfferRibbon';
    expect(tree.files).toContain(`${kit}/OfferRibbon.stories.tsx`);
    expect(tree.read(`${kit}/OfferRibbon.stories.tsx`)).toContain("title: 'Plans/OfferRibbon'");
    expect(tree.read(`${kit}/OfferRibbon.tsx`)).toContain("name: 'KeOfferRibbon', slot: 'Root'");
    expect(tree.read('apps/web/app/routes.ts')).toContain("screen('/open-houses/:id', 'open-houses/OpenHousesIdRoute'");
    const faults = [
      rules.componentsHaveStories,
      rules.screensHaveStories,
      rules.componentsUseTokens,
      rules.layersLieWithTheirNoun,
      rules.nothingLeftOver,
    ].flatMap((rule) => rule(tree));
    expect(about(faults.join('\n'), /Offer|OpenHouses/)).toEqual([]);
  });

  test('format and lint', async () => {
    const made = rules.treeOf(copy).files.filter((file) => /OfferRibbon|OpenHouses|offers/.test(file));
    const touched = [
      'apps/web/app/routes.ts',
      'packages/contracts/src/areas.ts',
      'packages/contracts/src/settings.ts',
      'packages/design-system/src/words/ur.ts',
    ];
    const { status, said } = await run('.', 'biome', 'check', '--vcs-enabled=false', ...made, ...touched);
    expect(status, said).toBe(0);
  });

  test('strict TypeScript', async () => {
    for (const folder of ['packages/design-system', 'apps/api', 'apps/web']) {
      // They and what they import: the rest of the package is as it was, and checked where it lies.
      const files = [...written].flatMap((file) => (file.startsWith(`${folder}/`) ? path.relative(folder, file) : []));
      expect(files).not.toEqual([]);
      // What no import leads to: names that the theme adds to the types of its library. Those of the router are not
      // needed, and import every page of the site.
      const config = { extends: './tsconfig.json', include: ['src/theme'], files };
      await writeFile(path.join(copy, folder, 'tsconfig.written.json'), JSON.stringify(config));
      const { status, said } = await run(folder, 'tsc', '-p', 'tsconfig.written.json', '--noEmit', '--checkers', '1');
      expect([0, 1, 2], said).toContain(status);
      expect(
        about(said, /OfferRibbon|OpenHouses|offers|contracts\/src\/(areas|settings)|(areas|settings)\.routes/i),
      ).toEqual([]);
    }
  }, 240_000);

  test('the new endpoints are served', async () => {
    const { status, said } = await run('apps/api', 'vitest', 'run', 'offers');
    expect(said).toMatch(/2 passed/);
    expect(status, said).toBe(0);
  }, 120_000);
});

describe('what cannot be made is said', () => {
  test.each([
    [['component', 'price-text'], 'A component is named in PascalCase, for example PriceText.'],
    [['component', 'OfferRibbon'], 'OfferRibbon.tsx is there already.'],
    [['component', 'OfferList', 'Cards'], "'Cards' is no group of the sidebar; the groups are Actions, Inputs"],
    [['route', 'open-houses'], "for example '/open-houses'"],
    [['route', '/open-houses/:id'], 'routes.ts has /open-houses/:id already.'],
    [['endpoint', 'castles', 'listCastles'], "'castles' is no noun of the API; the nouns are accounts, appeals, areas"],
    [['endpoint', 'areas', 'offers'], 'An endpoint begins with a verb'],
    [['endpoint', 'areas', 'countOffers'], 'areas.ts has countOffers already.'],
    [['castle'], 'Say what: pnpm new component X [group]'],
  ])('%j', async (args, message) => {
    const { status, said } = await create(...args);
    expect(said).toContain(message);
    expect(status).toBe(1);
  });
});
