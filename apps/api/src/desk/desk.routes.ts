import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getToday } from '@karachi-estates/contracts/desk';
import {
  actOnListing,
  actOnListings,
  addListingNote,
  correctListing,
  exportDeskListings,
  getDeskListing,
  listDeskListings,
  undoAction,
} from '@karachi-estates/contracts/deskListings';
import {
  actOnBuyer,
  actOnSeller,
  addBuyerNote,
  addSellerNote,
  eraseBuyer,
  eraseSeller,
  exportBuyer,
  exportSeller,
  getDeskBuyer,
  getDeskSeller,
  listDeskBuyers,
  listDeskSellers,
} from '@karachi-estates/contracts/deskPeople';
import { decideDeskUpgrade, getDeskUpgradeScreenshot, listDeskUpgrades } from '@karachi-estates/contracts/deskUpgrades';
import { SCREENSHOT_NOT_FOUND } from '@karachi-estates/domain/plans/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { readMarkedRequest } from '../orders/proof.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { requireFreshCode, staffCallerOf } from '../plugins/staffSession.ts';
import { correct } from './corrections.actions.ts';
import { exportListings, readListingDetail, readListings } from './listingReads.actions.ts';
import { actOnMany, actOnOne, noteListing } from './listings.actions.ts';
import { isOfMany, undo } from './listingUndo.actions.ts';
import { actOnPerson, erasePerson, exportPerson, notePerson, readPeople, readPerson } from './people.actions.ts';
import { readToday } from './today.actions.ts';
import { decide, readUpgrades } from './upgrades.actions.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** Ads, and what is known of each. */
function listingRoutes(app: Routes, deps: Deps): void {
  app.route({ ...endpoint(listDeskListings), handler: async (request) => readListings(deps, request.query) });

  const { response: _csv, ...csvSchema } = exportDeskListings.schema;

  app.route({
    ...endpoint(exportDeskListings),
    schema: csvSchema,
    handler: async (request, reply) =>
      asCsvFile(reply, 'karachi-estates-ads').send(
        await exportListings(deps, staffCallerOf(request).actor, request.query),
      ),
  });

  app.route({
    ...endpoint(getDeskListing),
    handler: async (request) => readListingDetail(deps, rowIdOf(request), staffCallerOf(request).actor.id),
  });

  app.route({
    ...endpoint(addListingNote),
    handler: async (request, reply) =>
      reply.code(201).send(await noteListing(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.text)),
  });
}

/** What is done with ads, one or many. */
function listingActionRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(actOnListing),
    handler: async (request) => {
      if (request.body.mistake) requireFreshCode(deps, request);
      return actOnOne(deps, staffCallerOf(request).actor, rowIdOf(request), request.body);
    },
  });

  app.route({
    ...endpoint(actOnListings),
    handler: async (request) => {
      const { ids, seen, ...order } = request.body;
      const report = await actOnMany(deps, staffCallerOf(request).actor, ids, order, seen);
      return {
        ...report,
        refused: report.refused.map(({ id, why }) => ({ id, message: request.say(why.told) })),
      };
    },
  });

  app.route({
    ...endpoint(undoAction),
    handler: async (request) => {
      const { actor } = staffCallerOf(request);
      if (await isOfMany(deps, request.body.undo)) requireFreshCode(deps, request);
      return undo(deps, actor, request.body.undo);
    },
  });

  app.route({
    ...endpoint(correctListing),
    handler: async (request) => correct(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
  });
}

/** Sellers and buyers. */
function peopleRoutes(app: Routes, deps: Deps): void {
  const people = [
    {
      role: 'seller',
      list: listDeskSellers,
      get: getDeskSeller,
      act: actOnSeller,
      note: addSellerNote,
      erase: eraseSeller,
      take: exportSeller,
    },
    {
      role: 'buyer',
      list: listDeskBuyers,
      get: getDeskBuyer,
      act: actOnBuyer,
      note: addBuyerNote,
      erase: eraseBuyer,
      take: exportBuyer,
    },
  ] as const;

  for (const { role, list, get, act, note, erase, take } of people) {
    const { response: _archive, ...takeSchema } = take.schema;
    app.route({
      ...endpoint(take),
      schema: takeSchema,
      handler: async (request, reply) => {
        const id = rowIdOf(request);
        const archive = await exportPerson(deps, staffCallerOf(request).actor, { role, id });
        return reply
          .type('application/gzip')
          .header('content-disposition', `attachment; filename="karachi-estates-account-${id}.tar.gz"`)
          .send(archive);
      },
    });
    app.route({ ...endpoint(list), handler: async (request) => readPeople(deps, role, request.query) });
    app.route({ ...endpoint(get), handler: async (request) => readPerson(deps, role, rowIdOf(request)) });
    app.route({
      ...endpoint(act),
      handler: async (request) => {
        if (request.body.mistake) requireFreshCode(deps, request);
        return actOnPerson(deps, staffCallerOf(request).actor, { role, id: rowIdOf(request) }, request.body);
      },
    });
    app.route({
      ...endpoint(erase),
      handler: async (request) =>
        erasePerson(deps, staffCallerOf(request).actor, { role, id: rowIdOf(request) }, request.body.action),
    });
    app.route({
      ...endpoint(note),
      handler: async (request, reply) => {
        const who = { role, id: rowIdOf(request) };
        return reply.code(201).send(await notePerson(deps, staffCallerOf(request).actor, who, request.body.text));
      },
    });
  }
}

/** Upgrades that sellers say they have paid for. */
function upgradeRoutes(app: Routes, deps: Deps): void {
  app.route({ ...endpoint(listDeskUpgrades), handler: async (request) => readUpgrades(deps, request.query) });

  const { response: _picture, ...pictureSchema } = getDeskUpgradeScreenshot.schema;

  app.route({
    ...endpoint(getDeskUpgradeScreenshot),
    schema: pictureSchema,
    handler: async (request, reply) => {
      const proof = await readMarkedRequest(deps, rowIdOf(request), staffCallerOf(request).actor.name);
      if (!proof) throw new HttpProblem(404, told({ SCREENSHOT_NOT_FOUND }));
      return reply.type(proof.kind === 'pdf' ? 'application/pdf' : 'image/webp').send(proof.bytes);
    },
  });

  app.route({
    ...endpoint(decideDeskUpgrade),
    handler: async (request) => decide(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.action),
  });
}

/** What waits, ads, people and payments. */
export const deskRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(getToday), handler: async (request) => readToday(deps, staffCallerOf(request)) });
    listingRoutes(app, deps);
    listingActionRoutes(app, deps);
    peopleRoutes(app, deps);
    upgradeRoutes(app, deps);
  };
