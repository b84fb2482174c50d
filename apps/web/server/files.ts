import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import type { FastifyInstance } from 'fastify';
import { DRAWING_POLICY, IMMUTABLE } from './headers.ts';

const SERVICE_WORKER = 'sw.js';

/** A service worker whose only work is to go. */
const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const AN_HOUR = 'public, max-age=3600';
/** A browser that has the service worker asks at every visit whether it is still the one. */
const ASK = 'no-cache';

/** The headers of a file, by its name: what has its content's hash in the name never changes. */
function headersOf(file: string): Record<string, string> {
  const isHashed = /^(assets|pictures)\//.test(file);
  return {
    'cache-control': isHashed ? IMMUTABLE : file === SERVICE_WORKER ? ASK : AN_HOUR,
    // The build compresses text beside the file.
    ...(/\.(css|js|json|svg|txt|webmanifest)$/.test(file) ? { vary: 'accept-encoding' } : {}),
    ...(file.endsWith('.svg') ? { 'content-security-policy': DRAWING_POLICY } : {}),
  };
}

/**
 * The files of the pictures, by addresses without an ending. WebP is made in one width only: those who do not read AVIF
 * get that one for every width.
 */
async function readPictures(root: string) {
  const folder = path.join(root, 'pictures');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Set(names.map((name) => name.split(path.sep).join('/')));
  const webpOf = new Map(
    [...files].flatMap((file) => {
      const [, picture] = /^(.+)-\d+\.webp$/.exec(file) ?? [];
      return picture ? [[picture, file] as const] : [];
    }),
  );
  return (picture: string, accept: string): string | undefined => {
    if (accept.includes('image/avif') && files.has(`${picture}.avif`)) return `${picture}.avif`;
    return files.has(`${picture}.webp`) ? `${picture}.webp` : webpOf.get(picture.replace(/-\d+$/, ''));
  };
}

export interface FilesOptions {
  /**
   * Pages that were seen open offline. Where it is off, browsers forget the service worker and all that it has cached.
   */
  offline?: boolean;
}

/**
 * Serves the files of the built site, each on a route of its own: what was not there at the start is not a file,
 * whatever its path says. Pictures are also found without an ending, in the best format that the browser accepts.
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string,
  { offline = true }: FilesOptions = {},
): Promise<void> {
  const ignored = ['**/*.br', '**/*.gz', '**/.*', '**/.*/**', ...(offline ? [] : [SERVICE_WORKER])];
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ignored,
    cacheControl: false,
    setHeaders(response, file) {
      const name = path
        .relative(root, file)
        .split(path.sep)
        .join('/')
        .replace(/\.(br|gz)$/, '');
      for (const [header, value] of Object.entries(headersOf(name))) response.setHeader(header, value);
    },
  });
  const findPicture = await readPictures(root);
  app.get<{ Params: { '*': string } }>('/pictures/*', HIDDEN, (request, reply) => {
    const file = findPicture(request.params['*'], request.headers.accept ?? '');
    return file ? reply.header('vary', 'accept').sendFile(`pictures/${file}`) : reply.callNotFound();
  });
  if (offline) return;
  app.get(`/${SERVICE_WORKER}`, HIDDEN, (_, reply) =>
    reply.header('cache-control', ASK).type('text/javascript; charset=utf-8').send(RETIREMENT),
  );
}
