import type { Access, Endpoint } from '@karachi-estates/contracts/endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; routes without one are public. */
    access?: Access;
    /** The contract that the route serves, for the check that every contract is served. */
    contract?: Endpoint;
  }
}

/** Options of a route that is no part of the documented API. */
export const HIDDEN = { schema: { hide: true } } as const;

type RouteSchema<E extends Endpoint> = E extends { encoding: 'multipart' } ? Omit<E['schema'], 'body'> : E['schema'];

/**
 * A contract as Fastify route options. Bodies of multipart endpoints are read part by part by the handler, so the
 * validator never sees them.
 * @example app.route({ ...endpoint(getProperty), handler })
 */
export function endpoint<const E extends Endpoint>(
  contract: E,
): { method: E['method']; url: string; schema: RouteSchema<E>; config: { access: Access; contract: Endpoint } } {
  const { body, ...rest } = contract.schema;
  const schema = contract.encoding === 'multipart' || body === undefined ? rest : contract.schema;
  return {
    method: contract.method,
    url: contract.url,
    schema: schema as RouteSchema<E>,
    config: { access: contract.access, contract },
  };
}
