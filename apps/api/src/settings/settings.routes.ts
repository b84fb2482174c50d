import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getSettings, reportClientError } from '@karachi-estates/contracts/settings';
import { THANK_YOU } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { SETTINGS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { CACHE_TAG } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { isRequestId, withoutPersonal } from '../plugins/requests.ts';

/** A message, a stack and an address fit; anything longer is no report. */
const MOST_REPORT_BYTES = 16 * 1024;

/** The site's public settings, and the errors that browsers report. */
export const settingsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { settings } = deps;
    app.route({
      ...endpoint(getSettings),
      handler: async (_, reply) => {
        reply.header('cache-control', 'public, max-age=60').header(CACHE_TAG, SETTINGS);
        return {
          siteUrl: settings.siteUrl,
          contact: settings.contact,
          bank: settings.bank,
          googleClientId: settings.google?.clientId ?? null,
          ...(settings.map && { map: settings.map }),
          videoUrl: settings.videoUrl,
          brochureUrl: settings.brochureUrl,
          demoData: settings.demoData,
        };
      },
    });
    app.route({
      ...endpoint(reportClientError),
      bodyLimit: MOST_REPORT_BYTES,
      handler: async (request, reply) => {
        const { message, stack, url, requestId } = request.body;
        const clientError = {
          message: withoutPersonal(message),
          stack: stack && withoutPersonal(stack),
          url: url && withoutPersonal(url.split(/[?#]/, 1)[0] ?? ''),
          // The request that the person waited for; the line's own id is that of the report.
          requestId: isRequestId(requestId) ? requestId : undefined,
        };
        request.log.warn({ clientError }, 'a browser reported an error');
        return reply.code(202).send({ message: request.say(told({ THANK_YOU })) });
      },
    });
  };
