import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskNewsletter';
import { ISSUE_BOUNCED, ISSUE_REMOVED, ISSUE_TESTED } from '@karachi-estates/domain/newsletter/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import {
  actOnIssue,
  createIssue,
  noteBounces,
  readIssue,
  readIssues,
  removeIssue,
  saveIssue,
  sendIssue,
  testIssue,
} from '../newsletter/issues.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { requireFreshCode, staffCallerOf } from '../plugins/staffSession.ts';

/** A long issue with its tags; the API's other forms are short. */
const TEXT_REQUEST_BYTES = 1024 * 1024;

/** Issues of the newsletter, as editors write and send them. */
export const deskNewsletterRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(contracts.listDeskIssues), handler: async (request) => readIssues(deps, request.query) });
    app.route({
      ...endpoint(contracts.createDeskIssue),
      handler: async (request, reply) =>
        reply.code(201).send(await createIssue(deps, staffCallerOf(request).actor, request.body.subject)),
    });
    app.route({ ...endpoint(contracts.getDeskIssue), handler: async (request) => readIssue(deps, rowIdOf(request)) });
    app.route({
      ...endpoint(contracts.saveDeskIssue),
      bodyLimit: TEXT_REQUEST_BYTES,
      handler: async (request) => saveIssue(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(contracts.removeDeskIssue),
      handler: async (request) => {
        await removeIssue(deps, staffCallerOf(request).actor, rowIdOf(request), Number(request.query.version));
        return { message: request.say(told({ ISSUE_REMOVED })) };
      },
    });
    app.route({
      ...endpoint(contracts.testDeskIssue),
      handler: async (request) => {
        await testIssue(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.email);
        return { message: request.say(told({ ISSUE_TESTED })) };
      },
    });
    app.route({
      ...endpoint(contracts.sendDeskIssue),
      handler: async (request) => sendIssue(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(contracts.actOnDeskIssue),
      handler: async (request) => {
        const { action } = request.body;
        if (action === 'resume') requireFreshCode(deps, request);
        return actOnIssue(deps, staffCallerOf(request).actor, rowIdOf(request), action);
      },
    });
    app.route({
      ...endpoint(contracts.noteDeskBounces),
      bodyLimit: TEXT_REQUEST_BYTES,
      handler: async (request) => {
        const { text } = request.body;
        const { count, issue } = await noteBounces(deps, staffCallerOf(request).actor, rowIdOf(request), text);
        return { message: request.say(told({ ISSUE_BOUNCED }, { count })), issue };
      },
    });
  };
