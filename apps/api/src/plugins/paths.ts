import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'url'>;

/** The path that was asked for, in the one spelling by which routes are found: what of it was escaped is read. */
export function pathOf({ url }: Asked): string {
  const [path = ''] = url.split('?', 1);
  try {
    // Leaves an escaped slash as it is, which parts nothing.
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}

/** Whether the API answers, also where it has no such endpoint. */
export const isOfApi = (request: Asked): boolean =>
  /^\/(api|media|gmregister|healthz|readyz)(\/|$)/.test(pathOf(request));
