import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const folders = ['packages/design-system/src', 'apps/web/app'];

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const rest = `${first}0123456789`;

/** The number as a class name of two characters, or more from 3,224 on. */
function spell(number: number): string {
  const start = first[number % first.length] ?? '';
  let name = '';
  for (let left = Math.floor(number / first.length); name === '' || left > 0; left = Math.floor(left / rest.length)) {
    name += rest[left % rest.length];
  }
  return start + name;
}

/** Every class of the stylesheets, in an order that only the sources decide, so that equal sources give equal names. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  let number = 0;
  for (const folder of folders) {
    const files = readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.module.css')).sort()) {
      const source = readFileSync(path.join(workspace, folder, file), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|url\([^)]*\)/g,
        '',
      );
      for (const [, name = ''] of source.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)) {
        const owner = `${path.join(folder, file)} ${name}`;
        if (names.has(owner)) continue;
        // Blockers of advertisements hide what is called so.
        while (/^ad/i.test(spell(number))) number += 1;
        names.set(owner, spell(number));
        number += 1;
      }
    }
  }
  return names;
}

let names: ReadonlyMap<string, string> | undefined;

/**
 * A class name of two characters for a CSS module's class: class names stand hundreds of times in a page. What the
 * stylesheets do not spell out themselves gets a longer one.
 */
export function shortName(name: string, file: string): string {
  names ??= readNames();
  const owner = `${path.relative(workspace, file.split('?', 1)[0] ?? file)} ${name}`;
  return names.get(owner) ?? `_${createHash('sha256').update(owner).digest('base64url').slice(0, 6)}`;
}
