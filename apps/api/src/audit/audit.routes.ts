import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { exportAudit, listAudit, verifyAuditLog } from '@karachi-estates/contracts/deskAudit';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { exportAuditRows, readAudit } from './audit.actions.ts';
import { verifyAudit } from './audit.store.ts';

/** Who did what, for owners. */
export const auditRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(listAudit), handler: async (request) => readAudit(deps, request.query) });
    app.route({
      ...endpoint(verifyAuditLog),
      handler: async () => {
        const { rows, firstWrong } = await verifyAudit(deps.db);
        return { rows, first_wrong: firstWrong };
      },
    });
    const { response: _answers, ...schema } = exportAudit.schema;
    app.route({
      ...endpoint(exportAudit),
      schema,
      handler: async (request, reply) =>
        asCsvFile(reply, 'karachi-estates-audit').send(
          await exportAuditRows(deps, staffCallerOf(request).actor, request.query),
        ),
    });
  };
