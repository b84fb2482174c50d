import { execFileSync } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { homedir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@karachi-estates/api/settings';
import { type TestApp, testApp } from '@karachi-estates/api/testing/testApp';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsTable, withSection } from './generated-docs.ts';
import * as rules from './house-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const tree = rules.treeOf(root);

/** The host of the package registry that this machine uses. */
function privateRegistryHosts(): string[] {
  const { npm_config_registry: fromCaller } = process.env;
  const registry =
    fromCaller ?? execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: homedir() }).trim();
  const host = URL.canParse(registry) ? new URL(registry).host : '';
  return host ? [host] : [];
}

describe('the house', () => {
  test.each<[string, (tree: rules.Tree) => string[]]>([
    ['every component has its stories', rules.componentsHaveStories],
    ['every component is used by more than its stories', rules.componentsAreUsed],
    ['every screen has its stories', rules.screensHaveStories],
    ['every screen that people work with is drawn in its four states', rules.screensHaveTheirStates],
    ['colours and measures of components are tokens', rules.componentsUseTokens],
    ['components ask the theme around them', rules.componentsAskTheTheme],
    ['no button loses the focus to the work that it began', rules.buttonsKeepTheFocus],
    ['nothing has a stylesheet of its own', rules.nothingHasAStylesheetOfItsOwn],
    ['every folder says what is in it', rules.foldersSayWhatIsInThem],
    ['there are no barrels', rules.noBarrels],
    ['every layer lies with its noun', rules.layersLieWithTheirNoun],
    ['no line of the server is longer than its column', rules.linesFitTheirColumn],
    ['no comment is longer than the column of the code', rules.commentsFitTheirColumn],
    ['every path that a document names exists', rules.documentsNameWhatExists],
    ['every command that a document names is a script', rules.documentsNameRealCommands],
    ['nothing is left over', rules.nothingLeftOver],
    ['nothing names this machine', rules.noMachineNames({ places: [root, homedir()], hosts: privateRegistryHosts() })],
  ])('%s', (_, rule) => {
    expect(rule(tree)).toEqual([]);
  });

  test('the operations page lists the settings as the server reads them (else: pnpm document)', () => {
    const page = tree.read('docs/operations.md');
    expect(page).toBe(withSection(page, 'settings', settingsTable()));
  });

  test('turbo sees every package (else it builds and checks nothing, without an error)', () => {
    const turbo = path.join(root, 'node_modules/.bin/turbo');
    const plan = execFileSync(turbo, ['run', 'typecheck', '--dry=json'], {
      encoding: 'utf8',
      cwd: root,
      // The plan names every input file, pictures too.
      maxBuffer: 64 * 1024 * 1024,
    });
    const packages = tree.files.filter((file) => /^(packages\/[^/]+|apps\/[^/]+|bench|e2e)\/package\.json$/.test(file));
    const names = packages.map((file) => JSON.parse(tree.read(file)).name);
    expect(
      JSON.parse(plan)
        .packages.filter((name: string) => name !== '//')
        .sort(),
    ).toEqual(names.sort());
  });

  test('the start command looks at the port that the site asks for', () => {
    expect(tree.read('packages/tooling/src/start.mjs')).toContain(`process.env.PORT || ${readSettings({}).port}`);
  });
});

/** A route as Fastify tells of it when it is added. */
interface AddedRoute {
  method: string | string[];
  url: string;
  schema?: { hide?: boolean };
  config?: { contract?: Endpoint };
}

describe('the API', () => {
  const contracts: { name: string; contract: Endpoint }[] = [];
  const routes: AddedRoute[] = [];
  let site: TestApp;

  beforeAll(async () => {
    // Fastify tells this channel of each new application: its routes can be seen without the app offering a list.
    subscribe('fastify.initialization', (message) => {
      const { fastify } = message as {
        fastify: { addHook: (name: 'onRoute', hook: (route: AddedRoute) => void) => void };
      };
      fastify.addHook('onRoute', (route) => routes.push(route));
    });
    site = await testApp();

    for (const file of tree.files.filter((each) => /^packages\/contracts\/src\/(?!.*\.test\.ts)/.test(each))) {
      const exported: Record<string, unknown> = await import(path.join(root, file));
      for (const [name, value] of Object.entries(exported)) {
        if (value !== null && typeof value === 'object' && 'access' in value && 'url' in value) {
          contracts.push({ name: `${path.basename(file, '.ts')}.${name}`, contract: value as Endpoint });
        }
      }
    }
  }, 60_000);

  afterAll(() => site.close());

  test('every contract is served', () => {
    const served = new Set(routes.map(({ config }) => config?.contract));
    expect(contracts.length).toBeGreaterThan(0);
    expect(contracts.filter(({ contract }) => !served.has(contract)).map(({ name }) => name)).toEqual([]);
  });

  test('every route has a contract', () => {
    const promised = new Set(contracts.map(({ contract }) => contract));
    const strays = routes.filter(
      ({ method, schema, config }) =>
        method !== 'HEAD' && !schema?.hide && !(config?.contract && promised.has(config.contract)),
    );
    expect(strays.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  test('no two contracts share an address', () => {
    const addresses = contracts.map(({ contract }) => `${contract.method} ${contract.url}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});
