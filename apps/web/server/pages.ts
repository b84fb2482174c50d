import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFiles } from './files.ts';
import { pageHeaders } from './headers.ts';
import type * as SiteModule from './site.ts';

/** What renders pages: the built bundle, or the development server's module. */
export type Site = Pick<typeof SiteModule, 'renderPage' | 'withNonce'>;

export interface PagesOptions {
  site(): Promise<Site>;
  siteUrl: string;
  files: SiteFiles;
  development?: boolean;
}

// The API answers what begins like this, also where it has no such endpoint.
const apiPath = /^\/(api|media|gmregister|healthz|readyz)(\/|\?|$)/;

/** Serves the site's files and pages beside the API, on everything that the API does not answer itself. */
export function servePages(app: FastifyInstance, { site, siteUrl, files, development = false }: PagesOptions): void {
  const secure = siteUrl.startsWith('https:');

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (apiPath.test(request.url)) return reply.callNotFound();
    const file = files.find(request.url, request.headers.accept);
    if (file) return files.send(file, request, reply);

    const { renderPage, withNonce } = await site();
    const page = await renderPage(app, { method: 'GET', url: request.url, origin: siteUrl, ip: request.ip });
    // In development the policy needs none, and React compares the attribute with the browser's empty one.
    const nonce = development ? '' : randomBytes(18).toString('base64');
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...pageHeaders({ nonce, secure, development }) })
      .send(withNonce(page.body, nonce));
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    config: { access: 'public' },
    schema: { hide: true },
    handler: answer,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    schema: { hide: true },
    handler: answer,
  });
}
