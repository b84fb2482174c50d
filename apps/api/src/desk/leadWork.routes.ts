import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addInterestNote,
  addLeadNote,
  changeDeskInterest,
  changeDeskLead,
  exportDeskInterest,
  exportDeskLeads,
  getDeskInterest,
  getDeskLead,
  listDeskInterest,
  listDeskLeads,
  sendLeadShortlist,
} from '@karachi-estates/contracts/deskLeads';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import {
  changeLead,
  changeRegistration,
  exportInterest,
  exportLeads,
  noteWork,
  readInterest,
  readLead,
  readLeads,
  readRegistration,
} from './leadWork.actions.ts';
import { sendShortlist } from './shortlist.actions.ts';

/** Find My Home requests and interest in projects, as the desk works on them. */
export const deskLeadsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listDeskLeads),
      handler: async (request) => readLeads(deps, staffCallerOf(request), request.query),
    });
    const { response: _leads, ...leadsSchema } = exportDeskLeads.schema;
    app.route({
      ...endpoint(exportDeskLeads),
      schema: leadsSchema,
      handler: async (request, reply) =>
        asCsvFile(reply, 'karachi-estates-leads').send(await exportLeads(deps, staffCallerOf(request), request.query)),
    });
    app.route({ ...endpoint(getDeskLead), handler: async (request) => readLead(deps, rowIdOf(request)) });
    app.route({
      ...endpoint(changeDeskLead),
      handler: async (request) => changeLead(deps, staffCallerOf(request), rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(addLeadNote),
      handler: async (request, reply) =>
        reply.code(201).send(await noteWork(deps, staffCallerOf(request), 'lead', rowIdOf(request), request.body.text)),
    });

    app.route({
      ...endpoint(sendLeadShortlist),
      handler: async (request, reply) =>
        reply.code(201).send(await sendShortlist(deps, staffCallerOf(request), rowIdOf(request), request.body)),
    });

    app.route({
      ...endpoint(listDeskInterest),
      handler: async (request) => readInterest(deps, staffCallerOf(request), request.query),
    });
    const { response: _interest, ...interestSchema } = exportDeskInterest.schema;
    app.route({
      ...endpoint(exportDeskInterest),
      schema: interestSchema,
      handler: async (request, reply) =>
        asCsvFile(reply, 'karachi-estates-interest').send(
          await exportInterest(deps, staffCallerOf(request), request.query),
        ),
    });
    app.route({ ...endpoint(getDeskInterest), handler: async (request) => readRegistration(deps, rowIdOf(request)) });
    app.route({
      ...endpoint(changeDeskInterest),
      handler: async (request) => changeRegistration(deps, staffCallerOf(request), rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(addInterestNote),
      handler: async (request, reply) =>
        reply
          .code(201)
          .send(await noteWork(deps, staffCallerOf(request), 'interest', rowIdOf(request), request.body.text)),
    });
  };
