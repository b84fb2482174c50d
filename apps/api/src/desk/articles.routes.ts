import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskArticles';
import { ARTICLE_REMOVED } from '@karachi-estates/domain/blogs/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import {
  actOnArticle,
  createArticle,
  readArticleDetail,
  readArticles,
  readRevision,
  removeDraft,
  restoreRevision,
  saveArticle,
  storeArticlePicture,
} from '../blogs/articles.actions.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { sanitizeArticle } from '../plugins/sanitize.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';

/** A long article with its tags; the API's other forms are short. */
const TEXT_REQUEST_BYTES = 1024 * 1024;

/** Articles, as editors work on them. */
export const deskArticlesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(contracts.listDeskArticles),
      handler: async (request) => readArticles(deps, request.query),
    });
    app.route({
      ...endpoint(contracts.createDeskArticle),
      handler: async (request, reply) =>
        reply.code(201).send(await createArticle(deps, staffCallerOf(request).actor, request.body.title)),
    });
    app.route({
      ...endpoint(contracts.getDeskArticle),
      handler: async (request) => readArticleDetail(deps, rowIdOf(request)),
    });
    app.route({
      ...endpoint(contracts.saveDeskArticle),
      bodyLimit: TEXT_REQUEST_BYTES,
      handler: async (request) => saveArticle(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(contracts.actOnDeskArticle),
      handler: async (request) => actOnArticle(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    });
    app.route({
      ...endpoint(contracts.removeDeskArticle),
      handler: async (request) => {
        await removeDraft(deps, staffCallerOf(request).actor, rowIdOf(request), Number(request.query.version));
        return { message: request.say(told({ ARTICLE_REMOVED })) };
      },
    });
    app.route({
      ...endpoint(contracts.getArticleRevision),
      handler: async (request) => readRevision(deps, rowIdOf(request), Number(request.params.version)),
    });
    app.route({
      ...endpoint(contracts.restoreArticleRevision),
      handler: async (request) =>
        restoreRevision(deps, staffCallerOf(request).actor, rowIdOf(request), Number(request.params.version)),
    });
    app.route({
      ...endpoint(contracts.previewArticle),
      bodyLimit: TEXT_REQUEST_BYTES,
      handler: async (request) => ({ content: sanitizeArticle(request.body.content) }),
    });
    app.route({
      ...endpoint(contracts.uploadArticlePicture),
      bodyLimit: contracts.ARTICLE_PICTURE_REQUEST_BYTES,
      handler: async (request, reply) => reply.code(201).send(await storeArticlePicture(deps, request.body.file)),
    });
  };
