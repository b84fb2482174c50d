import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { broken, weigh } from './budgets.mjs';

let client: string;
beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'budgets-'));
  await mkdir(path.join(client, 'assets'));
  const write = (name: string, text: string) => writeFile(path.join(client, 'assets', name), text);
  const random = Array.from({ length: 20_000 }, (_, n) => String.fromCharCode(33 + ((n * n * 31 + n * 7) % 90))).join(
    '',
  );
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/both.js'], css: [] },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/both.js'], css: ['/assets/base.css#'] },
      '/': { id: '/', module: '/assets/home.js', css: ['/assets/base.css'] },
    },
  };
  await write('manifest-1a2b.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  for (const name of ['entry.js', 'both.js', 'root.js', 'home.js']) await write(name, '');
  await write('base.css', random);
});
afterAll(() => rm(client, { recursive: true }));

it('weighs each file of a page once, with those of the frame around it', () => {
  const { '/': home } = weigh(client);
  expect(home?.styles).toBeGreaterThan(0);
  // Four files of nothing are 20 bytes each, beside the manifest.
  expect(home?.scripts).toBeLessThan(0.5);
});

it('names each page that is too heavy, and each that is gone', () => {
  const faults = broken({ '/': { scripts: 1_000, styles: 1 } });
  expect(faults).toContainEqual(expect.stringMatching(/^\/: scripts weigh 1000 KB/));
  expect(faults).toContain('/properties is not a page of the built site.');
});
