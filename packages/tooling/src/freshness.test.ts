import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWhenChanged } from './freshness.mjs';

let root: string;
let builds: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'freshness-'));
  builds = 0;
  await write('src/a.ts', 'one');
});

afterEach(() => rm(root, { recursive: true }));

const write = async (name: string, text: string) => {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

const run = () =>
  buildWhenChanged({
    root,
    places: ['src', 'missing.json'],
    product: path.join(root, 'build/main.js'),
    build: async () => {
      builds += 1;
      await write('build/main.js', '');
    },
  });

test('an unchanged tree is built once', async () => {
  expect(await run()).toBe(true);
  expect(await run()).toBe(false);
  expect(builds).toBe(1);
});

test('a changed, a new and a touched file each bring a build', async () => {
  await run();
  await write('src/a.ts', 'two two');
  expect(await run()).toBe(true);
  await write('src/b.ts', '');
  expect(await run()).toBe(true);
  await utimes(path.join(root, 'src/b.ts'), 1, 1);
  expect(await run()).toBe(true);
});

test('tests, stories and what was built or installed do not bring one', async () => {
  await run();
  await write('src/a.test.ts', '');
  await write('src/A.stories.tsx', '');
  await write('src/node_modules/x/index.js', '');
  expect(await run()).toBe(false);
});

test('a build whose product was thrown away is made again', async () => {
  await run();
  await rm(path.join(root, 'build/main.js'));
  expect(await run()).toBe(true);
});

test('a failed build leaves the tree unbuilt', async () => {
  const failing = buildWhenChanged({
    root,
    places: ['src'],
    product: path.join(root, 'build/main.js'),
    build: () => Promise.reject(new Error('broken')),
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await run()).toBe(true);
});
