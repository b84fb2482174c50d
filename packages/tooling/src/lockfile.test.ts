import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Lockfile {
  packages: Record<string, { cpu?: string[]; os?: string[] }>;
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const SYSTEMS = ['darwin', 'linux', 'win32'];

/** The packages of a lockfile whose programs are locked for some of the three systems only: 'name: system, …'. */
function lockedForSome({ packages, snapshots }: Lockfile): string[] {
  return Object.entries(snapshots).flatMap(([name, { optionalDependencies = {} }]) => {
    const programs = Object.entries(optionalDependencies)
      .map(([program, version]) => packages[`${program}@${version}`])
      // What asks for a system alone, as macOS's file events, has no counterpart elsewhere.
      .filter((program) => program?.cpu && program.os);
    const locked = programs.flatMap((program) => program?.os ?? []);
    const missing = SYSTEMS.filter((system) => !locked.includes(system));
    // A program's own library is for the one system of its program.
    return programs.length > 0 && !packages[name]?.os && missing.length > 0 ? [`${name}: ${missing.join(', ')}`] : [];
  });
}

/** pnpm drops an optional package that the registry cannot give while it locks, and says nothing. */
describe('the lockfile', () => {
  it('has the programs of every package for macOS and Windows too', () => {
    expect(lockedForSome(parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')))).toEqual([]);
  });

  it('would be found to lack one', () => {
    const packages = {
      'turbo-linux@1.0.0': { cpu: ['x64'], os: ['linux'] },
      'turbo-mac@1.0.0': { cpu: ['arm64'], os: ['darwin'] },
    };
    const snapshots = { 'turbo@1.0.0': { optionalDependencies: { 'turbo-linux': '1.0.0', 'turbo-mac': '1.0.0' } } };
    expect(lockedForSome({ packages, snapshots })).toEqual(['turbo@1.0.0: win32']);
  });
});
