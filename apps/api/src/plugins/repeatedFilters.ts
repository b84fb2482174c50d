import { SEVERAL, severalOf } from '@karachi-estates/domain/properties/listFilters';
import type { FastifyInstance } from 'fastify';

/**
 * Forms send a filter once for each choice, and people write such addresses by hand: `area=31&area=18` means both, as
 * `area=31,18` does. Of what is no list the schema says that it stands twice.
 */
export function registerRepeatedFilters(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const query = request.query as Record<string, unknown>;
    for (const name of SEVERAL) {
      const given = query[name];
      if (Array.isArray(given)) query[name] = severalOf(name, given.map(String));
    }
    done();
  });
}
