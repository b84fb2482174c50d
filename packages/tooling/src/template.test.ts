import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const siteRoot = path.join(root, 'apps/microsite');
const templateRoot = path.join(root, 'packages/design-system/template');
const site = path.join(siteRoot, 'src');
const template = path.join(templateRoot, 'src');

/**
 * What a project decides for itself: its brand, its words and pictures, where its API is, and what its units are
 * called.
 */
const OF_THE_PROJECT = [
  'brand.ts',
  'content.ts',
  'content.ur.ts',
  'language.ts',
  'pictures.generated.ts',
  'settings.ts',
];

// A site owns its copy of the template. Ours is mended with it: what was mended in one of the two only was forgotten.
test('a site of ours has the files of the template, but for what its project decides', () => {
  const files = readdirSync(template).filter((file) => !OF_THE_PROJECT.includes(file));
  expect(readdirSync(site).filter((file) => !OF_THE_PROJECT.includes(file))).toEqual(files);
  for (const file of files) {
    expect(readFileSync(path.join(site, file), 'utf8'), file).toBe(readFileSync(path.join(template, file), 'utf8'));
  }
});

test('it is built and sent as the template is, whatever the command is called', () => {
  const [ours, theirs] = [siteRoot, templateRoot].map((folder) =>
    readFileSync(path.join(folder, 'vite.config.ts'), 'utf8'),
  );
  expect(ours).toBe(theirs?.replace('`npm start`', '`pnpm microsite`'));
});
