import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getPastProperty, getPropertyContext, type PropertyContext } from '@karachi-estates/contracts/properties';
import { comparePrice } from '@karachi-estates/domain/areas/statistics';
import { PROPERTY_GONE, PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { eventsOf } from '@karachi-estates/domain/properties/history';
import { told } from '@karachi-estates/domain/words/sentence';
import { AREAS, listSubjects, propertySubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import type { Reading } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idOf } from '../plugins/propertyId.ts';
import { inLanguage } from './areaNames.store.ts';
import { readComparable, readEnded, readShown, type ShownListing } from './context.store.ts';
import { readStates } from './history.store.ts';
import { readPastCard } from './properties.store.ts';

async function comparisonOf(deps: Deps, home: ShownListing): Promise<PropertyContext['comparison']> {
  if (home.status !== 'active') return null;
  const comparison = comparePrice(home, await readComparable(deps.db, home));
  if (!comparison) return null;
  const { lowerQuartile, upperQuartile, ...rest } = comparison;
  return { ...rest, lower_quartile: lowerQuartile, upper_quartile: upperQuartile };
}

async function readContext(deps: Deps, id: number): Promise<Reading> {
  const home = await readShown(deps.db, id);
  if (!home || home.status === 'deleted') throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
  const events = eventsOf(await readStates(deps.db, id), home.createdAt.getTime());
  const value: PropertyContext = {
    comparison: await comparisonOf(deps, home),
    history: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  };
  const { purpose, areaId, propertyType } = home;
  return {
    value,
    subjects: [propertySubject(id), ...listSubjects({ purpose, areaIds: [areaId], propertyTypes: [propertyType] })],
  };
}

/** What people read around a listing, and what is left of one that is over. */
export const contextRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getPropertyContext),
      handler: async (request, reply) => {
        const id = idOf(request.query.id);
        return reply.sendCached(`context ${id}`, (from) => readContext(from, id));
      },
    });
    app.route({
      ...endpoint(getPastProperty),
      handler: async (request, reply) => {
        const id = idOf(request.query.id);
        const home = await readEnded(deps.db, id, deps.clock());
        if (!home) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        if (home === 'gone') throw new HttpProblem(410, told({ PROPERTY_GONE }));
        const { status, endedAt } = home;
        return reply.sendCached(`past ${id}`, async (from) => {
          const card = await readPastCard(from, id);
          if (!card) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
          const [named] = await inLanguage(from, request.locale, [card]);
          return {
            value: { ...named, status, ended_at: endedAt.toISOString() },
            subjects: [propertySubject(id), AREAS],
          };
        });
      },
    });
  };
