import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Graph, pagesOf } from './pageChunks.ts';

const app = path.resolve(import.meta.dirname, '../app');
const at = (file: string) => (file.startsWith('/') ? file : path.join(app, file));
const home = 'routes/home/HomeRoute.tsx';
const list = 'routes/properties/PropertiesRoute.tsx';
const detail = 'routes/property/PropertyRoute.tsx';
const article = 'routes/blog/BlogRoute.tsx';
const project = 'routes/grand-monarch/GrandMonarchRoute.tsx';

/** Modules by their file, each with what it imports; what begins with a slash is large or small by its name. */
function groupsIn(modules: Record<string, string[]>) {
  const imports = new Map(Object.entries(modules).map(([file, imported]) => [at(file), imported.map(at)]));
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: imports.get(id) ?? [],
      code: 'x'.repeat(id.includes('small') ? 400 : 40_000),
    }),
  } as unknown as Graph;
  const pages = pagesOf(graph);
  return (file: string) => [...(pages.get(at(file)) ?? [])].map((page) => page.split('/')[1]);
}

const everyPage = ['home', 'properties', 'property', 'blogs', 'blog', 'grand-monarch'];

describe('the groups of modules that pages share', () => {
  it('leave a page without what only others need', () => {
    const pages = groupsIn({
      [home]: ['/card', '/field', '/search'],
      [list]: ['/card', '/field', '/search'],
      [detail]: ['/card'],
      [project]: ['/field'],
      [article]: ['/text'],
      '/search': ['/field'],
    });
    expect(pages('/card')).toEqual(['home', 'properties', 'property']);
    expect(pages('/field')).toEqual(['home', 'properties', 'grand-monarch']);
    expect(pages('/search')).toEqual(['home', 'properties']);
    expect(pages('/text')).toEqual([]);
  });

  it('put into the frame what every page starts with or loads once it is idle', () => {
    const pages = groupsIn({
      'root.tsx': ['/header'],
      'chrome/NoticeBoard.tsx': ['/snackbar'],
      [home]: ['/header', '/snackbar'],
      [list]: ['/snackbar'],
    });
    expect(pages('/header')).toEqual(everyPage);
    expect(pages('/snackbar')).toEqual(everyPage);
  });

  it('put into the frame what most pages need, and what is too small for a file', () => {
    const pages = groupsIn({
      [home]: ['/card', '/small-icon'],
      [list]: ['/card'],
      [detail]: ['/card', '/small-icon'],
      [article]: ['/card'],
    });
    expect(pages('/card')).toEqual(everyPage);
    expect(pages('/small-icon')).toEqual(everyPage);
  });

  it('do not count what the theme names without reading it', () => {
    const contrast = '/node_modules/@mui/material/styles/enhanceHighContrast.mjs';
    const pages = groupsIn({
      'root.tsx': [contrast],
      [contrast]: ['/textbox'],
      [home]: ['/textbox'],
      [list]: ['/textbox'],
    });
    expect(pages('/textbox')).toEqual(['home', 'properties']);
  });
});
