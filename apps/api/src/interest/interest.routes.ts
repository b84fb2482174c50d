import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  registerGrandMonarch,
  registerInterest as registerInterestContract,
} from '@karachi-estates/contracts/interest';
import { INTEREST_REGISTERED } from '@karachi-estates/domain/interest/messages';
import { checkInterest } from '@karachi-estates/domain/interest/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { looseText, requireValid } from '../plugins/forms.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { registerInterest } from './interest.actions.ts';
import { findProject } from './interestProjects.store.ts';

const GRAND_MONARCH = 'grand-monarch';

/** Interest in a project: Grand Monarch's own address, and one for all. */
export const interestRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const register = async (request: FastifyRequest, project: string) => {
      const input = looseText(request.body, ['unitType', 'fullName', 'phoneNumber', 'email', 'unit']);
      const unitTypes = findProject(project, deps.settings)?.unitTypes ?? null;
      requireValid(request, checkInterest(input, unitTypes));
      await registerInterest(deps, project, input, idempotencyKeyOf(request));
      return { message: request.say(told({ INTEREST_REGISTERED })) };
    };

    app.route({
      ...endpoint(registerGrandMonarch),
      attachValidation: true,
      handler: async (request, reply) => reply.code(201).send(await register(request, GRAND_MONARCH)),
    });

    app.route({
      ...endpoint(registerInterestContract),
      attachValidation: true,
      handler: async (request, reply) => reply.code(201).send(await register(request, request.params.project)),
    });
  };
