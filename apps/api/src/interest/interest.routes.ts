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
import { acceptPlainForms, pageOf, toPage, typedPerson } from '../plugins/plainForms.ts';
import { registerInterest } from './interest.actions.ts';
import { findInterestProject } from './interestProjects.store.ts';

const GRAND_MONARCH = 'grand-monarch';
const INTEREST_PAGE = '/projects/interest';

/** What a registration was about, in the address of its page. */
const aboutOf = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    ['unitType', 'unit'].flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 40)]] : [];
    }),
  );

/** Interest in a project: Grand Monarch's own address, and one for all. */
export const interestRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [registerInterestContract.url]: (body, { project = '' }) => ({
        path: INTEREST_PAGE,
        query: {
          project,
          ...aboutOf(body),
          ...typedPerson({ name: body.fullName, phone: body.phoneNumber, email: body.email }),
        },
      }),
    });

    const register = async (request: FastifyRequest, project: string) => {
      const input = looseText(request.body, ['unitType', 'fullName', 'phoneNumber', 'email', 'unit']);
      const unitTypes = (await findInterestProject(deps.db, project, deps.settings))?.unitTypes ?? null;
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
      handler: async (request, reply) => {
        const { project } = request.params;
        const answer = await register(request, project);
        const page = pageOf(request);
        if (!page) return reply.code(201).send(answer);
        const { unit } = aboutOf(request.body);
        return toPage(reply, page, INTEREST_PAGE, { project, ...(unit && { unit }), done: 'registered' });
      },
    });
  };
