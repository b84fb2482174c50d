import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '@karachi-estates/api/deps';
import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from './headers.ts';

/** What is asked for under this folder has its content's hash in its name. */
const FOLDER = 'assets';
const COMPRESSED = /\.(?:br|gz)$/;
const NAME = /^[\w-][\w.-]{0,200}$/;
/** Files that are stored at the same time. */
const AT_ONCE = 8;

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Store = Pick<Deps['media'], 'get' | 'has' | 'put'>;

/**
 * Puts the scripts, styles and fonts of this release into the store of pictures, which all processes share: a page that
 * was opened before a deployment still finds what it loads later, whichever process it asks. Before the process
 * listens, because its own pages may ask a process of the last release. Does nothing where the release is there.
 * @param root the folder of the built client
 * @throws MediaStoreAway where the store cannot be reached
 */
export async function storeRelease(store: Store, root: string): Promise<void> {
  const found = await readdir(path.join(root, FOLDER)).catch(() => []);
  const names = found.filter((name) => NAME.test(name) && !COMPRESSED.test(name)).sort();
  const release = `${FOLDER}/release-${createHash('sha256').update(names.join('\n')).digest('hex')}`;
  if (await store.has(release)) return;
  const waiting = names.values();
  const storeNext = async () => {
    for (const name of waiting) await store.put(`${FOLDER}/${name}`, await readFile(path.join(root, FOLDER, name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  // Last: who finds this finds all of them.
  await store.put(release, Buffer.from(names.join('\n')));
}

/** Serves the files of releases before and after this one. This one's have routes of their own. */
export function serveOtherReleases(app: FastifyInstance, store: Pick<Store, 'get'>): void {
  app.get<{ Params: { '*': string } }>(`/${FOLDER}/*`, HIDDEN, async (request, reply) => {
    const name = request.params['*'];
    const type = TYPES[path.extname(name)];
    const bytes = type && NAME.test(name) ? await store.get(`${FOLDER}/${name}`) : undefined;
    if (!(type && bytes)) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', IMMUTABLE).type(type).send(bytes);
  });
}
