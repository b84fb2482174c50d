import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listCardsByIds } from '@karachi-estates/contracts/favourites';
import {
  ADDRESSES_PER_PAGE,
  getProperty,
  listPropertyAddresses,
  listSimilar,
  type PropertyCardFields,
} from '@karachi-estates/contracts/properties';
import {
  countProperties,
  getFacets,
  type ListingNews,
  listProperties,
  listPropertyCards,
  listPropertyNews,
  listWaysOn,
  PropertyQuery,
} from '@karachi-estates/contracts/propertyLists';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { relaxationsOf } from '@karachi-estates/domain/properties/listFilters';
import { DEFAULT_SORT } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyReply } from 'fastify';
import { areaDictionary } from '../areas/areas.store.ts';
import { AREAS, listSubjects, propertySubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { listPapersOfHome, publicPaper } from '../homePapers/homePapers.store.ts';
import { listOtherOffers } from '../homes/homes.store.ts';
import { listMarksOfListing } from '../marks/marks.store.ts';
import type { Reading } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { cursorSecret, type Place, writeCursor } from '../plugins/cursor.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idOf } from '../plugins/propertyId.ts';
import { listAddresses } from './addresses.store.ts';
import { inLanguage } from './areaNames.store.ts';
import { countedTo, countFacets, countListings, LIST_COUNT_CAP } from './counts.store.ts';
import { listNews } from './listingNews.store.ts';
import { meant, placeOf } from './paging.ts';
import { type Filter, filterKey, understandFilter, understandLimit } from './properties.query.ts';
import { listCards, listFull, listSimilarTo, type Page, readCards, readProperty } from './properties.store.ts';
import { findWaysOn } from './waysOn.store.ts';

const SIMILAR = 4;
const BY_IDS = 100;

function nextLink(path: string, query: PropertyQuery, cursor: string): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(PropertyQuery.properties) as (keyof PropertyQuery)[]) {
    const value = query[name];
    if (value && name !== 'cursor') parameters.set(name, value);
  }
  parameters.set('cursor', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

/** A page of a list as it was asked for. */
interface AskedPage {
  /** The same for the same page, however it was asked for. */
  key: string;
  filter: Filter;
  limit: number;
  place: Place | undefined;
  /** The address of the page after it. */
  linkTo: (next: Place) => string;
}

/** @throws HttpProblem 400 for filters, a limit or a cursor that mean nothing */
async function askedPage(deps: Deps, path: string, query: PropertyQuery): Promise<AskedPage> {
  const filter = meant(understandFilter(query, await areaDictionary(deps)));
  const limit = meant(understandLimit(query.limit));
  const secret = await cursorSecret(deps);
  const key = filterKey(filter);
  const place = placeOf(secret, key, query.cursor);
  return {
    key: `${path} ${key} ${limit} ${place?.key ?? ''} ${place?.id ?? ''}`,
    filter,
    limit,
    place,
    linkTo: (next) => nextLink(path, query, writeCursor(secret, key, next)),
  };
}

async function readPage(
  deps: Deps,
  { filter, linkTo }: AskedPage,
  page: Page<PropertyCardFields>,
  locale: Locale,
): Promise<Reading> {
  const { total, capped } = await countListings(deps, filter, LIST_COUNT_CAP);
  const ids = page.items.map((item) => item.property_id);
  return {
    value: await inLanguage(deps, locale, page.items),
    subjects: [...listSubjects(filter), ...ids.map(propertySubject), AREAS],
    shown: { kind: 'impression', ids },
    headers: {
      'x-total-count': `${total}${capped ? '+' : ''}`,
      ...(page.next ? { link: linkTo(page.next) } : {}),
    },
  };
}

async function sendPage(
  deps: Deps,
  { reply, locale }: { reply: FastifyReply; locale: Locale },
  list: typeof listFull | typeof listCards,
  { path, query }: { path: string; query: PropertyQuery },
) {
  const asked = await askedPage(deps, path, query);
  const { key, filter, limit, place } = asked;
  return reply.sendCached(key, async (from) => {
    const page = await list(from, filter, limit, place);
    const reading = await readPage(from, asked, page, locale);
    // Cards are the short form, without contacts.
    return list === listFull ? { ...reading, contacts: page.items.map((item) => item.property_id) } : reading;
  });
}

/** Who only counts homes does not care for their order. */
const countSubjects = (filter: Partial<Filter>): string[] => listSubjects({ ...filter, sort: undefined });

async function readWaysOn(deps: Deps, query: PropertyQuery, filter: Filter): Promise<Reading> {
  const { ways, counted } = await findWaysOn(deps, query, filter);
  // Homes that are not confirmed were looked at too: being confirmed, they would be ways on.
  const subjects = counted.flatMap((each) => countSubjects({ ...each, confirmed: filter.confirmed }));
  return { value: ways, subjects: [...new Set([AREAS, ...subjects])] };
}

async function readSimilar(deps: Deps, id: number, locale: Locale): Promise<Reading> {
  const similar = await listSimilarTo(deps, id, SIMILAR);
  // A new listing changes lists only, so nothing would tell that this one is there now.
  if (!similar) return { value: [], subjects: undefined };
  // Beside another home a card leads to its own, not to its seller.
  const cards = similar.items.map(({ seller_path: _seller, ...card }) => card);
  const value = await inLanguage(deps, locale, cards);
  const ids = [id, ...similar.items.map((each) => each.property_id)];
  return { value, subjects: [...ids.map(propertySubject), AREAS, ...similar.among.flatMap(listSubjects)] };
}

async function readByIds(deps: Deps, ids: number[], locale: Locale): Promise<Reading> {
  const cards = await readCards(deps, ids);
  const isComplete = cards.length === ids.length;
  const value = await inLanguage(deps, locale, cards);
  return { value, subjects: isComplete ? [AREAS, ...ids.map(propertySubject)] : undefined };
}

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** Lists, page by page. */
function pageRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(listProperties),
    handler: (request, reply) =>
      sendPage(deps, { reply, locale: request.locale }, listFull, { path: listProperties.url, query: request.query }),
  });
  app.route({
    ...endpoint(listPropertyCards),
    handler: (request, reply) =>
      sendPage(deps, { reply, locale: request.locale }, listCards, {
        path: listPropertyCards.url,
        query: request.query,
      }),
  });
}

async function readNews(deps: Deps, filter: Filter, locale: Locale): Promise<Reading> {
  const news = await listNews(deps, filter);
  const homes = await inLanguage(
    deps,
    locale,
    news.map(({ home }) => home),
  );
  const value: ListingNews[] = news.map((each, place) => ({ ...each, home: homes[place] ?? each.home }));
  const ids = new Set(news.map(({ home }) => home.property_id));
  return { value, subjects: [...listSubjects(filter), ...[...ids].map(propertySubject), AREAS] };
}

/** What happened to the listings of a search. */
function newsRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(listPropertyNews),
    handler: async (request, reply) => {
      const filter = meant(understandFilter(request.query, await areaDictionary(deps)));
      // The order says no more than the purpose, where it is by price.
      return reply.sendCached(`news ${filterKey({ ...filter, sort: DEFAULT_SORT })}`, (from) =>
        readNews(from, filter, request.locale),
      );
    },
  });
}

/** How many a list has, would have, and has by kind. */
function countRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(countProperties),
    handler: async (request, reply) => {
      const filter = meant(understandFilter(request.query, await areaDictionary(deps)));
      // The order changes nothing of how many there are.
      return reply.sendCached(`count ${filterKey({ ...filter, sort: DEFAULT_SORT })}`, async (from) => ({
        value: await countListings(from, filter, countedTo(filter)),
        subjects: [...countSubjects(filter), AREAS],
      }));
    },
  });
  app.route({
    ...endpoint(listWaysOn),
    handler: async (request, reply) => {
      const filter = meant(understandFilter(request.query, await areaDictionary(deps)));
      // A purpose that was only implied is not given up, though the filter is the same.
      const key = `${filterKey({ ...filter, sort: DEFAULT_SORT })} ${relaxationsOf(request.query)}`;
      return reply.sendCached(`ways on ${key}`, (from) => readWaysOn(from, request.query, filter));
    },
  });
  app.route({
    ...endpoint(getFacets),
    handler: async (request, reply) => {
      const { area, propertyType, purpose } = request.query;
      const filter = meant(understandFilter({ area, propertyType, purpose }, await areaDictionary(deps)));
      return reply.sendCached(`facets ${filterKey(filter)}`, async (from) => ({
        value: await countFacets(from, filter),
        // Types are counted in the areas, areas in all of the city.
        subjects: [
          ...countSubjects({ ...filter, propertyTypes: undefined }),
          ...countSubjects({ ...filter, areaIds: undefined }),
        ],
      }));
    },
  });
}

/** Single listings, and those beside them. */
function singleRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(getProperty),
    handler: async (request, reply) => {
      const id = idOf(request.query.id);
      return reply.sendCached(`single ${id}`, async (from) => {
        const property = await readProperty(from, id);
        if (!property) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        const marks = await listMarksOfListing(from.db, id);
        const papers = await listPapersOfHome(from.db, id);
        const { offers, ids } = await listOtherOffers(from.db, id);
        const whole = {
          ...property,
          ...(marks.length > 0 && { seller_marks: marks }),
          ...(papers.length > 0 && { home_papers: papers.map(publicPaper) }),
          ...(offers.length > 0 && { other_offers: offers }),
        };
        const [value] = await inLanguage(from, request.locale, [whole]);
        // Also offers that are not shown now: they may be again.
        return { value, subjects: [...[id, ...ids].map(propertySubject), AREAS], contacts: [id] };
      });
    },
  });
  app.route({
    ...endpoint(listSimilar),
    handler: async (request, reply) => {
      const id = idOf(request.query.id);
      return reply.sendCached(`similar ${id}`, (from) => readSimilar(from, id, request.locale));
    },
  });
  app.route({
    ...endpoint(listCardsByIds),
    handler: async (request, reply) => {
      const given = request.query.ids.split(',').flatMap((text) => parsePropertyId(text.trim()) ?? []);
      const ids = [...new Set(given)].slice(0, BY_IDS);
      return reply.sendCached(`cards ${ids.join()}`, (from) => readByIds(from, ids, request.locale));
    },
  });
  app.route({
    ...endpoint(listPropertyAddresses),
    handler: (request) => listAddresses(deps.db, Number(request.query.page ?? 1), ADDRESSES_PER_PAGE),
  });
}

/** What everybody may read: lists, single listings, and how many there are. */
export const listsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    pageRoutes(app, deps);
    newsRoutes(app, deps);
    countRoutes(app, deps);
    singleRoutes(app, deps);
  };
