import { type AnswerOf, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { CallFailed } from '../app/data/call.ts';
import type { Caller } from '../app/data/reading.ts';

export type { Caller };

/** The API as loaders call it: through the same routes, hooks and schemas as over the network, without the network. */
export function inProcess(app: FastifyInstance, remoteAddress: string): Caller {
  return async (endpoint, address) => {
    const response = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, address),
      headers: { accept: 'application/json' },
      remoteAddress,
    });
    const data: unknown = response.body ? JSON.parse(response.body) : undefined;
    if (response.statusCode >= 400) throw new CallFailed(response.statusCode, data as Partial<Failure>);
    return {
      data: data as AnswerOf<typeof endpoint>,
      header: (name) => {
        const value = response.headers[name];
        return value === undefined ? null : String(value);
      },
    };
  };
}
