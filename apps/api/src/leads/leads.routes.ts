import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addLead as addLeadContract } from '@karachi-estates/contracts/leads';
import { LEAD_SUBMITTED } from '@karachi-estates/domain/leads/messages';
import { checkLead, REQUIRED_LEAD_FIELDS } from '@karachi-estates/domain/leads/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { looseText, requireValid } from '../plugins/forms.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { addLead } from './leads.actions.ts';

/** 'Find My Home'. */
export const leadsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(addLeadContract),
      attachValidation: true,
      handler: async (request, reply) => {
        const input = looseText(request.body, [...REQUIRED_LEAD_FIELDS, 'message']);
        requireValid(request, checkLead(input));
        const lead = await addLead(deps, input, idempotencyKeyOf(request), request.locale);
        return reply.code(201).send({ message: request.say(told({ LEAD_SUBMITTED })), id: lead.id });
      },
    });
  };
