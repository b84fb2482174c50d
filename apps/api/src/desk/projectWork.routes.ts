import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskProjects';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import {
  actOnLaunch,
  actOnUnit,
  bookUnitAtDesk,
  endUnitBooking,
  priceUnit,
  readDeskEntries,
  readDeskLaunch,
  readDeskProject,
  readDeskProjects,
  readDeskUnit,
  readDeskUnits,
  setDeskLaunch,
} from './projectWork.actions.ts';

/** Projects, their units and launches, for the projects' desk. */
export const deskProjectsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(contracts.listDeskProjects),
      handler: async () => ({ rows: await readDeskProjects(deps) }),
    });
    app.route({
      ...endpoint(contracts.getDeskProject),
      handler: async (request) => readDeskProject(deps, request.params.id),
    });
    app.route({ ...endpoint(contracts.listDeskUnits), handler: async (request) => readDeskUnits(deps, request.query) });
    app.route({ ...endpoint(contracts.getDeskUnit), handler: async (request) => readDeskUnit(deps, rowIdOf(request)) });
    app.route({
      ...endpoint(contracts.actOnDeskUnit),
      handler: async (request) => ({
        message: await actOnUnit(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
      }),
    });
    app.route({
      ...endpoint(contracts.priceDeskUnit),
      handler: async (request) => ({
        message: await priceUnit(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
      }),
    });
    app.route({
      ...endpoint(contracts.bookDeskUnit),
      handler: async (request) => ({
        message: await bookUnitAtDesk(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
      }),
    });
    app.route({
      ...endpoint(contracts.endDeskBooking),
      handler: async (request) => ({
        message: await endUnitBooking(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.seen),
      }),
    });
    app.route({
      ...endpoint(contracts.listDeskEntries),
      handler: async (request) => readDeskEntries(deps, request.query),
    });
    app.route({
      ...endpoint(contracts.getDeskLaunch),
      handler: async (request) => readDeskLaunch(deps, request.params.id),
    });
    app.route({
      ...endpoint(contracts.setDeskLaunch),
      handler: async (request) => ({
        message: await setDeskLaunch(deps, staffCallerOf(request).actor, request.params.id, request.body),
      }),
    });
    app.route({
      ...endpoint(contracts.actOnDeskLaunch),
      handler: async (request) => ({
        message: await actOnLaunch(deps, staffCallerOf(request).actor, request.params.id, request.body.action),
      }),
    });
  };
