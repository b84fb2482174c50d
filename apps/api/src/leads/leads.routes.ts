import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addLead as addLeadContract } from '@karachi-estates/contracts/leads';
import { LEAD_SUBMITTED } from '@karachi-estates/domain/leads/messages';
import { checkLead, REQUIRED_LEAD_FIELDS } from '@karachi-estates/domain/leads/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { looseText, requireValid } from '../plugins/forms.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { acceptPlainForms, pageOf, toPage, typedPerson, typedText } from '../plugins/plainForms.ts';
import { addLead } from './leads.actions.ts';

const PAGE = '/find-my-home';
const MOST_WISH = 120;

/** What a request that was refused was about, for its form. */
const wishOf = (body: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    (['city', 'area', 'propertyType', 'bedrooms', 'budget'] as const).flatMap((name) => {
      const value = body[name];
      return value ? [[name, value.slice(0, MOST_WISH)]] : [];
    }),
  );

/** 'Find My Home'. */
export const leadsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [addLeadContract.url]: (body) => ({
        path: PAGE,
        query: { ...typedPerson(body), ...wishOf(body), ...typedText(body, 'message') },
      }),
    });

    app.route({
      ...endpoint(addLeadContract),
      attachValidation: true,
      handler: async (request, reply) => {
        const input = looseText(request.body, [...REQUIRED_LEAD_FIELDS, 'message']);
        requireValid(request, checkLead(input));
        const page = pageOf(request);
        const lead = await addLead(deps, input, idempotencyKeyOf(request), page ?? request.locale);
        if (page) return toPage(reply, page, PAGE, { sent: '1' });
        return reply.code(201).send({ message: request.say(told({ LEAD_SUBMITTED })), id: lead.id });
      },
    });
  };
