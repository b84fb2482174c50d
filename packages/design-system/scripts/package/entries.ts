import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Entry {
  types: string;
  default: string;
}

type Exports = Readonly<Record<string, Entry | string>>;

/** The entries that have declarations, by name: those of package.json, and each of `components` for its `*`. */
export function entriesOf(exports: Exports, components: readonly string[]): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]): [string, Entry][] => {
      if (typeof entry === 'string') return [];
      if (!name.includes('*')) return [[name, entry]];
      return components.map((component) => [
        name.replace('*', component),
        { types: entry.types.replaceAll('*', component), default: entry.default.replaceAll('*', component) },
      ]);
    }),
  );
}

/** The values that a module or its declarations export, by name. */
export function exportedNames(text: string): Set<string> {
  const declared = [...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function|class) (\w+)/gm)];
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  return new Set([
    ...declared.flatMap(([, name]) => name ?? []),
    ...listed
      .map((each) => each.trim())
      .filter((each) => each && !each.startsWith('type '))
      .map((each) => each.replace(/^.* as /, '')),
  ]);
}

/** What the declarations of an entry promise and its code does not have: 'theme/takeFocus: takeFocusInView'. */
export function missingInCode(folder: string, entries: Readonly<Record<string, Entry>>): string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const code = join(folder, entry.default);
    if (!existsSync(code)) return [`${name}: all of it`];
    const names = exportedNames(readFileSync(code, 'utf8'));
    const promised = exportedNames(readFileSync(join(folder, entry.types), 'utf8'));
    const missing = [...promised].filter((each) => !names.has(each));
    return missing.length > 0 ? [`${name}: ${missing.join(', ')}`] : [];
  });
}

/** The files that no server component could import: components, and what has hooks, without 'use client'. */
export function notMarkedForClients(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
    .filter((file) => {
      const code = readFileSync(join(dist, file), 'utf8');
      const hooks = /^import \{[^}]*\b(createContext|use[A-Z]?\w*)\b[^}]*\} from ["']react["']/m.test(code);
      return (file.startsWith('components/') || hooks) && !/^["']use client["'];/.test(code);
    });
}

/** The files of the declarations that the entries of a folder need, their own among them. */
export function neededTypes(folder: string, entries: Readonly<Record<string, Entry>>): Set<string> {
  const needed = new Set(Object.values(entries).map(({ types }) => join(folder, types)));
  for (const file of needed) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
      const path = join(dirname(file), `${target}.d.ts`);
      // Comments show imports too.
      if (existsSync(path)) needed.add(path);
    }
  }
  return needed;
}
