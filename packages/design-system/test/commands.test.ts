import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const kit = resolve(import.meta.dirname, '..');
const workshop = mkdtempSync(join(tmpdir(), 'kit-commands-'));
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], cwd = workshop) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
};
const designSystem = (...args: string[]) => run(join(kit, 'bin/design-system.mjs'), args);
const manifestOf = (site: string) => JSON.parse(readFileSync(join(workshop, site, 'package.json'), 'utf8'));

/** What the kit expects beside it, but for what only its commands need. */
const beside = Object.keys(manifest.peerDependencies).filter((name) => !(name in manifest.peerDependenciesMeta));

// pnpm lets nobody import a library that they do not name themselves.
describe('the libraries that a page shares with the kit', () => {
  it('are named by a site that is created', () => {
    designSystem('create', 'first-court');
    expect(Object.keys(manifestOf('first-court').dependencies)).toEqual([manifest.name, ...beside]);
  });

  it('are named where it is said how to install the kit', () => {
    const readme = readFileSync(join(kit, 'README.md'), 'utf8');
    const install = /```sh\npnpm add ([^`]*)```/
      .exec(readme)?.[1]
      ?.split(/[\s\\]+/)
      .filter(Boolean);
    expect(install?.sort()).toEqual([manifest.name, ...beside].sort());
  });

  it('are in no second copy with the kit', () => {
    expect(Object.keys(manifest.dependencies).filter((name) => beside.includes(name))).toEqual([]);
  });
});

describe('create', () => {
  it.each([
    ['an option that it does not know', ['palm-court', '--unknown', 'x'], 'usage:'],
    ['an option without its value', ['palm-court', '--kit'], 'usage:'],
    ['two folders', ['palm', 'court'], 'Name one folder, not 2 (palm, court)'],
    ['a file', ['a-file'], 'cannot be made a folder (EEXIST)'],
    ['a folder with something in it', ['full'], 'is not empty'],
  ])('refuses %s with one sentence', (_, args, sentence) => {
    writeFileSync(join(workshop, 'a-file'), '');
    mkdirSync(join(workshop, 'full/src'), { recursive: true });
    const { status, stderr } = designSystem('create', ...args);
    expect(stderr).toContain(sentence);
    expect(stderr.split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  it.each([
    ['a file from where one stands', './kit.tgz', `file:${join(workshop, 'kit.tgz')}`],
    ['the same as an address', 'file:../kit.tgz', `file:${resolve(workshop, '../kit.tgz')}`],
    ['its bare name', 'kit.tgz', `file:${join(workshop, 'kit.tgz')}`],
    ['a whole path', 'file:/kits/kit.tgz', 'file:/kits/kit.tgz'],
    ['a version', '^0.1.0', '^0.1.0'],
    ['a package of the workspace', 'workspace:*', 'workspace:*'],
    ['a file of the web', 'https://example.com/kit.tgz', 'https://example.com/kit.tgz'],
  ])('takes the kit from %s', (_, given, written) => {
    rmSync(join(workshop, 'kit-court'), { recursive: true, force: true });
    designSystem('create', 'kit-court', '--kit', given);
    expect(manifestOf('kit-court').dependencies[manifest.name]).toBe(written);
  });

  it('says what is next so that it can be copied', () => {
    expect(designSystem('create', 'my sites/palm-court').stdout).toContain(
      '\n  cd "my sites/palm-court"\n  npm install\n',
    );
    mkdirSync(join(workshop, 'here'));
    const inPlace = run(join(kit, 'bin/design-system.mjs'), ['create', '.'], join(workshop, 'here'));
    expect(inPlace.stdout).toContain('Next:\n  npm install\n');
  });

  it('fills a repository in which nothing is yet', () => {
    mkdirSync(join(workshop, 'git-court/.git'), { recursive: true });
    expect(designSystem('create', 'git-court').status).toBe(0);
  });
});

describe('the commands', () => {
  it.each([[['--help']], [['create', '--help']], [['pictures', '-h']]])('%s says what there is', (args) => {
    const { status, stdout } = designSystem(...args);
    expect(stdout).toMatch(/^usage:\n/);
    expect(status).toBe(0);
  });

  it('names the packages that encode pictures where they are not installed', () => {
    cpSync(join(kit, 'bin'), join(workshop, 'alone/bin'), { recursive: true });
    const alone = join(workshop, 'alone/bin/design-system.mjs');
    expect(run(alone, ['pictures']).stderr).toMatch(/^usage: [^\n]*$/);
    const { status, stderr } = run(alone, ['pictures', 'pictures', 'public', '/pictures', 'list.ts']);
    expect(stderr).toBe('Pictures are encoded with two more packages: npm install --save-dev sharp thumbhash');
    expect(status).toBe(2);
  });
});
