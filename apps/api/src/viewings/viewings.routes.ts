import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  actOnLinkedViewing,
  actOnViewing,
  askForViewing,
  askForViewingByEmail,
  getLinkedViewing,
  listReceivedViewings,
  listViewings,
  type Viewing,
} from '@karachi-estates/contracts/viewings';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import {
  VIEWING_ASKED,
  VIEWING_CHANGED,
  VIEWING_LINK_SENT,
  VIEWING_NOT_FOUND,
} from '@karachi-estates/domain/viewings/messages';
import { VIEWING_TIME_FIELDS } from '@karachi-estates/domain/viewings/rules';
import { endsViewing, type ViewingParty, viewingActs } from '@karachi-estates/domain/viewings/states';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { acceptPlainForms, toPage, typedPerson, typedText } from '../plugins/plainForms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import { visitorKeyOf } from '../plugins/visitorKey.ts';
import { sideOf } from './viewingMails.ts';
import {
  actInAccount,
  actLinked,
  askByEmail,
  askInAccount,
  linked,
  listAsked,
  listReceived,
} from './viewings.actions.ts';
import { isHomeGone, stateOf, type ViewingOfHome } from './viewings.store.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

const ASK_PAGE = '/ask-viewing';
const LINK_PAGE = '/viewing';

/** The times of a form that was refused, for its page: people only mend what is wrong. */
const typedTimes = (body: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(VIEWING_TIME_FIELDS.flatMap((name) => (body[name] ? [[name, body[name].slice(0, 30)]] : [])));

/** A viewing as one side sees it. */
function wireOf(found: ViewingOfHome, party: ViewingParty, now: Date, locale: Locale): Viewing {
  const { viewing, home, seller } = found;
  const state = stateOf(viewing, now);
  const other = sideOf(found, party === 'buyer' ? 'seller' : 'buyer');
  const hasPhone = !seller.suspendedAt && (party === 'seller' || viewing.at !== null);
  const isAhead = (time: string) => new Date(time) > now;
  const isShown = !home.hiddenAt && !isHomeGone(found);
  return {
    viewing_id: viewing.id,
    party,
    state,
    can: viewingActs(state, party).filter((act) => isShown || endsViewing(act)),
    property_id: viewing.propertyId,
    title: home.title,
    area: (locale === 'ur' && home.areaUr) || home.area,
    // Of what waits for an answer only what can still be chosen.
    times: state === 'asked' || state === 'offered' ? viewing.times.filter(isAhead) : viewing.times,
    at: viewing.at?.toISOString() ?? null,
    words: viewing.words,
    answer: viewing.answeredBy && viewing.answeredBy !== party ? viewing.answer : '',
    with: { name: other.name, phone: hasPhone && other.phone ? formatPhone(other.phone) : '' },
    created_at: viewing.createdAt.toISOString(),
    changed_at: viewing.changedAt.toISOString(),
  };
}

/** Forms that work without scripts, and where each comes back to. */
function plainForms(app: Routes): void {
  acceptPlainForms(app, {
    [askForViewingByEmail.url]: ({ property_id = '', ...body }) => ({
      path: ASK_PAGE,
      query: { id: property_id.slice(0, 40), ...typedPerson(body), ...typedTimes(body), ...typedText(body, 'words') },
    }),
    [actOnLinkedViewing.url]: ({ token = '', act = '', ...body }) => ({
      path: LINK_PAGE,
      query: { token: token.slice(0, 200), act: act.slice(0, 20), ...typedTimes(body), ...typedText(body, 'words') },
    }),
  });
}

/** Viewings of an account. */
function accountRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(askForViewing),
    handler: async (request, reply) => {
      const { property_id, ...input } = request.body;
      const id = idOf(property_id);
      const { isToConfirm } = await askInAccount(deps, callerOf(request).id, id, input, request.locale);
      const message = request.say(isToConfirm ? told({ VIEWING_LINK_SENT }) : told({ VIEWING_ASKED }));
      return reply.code(201).send({ message, to_confirm: isToConfirm });
    },
  });

  app.route({
    ...endpoint(listViewings),
    handler: async (request) => {
      const found = await listAsked(deps, callerOf(request).id);
      return { viewings: found.map((each) => wireOf(each, 'buyer', deps.clock(), request.locale)) };
    },
  });

  app.route({
    ...endpoint(listReceivedViewings),
    handler: async (request) => {
      const found = await listReceived(deps, callerOf(request).id);
      return { viewings: found.map((each) => wireOf(each, 'seller', deps.clock(), request.locale)) };
    },
  });

  app.route({
    ...endpoint(actOnViewing),
    handler: async (request) => {
      const id = parsePropertyId(request.params.viewing_id);
      if (id === undefined) throw new HttpProblem(404, told({ VIEWING_NOT_FOUND }));
      const { found, party } = await actInAccount(deps, callerOf(request).id, id, request.body);
      return wireOf(found, party, deps.clock(), request.locale);
    },
  });
}

/** Asking by e-mail, and the links of its mails. */
function linkRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(askForViewingByEmail),
    handler: async (request, reply) => {
      const { property_id, page, ...input } = request.body;
      const by = { visitor: await visitorKeyOf(deps, request), locale: page ?? request.locale };
      await askByEmail(deps, idOf(property_id), input, by);
      if (page) return toPage(reply, page, ASK_PAGE, { id: String(property_id), sent: '1' });
      return reply.code(202).send({ message: request.say(told({ VIEWING_LINK_SENT })) });
    },
  });

  app.route({
    ...endpoint(getLinkedViewing),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { found, party } = await linked(deps, request.query.token);
      return wireOf(found, party, deps.clock(), request.locale);
    },
  });

  app.route({
    ...endpoint(actOnLinkedViewing),
    handler: async (request, reply) => {
      const { token, page, ...done } = request.body;
      await actLinked(deps, token, done);
      if (page) return toPage(reply, page, LINK_PAGE, { token, done: done.act });
      return { message: request.say(told({ VIEWING_CHANGED })) };
    },
  });
}

/** Viewings of homes: asking for one, and what either side does with it, in an account or with the link of a mail. */
export const viewingsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    plainForms(app);
    accountRoutes(app, deps);
    linkRoutes(app, deps);
  };
