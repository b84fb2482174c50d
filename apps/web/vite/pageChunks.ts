import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../app');

/** What every page starts with, and what it loads once it is idle. */
const frame = ['root.tsx', 'entry.client.tsx', 'offline/cachePage.ts', 'chrome/NoticeBoard.tsx'];
/** The pages that strangers land on. */
const landings = [
  'routes/home/HomeRoute.tsx',
  'routes/properties/PropertiesRoute.tsx',
  'routes/property/PropertyRoute.tsx',
  'routes/blogs/BlogsRoute.tsx',
  'routes/blog/BlogRoute.tsx',
  'routes/grand-monarch/GrandMonarchRoute.tsx',
];

/** What at least so many pages use goes into the frame. */
const MANY_PAGES = 4;
/** Characters of source below which a group is not worth a file: some 500 bytes of gzip. */
const SMALL_GROUP = 3_000;

/**
 * What MUI's theme imports names for that this site never reads: the bundler drops them, but what they stand beside, such as
 * the whole text box, would count as needed by every page.
 */
const unusedByTheme = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/;

export type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Everything that a module cannot start without, and itself. */
function closureOf(file: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = [path.join(app, file)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || unusedByTheme.test(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The pages whose modules go together, by the id of each module that landing pages share. Modules with the same pages make a
 * group, so that no page loads what only others need.
 */
export function pagesOf(graph: Graph): Map<string, ReadonlySet<string>> {
  const users = new Map<string, string[]>();
  for (const page of landings) {
    for (const id of closureOf(page, graph)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  const everyPage = new Set(landings);
  const groups = new Map<string, { pages: ReadonlySet<string>; ids: string[]; size: number }>();
  for (const [id, pages] of users) {
    const name = pages.join(' ');
    const group = groups.get(name) ?? { pages: new Set(pages), ids: [], size: 0 };
    group.ids.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    groups.set(name, group);
  }
  const found = new Map<string, ReadonlySet<string>>();
  for (const { pages, ids, size } of groups.values()) {
    if (pages.size === 1) continue;
    for (const id of ids) found.set(id, pages.size >= MANY_PAGES || size < SMALL_GROUP ? everyPage : pages);
  }
  for (const file of frame) for (const id of closureOf(file, graph)) found.set(id, everyPage);
  // Entries are files of their own anyway.
  for (const file of [...frame, ...landings]) found.delete(path.join(app, file));
  return found;
}

/**
 * Groups for the bundler: small modules that the public pages have in common go into few files. Left alone it makes a file
 * for each set of pages that a module is used by, some fifty a page, which compress badly and each have to be named in the
 * HTML.
 */
export function pageChunks() {
  let found: Map<string, ReadonlySet<string>> | undefined;
  const nameOf = (id: string, graph: Graph, count: number) => {
    found ??= pagesOf(graph);
    const pages = found.get(id);
    return pages?.size === count ? [...pages].join(' ') : null;
  };
  // A group takes what its modules import along unless that is in a group already, so the widest shared come first.
  const shared = landings.slice(1).map((_, index) => ({
    name: (id: string, graph: Graph) => nameOf(id, graph, index + 2),
    priority: index + 2,
  }));
  return [
    {
      name: 'vendor',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|swr)[\\/]/,
      priority: landings.length + 1,
    },
    ...shared,
    // The list and the forms read what is typed.
    { name: 'typed', test: /domain[\\/]src[\\/]properties[\\/]typed\w+\.ts$/, priority: 1 },
  ];
}
