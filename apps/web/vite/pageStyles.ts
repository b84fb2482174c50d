import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { landings } from './pageChunks.ts';

interface Part {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The build's list of files, which the router reads to learn what each page needs. */
type Manifest = Record<string, Part>;

/** Everything that the entry cannot start without, in the order in which the router names their stylesheets. */
function startOf(entries: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const walk = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const each of manifest[name]?.imports ?? []) walk(each);
  };
  for (const entry of entries) walk(entry);
  return [...found];
}

const stylesOf = (names: readonly string[], manifest: Manifest) => [
  ...new Set(names.flatMap((name) => manifest[name]?.css ?? [])),
];

/**
 * Gives each page that strangers land on one stylesheet beside the frame's: the same rules in the same order as the files that
 * the bundler makes, one per chunk. Nothing is drawn before the last of them is there, and over HTTP/1.1 a browser asks for six
 * at a time at most, each on a connection that first has to be opened. Other pages, and parts that are loaded later, keep theirs.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '.' }) {
      const listFile = path.join(dir, '.vite/manifest.json');
      const manifest: Manifest = JSON.parse(await readFile(listFile, 'utf8'));
      const entryOf = (file: string) => {
        const name = Object.keys(manifest).find((each) => each.replace(/\?.*/, '') === `app/${file}`);
        if (!name) throw new Error(`The build has no ${file}.`);
        return name;
      };
      const [root = '', client = ''] = ['root.tsx', 'entry.client.tsx'].map(entryOf);
      const ofFrame = stylesOf(startOf([root, client], manifest), manifest);
      // Named by the root alone, which every page has. Were it among what is loaded later, the router would name it by another
      // address, under which a browser fetches it again, and then lays the whole page out again.
      for (const part of Object.values(manifest)) part.css = part.css?.filter((file) => !ofFrame.includes(file));
      Object.assign(manifest[root] ?? {}, { css: ofFrame });
      for (const page of landings) {
        const entry = entryOf(page);
        const own = stylesOf(startOf([entry], manifest), manifest);
        const rules = (await Promise.all(own.map((file) => readFile(path.join(dir, file), 'utf8')))).join('');
        const file = `assets/${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
        await writeFile(path.join(dir, file), rules);
        // The router takes a page's stylesheets from all of its parts, which other pages share: this page gets copies without.
        const bare = (name: string): string => {
          const copy = `${name}?without-styles`;
          const part = manifest[name];
          if (part && !manifest[copy]) {
            const { css: _, ...rest } = part;
            manifest[copy] = rest;
            rest.imports = part.imports?.map(bare);
          }
          return copy;
        };
        const part = manifest[entry];
        if (part) manifest[entry] = { ...part, css: [file], imports: part.imports?.map(bare) };
      }
      await writeFile(listFile, JSON.stringify(manifest));
    },
  };
}
