import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentNames } from '../scripts/sizes.ts';

const groups = [
  'Actions',
  'Inputs',
  'Navigation',
  'Feedback',
  'Layout',
  'Listings',
  'Plans',
  'Projects',
  "Seller's workspace",
];

const required = ['Default', 'LongText', 'RightToLeft', 'PhoneWidth'];

// A component that a story would say nothing about gives its reason in `parameters.without` of its stories.
describe('every component shows itself from all sides', () => {
  it.each(componentNames())('%s', (name) => {
    const file = new URL(`../src/components/${name}/${name}.stories.tsx`, import.meta.url);
    expect(existsSync(file), 'its stories').toBe(true);
    const source = readFileSync(file, 'utf8');
    const reasons = /without: \{([^}]*)\}/.exec(source)?.[1] ?? '';
    const missing = required.filter((story) => !new RegExp(`export const ${story}\\b`).test(source));
    expect(missing.filter((story) => !new RegExp(`${story}: '[A-Z][^']{10,}'`).test(reasons))).toEqual([]);
  });
});

// Two levels in the sidebar; the id does not follow the group, because pictures and links are named by it.
describe('every component stands in a group of the sidebar', () => {
  it.each(componentNames())('%s', (name) => {
    const file = new URL(`../src/components/${name}/${name}.stories.tsx`, import.meta.url);
    const source = readFileSync(file, 'utf8');
    const title = /^const meta[\s\S]*?^ {2}title: (['"])(.+)\1,$/m.exec(source)?.[2] ?? '';
    expect(groups.map((group) => `${group}/${name}`)).toContain(title);
    expect(source).toContain(`id: 'components-${name.toLowerCase()}'`);
  });
});

describe('every screen of the site stands in the sidebar by the name that people give it', () => {
  const app = new URL('../../../apps/web/app/', import.meta.url);
  const screens = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => file.replaceAll('\\', '/'));
  const sourceOf = (file: string) => readFileSync(new URL(file, app), 'utf8');
  const titleOf = (file: string) => /^const meta[\s\S]*?^ {2}title: '([^']+)',$/m.exec(sourceOf(file))?.[1];

  it.each(screens)('%s', (file) => {
    expect(titleOf(file)).toMatch(/^[A-Z][^/]*$/);
    const [folders] = file.split('.');
    const path = folders
      ?.replace(/(\w+)\/\1$/i, '$1')
      .replaceAll('/', '-')
      .toLowerCase();
    expect(sourceOf(file)).toContain(`  id: 'screens-${path}',\n`);
  });

  it('has no name twice', () => {
    expect(new Set(screens.map(titleOf)).size).toBe(screens.length);
  });
});

// The six that the card of the project names, and the ten that the site uses most. Others may have them too.
const withExamples = [
  'PropertyCard',
  'AreaTypeahead',
  'PlanCard',
  'PaymentModal',
  'ResidenceSlider',
  'GalleryGrid',
  'EmptyState',
  'ErrorSummary',
  'FailedState',
  'FormLayout',
  'OnwardLink',
  'Picture',
  'Section',
  'SectionHeading',
  'SubmitButton',
  'TextField',
];

describe('what to do and what not is drawn, with the reason', () => {
  it.each(withExamples)('%s', (name) => {
    const source = readFileSync(new URL(`../src/components/${name}/${name}.stories.tsx`, import.meta.url), 'utf8');
    for (const [story, tag] of [
      ['Do', 'do'],
      ['Dont', 'dont'],
    ]) {
      const drawn = new RegExp(`/\\*\\* .{20,} \\*/\\nexport const ${story}: Story = \\{\\s+tags: \\['${tag}', '!dev'`);
      expect(source).toMatch(drawn);
    }
  });
});
