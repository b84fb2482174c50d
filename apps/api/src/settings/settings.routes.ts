import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getSettings, reportClientError } from '@karachi-estates/contracts/settings';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { withoutTokens } from '../plugins/requests.ts';

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
        const page = url && withoutTokens(url.split('?', 1)[0] ?? '');
        const clientError = { message: withoutTokens(message), stack: stack && withoutTokens(stack), url: page };
        request.log.warn({ clientError }, 'a browser reported an error');
        return reply.code(202).send({ message: 'Thank you.' });
      },
    });
  };
