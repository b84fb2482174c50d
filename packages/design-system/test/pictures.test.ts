import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, picturesOf } from '../scripts/visual/pictures.ts';

const files = (id: string, name = 'Default', quick = false) =>
  picturesOf({ id, name }, quick).map((picture) => fileOf(id, picture));

describe('the pictures of a story', () => {
  it.each([
    [
      'a component has four',
      'components-plancard--default',
      'Default',
      ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark'],
    ],
    [
      'a component at phone width has two',
      'components-plancard--phone-width',
      'Phone Width',
      ['phone-light', 'phone-dark'],
    ],
    [
      'a component in Urdu has four',
      'foundations-inanotherlanguage--urdu',
      'Urdu',
      ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark'],
    ],
    ['a screen has two', 'screens-routes-home-homeroute--ready', 'Ready', ['phone-light', 'desktop-dark']],
    ['a screen of the desk has two', 'desk-orders--ready', 'Ready', ['phone-light', 'desktop-dark']],
    ['a screen at phone width has those of its first story', 'desk-orders--phone-width', 'Phone Width', []],
    ['a screen in Urdu has one', 'screens-routes-home-homeroute--urdu', 'Urdu', ['phone-light']],
    [
      'so it has at phone width',
      'screens-routes-plans-plansroute--urdu-phone-width',
      'Urdu Phone Width',
      ['phone-light'],
    ],
  ])('%s', (_, id, name, pictures) => {
    expect(files(id, name)).toEqual(pictures.map((picture) => `${id.replace('--', '/')}.${picture}.webp`));
  });

  it('are fewer for the test command: both pairs of a screen and of a first story, one of another story', () => {
    const quickly = (id: string, name: string) => files(id, name, true).map((file) => file.split('.')[1]);
    expect(quickly('screens-routes-home-homeroute--ready', 'Ready')).toEqual(['phone-light', 'desktop-dark']);
    expect(quickly('components-plancard--default', 'Default')).toEqual(['phone-light', 'desktop-dark']);
    expect(quickly('components-plancard--phone-width', 'Phone Width')).toEqual(['phone-light']);
    expect(quickly('components-plancard--long-text', 'Long Text')).toEqual(['desktop-dark']);
  });

  it('are, for the test command, of both widths for about half of the stories each', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `components-plancard--story-${index}`);
    const wide = ids.filter((id) => files(id, 'Story', true)[0]?.includes('desktop-dark'));
    expect(wide.length).toBeGreaterThan(70);
    expect(wide.length).toBeLessThan(130);
  });
});

describe('the recorded baselines', () => {
  const folder = join(import.meta.dirname, '../visual-baselines');
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true, recursive: true });

  it('are of stories as they are drawn', () => {
    const superfluous = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .filter((file) => {
        const [title, words = ''] = file.split('.')[0]?.split('/') ?? [];
        // Storybook writes a story's name into its id.
        const story = words === 'phone-width' ? 'Phone Width' : words.startsWith('phone-') ? 'Phone …' : 'Default';
        return !files(`${title}--${words}`, story).includes(file);
      });
    expect(superfluous).toEqual([]);
  });

  it('take less than 60 MB of a disk', () => {
    // As `du` counts: blocks, which are more than the bytes of so many small files.
    const bytes = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
      .map((path) => lstatSync(path).blocks * 512)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes / 1024 / 1024).toBeLessThan(60);
  });
});
