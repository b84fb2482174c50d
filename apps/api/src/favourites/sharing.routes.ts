import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  endSharing,
  getSharedShortlist,
  getSharing,
  startSharing,
  voteOnShared,
} from '@karachi-estates/contracts/favourites';
import { SHORTLIST_ENDED, VOTE_SAVED } from '@karachi-estates/domain/favourites/messages';
import { LONGEST_COMMENT } from '@karachi-estates/domain/favourites/votes';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyError, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { answerError } from '../plugins/errors.ts';
import { callerOf } from '../plugins/session.ts';
import { readShared, share, vote, votesOf } from './sharing.actions.ts';
import { endShare, isShared } from './sharing.store.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 8_192;
const PAGE = '/shared-shortlist';

/** Sends a browser back to the page of its form, where the home it voted on stands. */
function toPage(reply: FastifyReply, page: Locale, query: Record<string, string>, home: string) {
  return reply.redirect(`${page === 'ur' ? '/ur' : ''}${PAGE}?${new URLSearchParams(query)}#home-${home}`, 303);
}

/** The shortlist that an account shares with its family by a secret link. */
export const sharingRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    // A form without scripts goes back to its page, and the page says what to do.
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const { page, ...typed } = (request.body ?? {}) as Record<string, unknown>;
      if (page !== 'en' && page !== 'ur') return answerError(error, request, reply);
      const text = (name: string, most: number) => String(typed[name] ?? '').slice(0, most);
      const home = text('property_id', 20).replace(/\D/g, '');
      const kept = { token: text('token', 200), home, name: text('name', 100), vote: text('vote', 10) };
      return toPage(reply, page, { ...kept, comment: text('comment', LONGEST_COMMENT + 1), refused: '1' }, home);
    });

    app.route({
      ...endpoint(getSharing),
      handler: async (request) => {
        const { id } = callerOf(request);
        return { shared: await isShared(deps.db, id), votes: await votesOf(deps, id) };
      },
    });

    app.route({
      ...endpoint(startSharing),
      handler: async (request, reply) => reply.code(201).send({ token: await share(deps, callerOf(request).id) }),
    });

    app.route({
      ...endpoint(endSharing),
      handler: async (request) => {
        await endShare(deps.db, callerOf(request).id);
        return { message: request.say(told({ SHORTLIST_ENDED })) };
      },
    });

    app.route({
      ...endpoint(getSharedShortlist),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return readShared(deps, request.query.token, request.locale);
      },
    });

    app.route({
      ...endpoint(voteOnShared),
      handler: async (request, reply) => {
        const { token, name, vote: cast, comment, page } = request.body;
        const propertyId = String(request.body.property_id);
        await vote(deps, { token, propertyId, name, vote: cast, comment });
        if (page) return toPage(reply, page, { token, name: name.trim(), done: '1' }, propertyId);
        return { message: request.say(told({ VOTE_SAVED })) };
      },
    });
  };
