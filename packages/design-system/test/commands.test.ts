import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
