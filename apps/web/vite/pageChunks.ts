import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../app');

/** What every page starts with. */
const frame = ['root.tsx', 'entry.client.tsx'];
const home = 'routes/home/HomeRoute.tsx';
const list = 'routes/properties/PropertiesRoute.tsx';
const detail = 'routes/property/PropertyRoute.tsx';
/** The pages that show homes on cards. */
const homes = [home, list, detail];
/** The pages that strangers land on. */
const landings = [
  ...homes,
  'routes/blogs/BlogsRoute.tsx',
  'routes/blog/BlogRoute.tsx',
  'routes/grand-monarch/GrandMonarchRoute.tsx',
];

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Everything that a module cannot start without, and itself. */
function closureOf(file: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = [path.join(app, file)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function assign(graph: Graph): Map<string, string> {
  const chunks = new Map<string, string>();
  const users = new Map<string, string[]>();
  for (const page of landings) {
    for (const id of closureOf(page, graph)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  for (const [id, pages] of users) {
    if (pages.length > 3) chunks.set(id, 'frame');
    else if (pages.includes(home) && pages.includes(detail)) chunks.set(id, 'homes');
    else if (pages.includes(home) && pages.includes(list)) chunks.set(id, 'search');
    else if (pages.includes(list) && pages.includes(detail)) chunks.set(id, 'details');
    else if (pages.length > 1) chunks.set(id, 'articles');
  }
  for (const file of frame) for (const id of closureOf(file, graph)) chunks.set(id, 'frame');
  // Entries are files of their own anyway.
  for (const file of [...frame, ...landings]) chunks.delete(path.join(app, file));
  return chunks;
}

/**
 * Groups for the bundler: small modules that the public pages have in common go into few files. Left alone it makes a file
 * for each set of pages that a module is used by, some fifty a page, which compress badly and each have to be named in the
 * HTML.
 */
export function pageChunks() {
  let chunks: Map<string, string> | undefined;
  const nameOf = (id: string, graph: Graph) => {
    chunks ??= assign(graph);
    return chunks.get(id);
  };
  const group = (name: string, priority: number) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    priority,
  });
  return [
    { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|swr)[\\/]/, priority: 3 },
    group('frame', 2),
    group('homes', 1),
    group('search', 1),
    group('details', 1),
    group('articles', 1),
    // The list and the forms read what is typed.
    { name: 'typed', test: /domain[\\/]src[\\/]properties[\\/]typed\w+\.ts$/, priority: 1 },
  ];
}
