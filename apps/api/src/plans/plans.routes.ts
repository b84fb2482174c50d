import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getMyPlan, requestUpgrade as requestUpgradeContract } from '@karachi-estates/contracts/plans';
import { UPGRADE_REQUESTED } from '@karachi-estates/domain/plans/messages';
import type { Deps } from '../deps.ts';
import { withPicture } from '../media/media.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { readForm } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import { readPlanState, readUpgrade, requestUpgrade } from './plans.actions.ts';

const MAX_SCREENSHOT_MEGABYTES = 8;

/** A seller's plan and 'I have paid'. */
export const plansRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getMyPlan),
      handler: async (request) => readPlanState(deps, callerOf(request).id),
    });

    app.route({
      ...endpoint(requestUpgradeContract),
      handler: async (request, reply) => {
        const { fields, file } = await readForm(request, {
          name: 'screenshot',
          maxMegabytes: MAX_SCREENSHOT_MEGABYTES,
        });
        readUpgrade(fields);
        const state = await withPicture(deps, { bytes: file, field: 'screenshot' }, (picture) =>
          requestUpgrade(deps, callerOf(request).id, { ...fields, screenshot: picture?.src ?? null }),
        );
        return reply.code(201).send({ message: UPGRADE_REQUESTED, state });
      },
    });
  };
