import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getSettings, reportClientError } from '@karachi-estates/contracts/settings';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';

/** The site's public settings, and the errors that browsers report. */
export const settingsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { settings } = deps;
    app.route({
      ...endpoint(getSettings),
      handler: async (_, reply) => {
        reply.header('cache-control', 'public, max-age=60');
        return {
          siteUrl: settings.siteUrl,
          contact: settings.contact,
          bank: settings.bank,
          googleClientId: settings.google?.clientId ?? null,
          videoUrl: settings.videoUrl,
          demoData: settings.demoData,
        };
      },
    });
    app.route({
      ...endpoint(reportClientError),
      handler: async (request, reply) => {
        const { message, stack, url } = request.body;
        request.log.warn(
          { clientError: { message, stack, url: url?.split('?', 1)[0] } },
          'a browser reported an error',
        );
        return reply.code(202).send({ message: 'Thank you.' });
      },
    });
  };
