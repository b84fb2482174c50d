import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const owners = new Map<string, string>();

/**
 * A class name of three characters for a CSS module's class: class names stand hundreds of times in a page. The browser's
 * and the server's build run in one process and so agree; two classes that would get the same name are told apart.
 */
export function shortName(name: string, file: string): string {
  const owner = `${path.relative(workspace, file.split('?', 1)[0] ?? file)} ${name}`;
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHash('sha256').update(`${attempt} ${owner}`).digest('base64');
    const short = digest.match(/[A-Za-z][A-Za-z0-9]{2}/)?.[0] ?? digest;
    const taken = owners.get(short);
    if (taken === undefined || taken === owner) {
      owners.set(short, owner);
      return short;
    }
  }
}
