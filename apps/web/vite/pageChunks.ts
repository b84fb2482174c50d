import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';

const app = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../app');

/** What every page starts with. */
const frame = ['root.tsx', 'entry.client.tsx'];
/** What the pages that strangers land on start with, each, and what Urdu ones need beside it. */
const routes = [
  'locale/urdu.ts',
  'routes/home/HomeRoute.tsx',
  'routes/properties/PropertiesRoute.tsx',
  'routes/property/PropertyRoute.tsx',
  'routes/blogs/BlogsRoute.tsx',
  'routes/blog/BlogRoute.tsx',
  'routes/grand-monarch/GrandMonarchRoute.tsx',
];
/** What comes once somebody is there (app/chrome/LaterPart.tsx). */
const pages = [
  'chrome/FrameHeader.tsx',
  'chrome/FrameFooter.tsx',
  'routes/home/HomePage.tsx',
  'routes/properties/PropertiesPage.tsx',
  'routes/property/PropertyPage.tsx',
  'routes/blog/BlogPage.tsx',
  'routes/grand-monarch/GrandMonarchPage.tsx',
];

/** What at least so many of the later parts use is one file for all of them. */
const MANY_PAGES = 4;
/** Characters of source below which a group is not worth a file: some 500 bytes of gzip. */
const SMALL_GROUP = 3_000;

/**
 * What MUI's theme imports names for that this site never reads: the bundler drops them, but what they stand beside,
 * such as the whole text box, would count as needed by every page.
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

/** A file of the build: its name, and its rank among those that want the same module. */
export interface Group {
  name: string;
  rank: number;
}

/** Modules by the files that need them, without those that have a group already. */
function usersOf(files: readonly string[], graph: Graph, taken: ReadonlyMap<string, Group>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of files) {
    for (const id of closureOf(file, graph)) if (!taken.has(id)) users.set(id, [...(users.get(id) ?? []), file]);
  }
  return users;
}

/**
 * Gives modules to groups, by the set of the files that need them.
 * @param few fewer users than this make no group.
 * @param many what so many need goes into the common group, and what is too small for a file.
 */
function share(
  users: ReadonlyMap<string, string[]>,
  { few, many, common }: { few: number; many: number; common: Group },
  graph: Graph,
  into: Map<string, Group>,
): void {
  const sizes = new Map<string, number>();
  const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  for (const [id, files] of users) sizes.set(files.join(' '), (sizes.get(files.join(' ')) ?? 0) + sizeOf(id));
  for (const [id, files] of users) {
    if (files.length < few) continue;
    const name = files.join(' ');
    const isSmall = files.length > 1 && (sizes.get(name) ?? 0) < SMALL_GROUP;
    const isCommon = files.length >= many || isSmall;
    into.set(id, isCommon ? common : { name, rank: common.rank - 10 + files.length });
  }
}

const inFrame: Group = { name: 'frame', rank: 40 };
const inLater: Group = { name: 'later', rank: 20 };

/** The group of each module that goes with others, by its id. No page starts with what only later parts need. */
export function groupsOf(graph: Graph): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const file of frame) for (const id of closureOf(file, graph)) found.set(id, inFrame);
  // What one route starts with has a group too, or it would go along with what later parts share.
  share(usersOf(routes, graph, found), { few: 1, many: routes.length, common: inFrame }, graph, found);
  share(usersOf(pages, graph, found), { few: 2, many: MANY_PAGES, common: inLater }, graph, found);
  // Entries are files of their own anyway.
  for (const file of [...frame, ...routes, ...pages]) found.delete(path.join(app, file));
  return found;
}

/**
 * Groups for the bundler: small modules that the public pages have in common go into few files. Left alone it makes a
 * file for each set of pages that a module is used by, some fifty a page, which compress badly and each have to be
 * named in the HTML.
 */
export function pageChunks() {
  let found: Map<string, Group> | undefined;
  const nameOf = (id: string, graph: Graph, rank: number) => {
    found ??= groupsOf(graph);
    const group = found.get(id);
    return group?.rank === rank ? group.name : null;
  };
  // A group takes what its modules import along unless that is in a group already, so the widest shared come first.
  const shared = Array.from({ length: inFrame.rank }, (_, index) => index + 1).map((rank) => ({
    name: (id: string, graph: Graph) => nameOf(id, graph, rank),
    priority: rank + 1,
  }));
  return [
    { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|swr)[\\/]/, priority: 90 },
    ...shared,
    // The list and the forms read what is typed.
    { name: 'typed', test: /domain[\\/]src[\\/]properties[\\/]typed\w+\.ts$/, priority: 1 },
  ];
}
