import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getMyPlan,
  getUpgradeScreenshot,
  requestUpgrade as requestUpgradeContract,
} from '@karachi-estates/contracts/plans';
import { SCREENSHOT_NOT_FOUND, UPGRADE_REQUESTED } from '@karachi-estates/domain/plans/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { printProof, withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { sha256Of } from '../plugins/digest.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { readForm } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import { readPlanState, readProof, readUpgrade, requestUpgrade } from './plans.actions.ts';

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
        const accountId = callerOf(request).id;
        const field = 'screenshot';
        const room = await requireUploadRoom(deps, { accountId }, { field, bytes: file?.length });
        const upload = { bytes: file, field, accountId, room, isPrivate: true };
        const print = file ? await printProof(file) : undefined;
        const state = await withPicture(deps, upload, (db, picture) =>
          requestUpgrade({ ...deps, db }, accountId, {
            ...fields,
            proof: picture && file ? { hash: picture.hash, kind: 'photo', sha256: sha256Of(file), print } : undefined,
          }),
        );
        return reply.code(201).send({ message: request.say(told({ UPGRADE_REQUESTED })), state });
      },
    });

    const { response: _answers, ...schema } = getUpgradeScreenshot.schema;
    app.route({
      ...endpoint(getUpgradeScreenshot),
      schema,
      handler: async (request, reply) => {
        const proof = await readProof(deps, Number(request.params.id), callerOf(request).id);
        if (!proof) throw new HttpProblem(404, told({ SCREENSHOT_NOT_FOUND }));
        return reply
          .header('cache-control', 'no-store')
          .type(proof.kind === 'pdf' ? 'application/pdf' : 'image/webp')
          .send(proof.bytes);
      },
    });
  };
