import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Graph, groupsOf } from './pageChunks.ts';

const app = path.resolve(import.meta.dirname, '../app');
const at = (file: string) => (file.startsWith('/') ? file : path.join(app, file));
const homeStart = 'routes/home/HomeRoute.tsx';
const listStart = 'routes/properties/PropertiesRoute.tsx';
const home = 'routes/home/HomePage.tsx';
const list = 'routes/properties/PropertiesPage.tsx';
const detail = 'routes/property/PropertyPage.tsx';
const article = 'routes/blog/BlogPage.tsx';
const project = 'routes/grand-monarch/GrandMonarchPage.tsx';

/** Modules by their file, each with what it imports; what begins with a slash is large or small by its name. */
function groupsIn(modules: Record<string, string[]>) {
  const imports = new Map(Object.entries(modules).map(([file, imported]) => [at(file), imported.map(at)]));
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: imports.get(id) ?? [],
      code: 'x'.repeat(id.includes('small') ? 400 : 40_000),
    }),
  } as unknown as Graph;
  const groups = groupsOf(graph);
  return (file: string) => groups.get(at(file))?.name;
}

describe('the groups of modules that pages share', () => {
  it('leave a page without what only others need', () => {
    const group = groupsIn({
      [home]: ['/card', '/field', '/search'],
      [list]: ['/card', '/field', '/search'],
      [detail]: ['/card'],
      [project]: ['/field'],
      [article]: ['/text'],
      '/search': ['/field'],
    });
    expect(group('/card')).toBe([home, list, detail].join(' '));
    expect(group('/field')).toBe([home, list, project].join(' '));
    expect(group('/search')).toBe([home, list].join(' '));
    expect(group('/text')).toBeUndefined();
  });

  it('put into the frame what every page starts with', () => {
    const group = groupsIn({ 'root.tsx': ['/theme'], [homeStart]: ['/theme'], [home]: ['/theme', '/card'] });
    expect(group('/theme')).toBe('frame');
    expect(group('/card')).toBeUndefined();
  });

  it('keep apart what a page starts with and what comes once somebody is there', () => {
    const group = groupsIn({
      [listStart]: ['/filters', '/words'],
      [homeStart]: ['/words'],
      [home]: ['/card', '/filters', '/words'],
      [list]: ['/card', '/filters', '/words'],
      [detail]: ['/card', '/filters', '/words'],
      [article]: ['/card', '/filters', '/words'],
    });
    expect(group('/card')).toBe('later');
    expect(group('/filters')).toBe(listStart);
    expect(group('/words')).toBe([homeStart, listStart].join(' '));
  });

  it('put together what most later parts need, and what is too small for a file', () => {
    const group = groupsIn({
      [homeStart]: ['/small-number'],
      [listStart]: ['/small-number'],
      [home]: ['/card', '/small-icon'],
      [list]: ['/card'],
      [detail]: ['/card', '/small-icon'],
      [article]: ['/card'],
    });
    expect(group('/card')).toBe('later');
    expect(group('/small-icon')).toBe('later');
    expect(group('/small-number')).toBe('frame');
  });

  it('do not count what the theme names without reading it', () => {
    const contrast = '/node_modules/@mui/material/styles/enhanceHighContrast.mjs';
    const group = groupsIn({
      'root.tsx': [contrast],
      [contrast]: ['/textbox'],
      [home]: ['/textbox'],
      [list]: ['/textbox'],
    });
    expect(group('/textbox')).toBe([home, list].join(' '));
  });
});
