import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { HIDDEN } from '@karachi-estates/api/plugins/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE } from './headers.ts';

/** What the document of the desk holds in the place of the nonce. */
const NONCE_PLACE = '__STYLE_NONCE__';

/**
 * What the desk may load: its own files and answers of this server, nothing else. Styles are written by its own
 * script, which knows the nonce of this one answer.
 */
export const deskPolicy = (nonce: string, secure: boolean): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * Serves the desk under `/desk`: one document for every address below it, which is never stored, and the files of its
 * build. Where the desk is not built, its addresses do not exist.
 */
export async function serveDesk(app: FastifyInstance, root: string, { siteUrl }: { siteUrl: string }): Promise<void> {
  const file = path.join(root, 'index.html');
  if (!existsSync(file)) {
    app.log.warn({ file }, 'the desk is not built and not served');
    return;
  }
  const document = readFileSync(file, 'utf8');
  const secure = siteUrl.startsWith('https:');

  await app.register(fastifyStatic, {
    root: path.join(root, 'assets'),
    prefix: '/desk/assets/',
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(response) {
      response.setHeader('cache-control', IMMUTABLE);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('x-robots-tag', 'noindex');
    },
  });

  const sendDesk = (request: FastifyRequest, reply: FastifyReply) => {
    // A file that is not there is no screen: a browser with an old document must not take this one for a script.
    if (/^\/desk\/assets\//.test(request.url)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': deskPolicy(nonce, secure),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(document.replace(NONCE_PLACE, nonce));
  };
  app.get('/desk', HIDDEN, sendDesk);
  app.get('/desk/*', HIDDEN, sendDesk);
}
