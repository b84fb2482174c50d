import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskProgress';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import {
  readDeskProgress,
  removeApproval,
  removeEntry,
  saveApproval,
  saveEntry,
  storeProgressPhoto,
} from './progress.actions.ts';

/** How projects grow and which papers they have, for the projects' desk. */
export const deskProgressRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(contracts.getDeskProgress),
      handler: async (request) => readDeskProgress(deps, request.params.id),
    });
    app.route({
      ...endpoint(contracts.addProgressEntry),
      handler: async (request) => {
        const { actor } = staffCallerOf(request);
        return { message: await saveEntry(deps, actor, { slug: request.params.id }, request.body) };
      },
    });
    app.route({
      ...endpoint(contracts.saveProgressEntry),
      handler: async (request) => {
        const { id: slug, entry } = request.params;
        const { version, ...form } = request.body;
        const { actor } = staffCallerOf(request);
        return { message: await saveEntry(deps, actor, { slug, id: Number(entry), version }, form) };
      },
    });
    app.route({
      ...endpoint(contracts.removeProgressEntry),
      handler: async (request) => {
        const { id: slug, entry } = request.params;
        const seen = { slug, id: Number(entry), version: Number(request.query.version) };
        return { message: await removeEntry(deps, staffCallerOf(request).actor, seen) };
      },
    });
    app.route({
      ...endpoint(contracts.addApproval),
      handler: async (request) => {
        const { actor } = staffCallerOf(request);
        return { message: await saveApproval(deps, actor, { slug: request.params.id }, request.body) };
      },
    });
    app.route({
      ...endpoint(contracts.saveApproval),
      handler: async (request) => {
        const { id: slug, approval } = request.params;
        const { version, ...form } = request.body;
        const { actor } = staffCallerOf(request);
        return { message: await saveApproval(deps, actor, { slug, id: Number(approval), version }, form) };
      },
    });
    app.route({
      ...endpoint(contracts.removeApproval),
      handler: async (request) => {
        const { id: slug, approval } = request.params;
        const seen = { slug, id: Number(approval), version: Number(request.query.version) };
        return { message: await removeApproval(deps, staffCallerOf(request).actor, seen) };
      },
    });
    app.route({
      ...endpoint(contracts.uploadProgressPhoto),
      bodyLimit: contracts.PROGRESS_PHOTO_REQUEST_BYTES,
      handler: async (request, reply) => reply.code(201).send(await storeProgressPhoto(deps, request.body.file)),
    });
  };
