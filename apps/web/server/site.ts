import * as build from 'virtual:react-router/server-build';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler } from 'react-router';
import { type Caller, inProcess } from './api.ts';

export { noncePlaceholder } from '../app/nonce.ts';

/** What loaders get as `context`. */
export interface SiteContext {
  /** Calls the API without a network, in the visitor's name as far as limits are concerned. */
  api: Caller;
  /** The address people see, without a slash at the end. */
  origin: string;
}

declare module 'react-router' {
  interface AppLoadContext extends SiteContext {}
}

/** A page as it can be kept: the same for every guest but for the nonce, which is put in when it is sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  origin: string;
  /** Address of the visitor. */
  ip: string;
}

const respond = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders a page of the site. Nothing of the visitor but the address goes in, so equal addresses give equal pages and a cache
 * may stand in front of this function.
 */
export async function renderPage(app: FastifyInstance, request: PageRequest): Promise<RenderedPage> {
  const response = await respond(new Request(new URL(request.url, request.origin), { method: request.method }), {
    api: inProcess(app, request.ip),
    origin: request.origin,
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
