import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type ComparedHome, compareProperties } from '@karachi-estates/contracts/properties';
import { readComparedIds } from '@karachi-estates/domain/properties/comparison';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { hasEndedPage } from '@karachi-estates/domain/properties/history';
import { COMPARED_IDS_EXPECTED } from '@karachi-estates/domain/properties/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { AREAS, propertySubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import type { Reading } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { inLanguage } from './areaNames.store.ts';
import { endOf, readShown } from './context.store.ts';
import { readCards, readPastCard } from './properties.store.ts';

/** What became of a home that has no card; undefined for one that was never listed, is paused or hidden. */
async function readEnded(deps: Deps, id: number): Promise<ComparedHome | undefined> {
  const shown = await readShown(deps.db, id);
  if (!shown) return undefined;
  const gone: ComparedHome = { property_id: id, state: 'gone', home: null };
  const { status } = shown;
  if (status === 'deleted' || status === 'active' || status === 'unconfirmed') return gone;
  if (!hasEndedPage(await endOf(deps.db, shown), deps.clock())) return gone;
  const card = await readPastCard(deps, id);
  return card ? { ...gone, state: status, title: card.title, slug: card.slug } : gone;
}

/** @throws HttpProblem 404 where none of the homes was ever listed */
async function readCompared(deps: Deps, ids: readonly number[], locale: Locale): Promise<Reading> {
  const cards = await inLanguage(deps, locale, await readCards(deps, [...ids]));
  const active = new Map(cards.map((card) => [card.property_id, card]));
  const homes: (ComparedHome | undefined)[] = [];
  for (const id of ids) {
    const card = active.get(id);
    const created = card && (await readShown(deps.db, id))?.createdAt.toISOString();
    homes.push(
      card && created
        ? { property_id: id, state: 'active', home: { ...card, created_at: created } }
        : await readEnded(deps, id),
    );
  }
  if (homes.every((home) => home === undefined)) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
  return {
    value: homes.map(
      (home, place): ComparedHome => home ?? { property_id: ids[place] ?? 0, state: 'gone', home: null },
    ),
    // Nothing tells that a home is back on the market but the lists, so only what is all there is cached.
    subjects: active.size === ids.length ? [AREAS, ...ids.map(propertySubject)] : undefined,
  };
}

/** Homes side by side. */
export const compareRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...endpoint(compareProperties),
    handler: async (request, reply) => {
      const ids = readComparedIds(request.query.ids);
      if (ids.length === 0) throw new HttpProblem(400, told({ COMPARED_IDS_EXPECTED }));
      return reply.sendCached(`compared ${ids.join()}`, (from) => readCompared(from, ids, request.locale));
    },
  });
};
