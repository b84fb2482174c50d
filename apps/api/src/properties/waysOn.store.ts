import type { PropertyQuery, WayOn } from '@karachi-estates/contracts/propertyLists';
import { nearestToAny } from '@karachi-estates/domain/areas/neighbours';
import {
  fewestGivenUp,
  isOfHome,
  type Missed,
  MOST_AREAS,
  MOST_WAYS,
  RELAXATIONS,
  type Relaxation,
  relaxationsOf,
  relaxed,
} from '@karachi-estates/domain/properties/listFilters';
import { type SQL, sql } from 'drizzle-orm';
import { type AreaDictionary, areaDictionary, NEARBY } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';
import { countedTo, countListings } from './counts.store.ts';
import { besidePlace, cellsOf, narrowing, overCells } from './listSql.store.ts';
import { type Filter, understandFilter } from './properties.query.ts';

type Source = Pick<Deps, 'db' | 'changes' | 'clock'>;

/** The ways on from an empty search, and all filters that were counted for them. */
export interface WaysOn {
  ways: WayOn[];
  counted: Filter[];
}

/** What to leave out, and which areas to look in instead. */
type Step = Pick<WayOn, 'without' | 'areas'>;

const STAYS_AROUND: readonly Relaxation[] = ['purpose', 'area'];

/** In the order in which people take them: what is said of the home is looked at in one statement before. */
const BESIDE_HOME = ['part', 'map', 'purpose', 'area'] as const satisfies readonly Relaxation[];

/** What the indexes of lists have in their order, so that nothing is read where there is nothing. */
const BY_INDEX: readonly Relaxation[] = ['type', 'price'];

/**
 * So many homes are looked at, the newest of each purpose, area and type; in a place with more of them a number is the
 * least there is.
 */
const MOST_LOOKED_AT = 20_000;
/** So many where another table says it, home by home. */
const MOST_LOOKED_UP = 4_000;
const LOOKED_UP: readonly Relaxation[] = ['confirmed', 'reduced'];
const NEWEST_OF_RUNS = { order: sql.raw('order by created_at desc, id desc'), mergedOrder: sql.raw('') };

/** The newest homes in one purpose and place by which of some conditions they miss; `place` has nothing else. */
async function countMissed(
  source: Source,
  place: Filter,
  conditions: readonly (readonly [relaxation: Relaxation, SQL])[],
): Promise<{ homes: Missed[]; areAll: boolean }> {
  const bits = conditions.map(([, condition], at) => sql`case when ${condition} then 0 else ${2 ** at}::integer end`);
  const columns = sql`${sql.join(bits, sql` + `)} as missed`;
  const narrowed = narrowing(place, source.clock());
  const most = conditions.some(([name]) => LOOKED_UP.includes(name)) ? MOST_LOOKED_UP : MOST_LOOKED_AT;
  const runs = cellsOf(place).length;
  const limitOfRun = Math.ceil(most / runs);
  const found = overCells(place, { columns, narrowed, ...NEWEST_OF_RUNS, limit: runs * limitOfRun, limitOfRun });
  const { rows } = await source.db.execute<{ missed: number; total: number }>(
    sql`select missed, count(*)::integer as total from (${found}) as found group by missed`,
  );
  const homes = rows.map((row) => ({
    missed: conditions.flatMap(([relaxation], at) => (row.missed & (2 ** at) ? [relaxation] : [])),
    total: row.total,
  }));
  const looked = homes.reduce((sum, { total }) => sum + total, 0);
  // All homes of a place without a narrower part are counted already.
  const areAll =
    looked < limitOfRun || (narrowed.length === 0 && looked === (await countListings(source, place, 0)).total);
  return { homes, areAll };
}

/** What a part of a search means, which was understood as a whole. */
function understoodPart(part: PropertyQuery, dictionary: AreaDictionary): Filter {
  const understood = understandFilter(part, dictionary);
  if (understood.ok) return understood.value;
  throw new Error(`A part of a search that was understood means nothing: ${understood.field}`);
}

/** The conditions of one thing that a search asks of a home; none where it only says that it does not ask it. */
function conditionsOf(query: PropertyQuery, relaxation: Relaxation, dictionary: AreaDictionary, now: Date): SQL[] {
  const names: readonly string[] = RELAXATIONS[relaxation];
  const alone = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
  return besidePlace(understoodPart(alone, dictionary), now, true);
}

/** The areas of a search with those around them. */
function withAround({ areaIds = [] }: Filter, { byId }: AreaDictionary): number[] {
  const own = areaIds.flatMap((id) => byId.get(id) ?? []);
  const around = nearestToAny(own, [...byId.values()], NEARBY).map(({ id }) => id);
  return around.length === 0 ? [] : [...areaIds, ...around].slice(0, MOST_AREAS);
}

/** A search that finds nothing, with what it asks of a home as conditions. */
interface Search {
  source: Source;
  query: PropertyQuery;
  /** What the query means. */
  asked: Filter;
  dictionary: AreaDictionary;
  conditions: readonly (readonly [relaxation: Relaxation, SQL])[];
  /** Every filter that homes were counted for. */
  counted: Filter[];
}

function understood({ query, asked, dictionary }: Search, { without, areas }: Step): Filter {
  // Without its price limit a search for sale stays one: rents are not what was looked for.
  const purpose = without.includes('purpose') ? {} : { purpose: asked.purpose };
  const area = areas ? { area: areas.join() } : {};
  return understoodPart({ ...relaxed(query, without), ...purpose, ...area }, dictionary);
}

function filterOf(search: Search, step: Step): Filter {
  const filter = understood(search, step);
  search.counted.push(filter);
  return filter;
}

/** How many homes a way leads to: counted by an index where there is one for it, else among the newest of its place. */
async function wayOf(search: Search, step: Step): Promise<WayOn> {
  const { source, conditions } = search;
  const filter = filterOf(search, step);
  const cap = countedTo(filter);
  const asks = conditions.filter(([each]) => !step.without.includes(each));
  if (asks.every(([each]) => BY_INDEX.includes(each)))
    return { ...step, ...(await countListings(source, filter, cap)) };
  const looked = asks.filter(([each]) => each !== 'type');
  const place = understood(search, { ...step, without: [...step.without, ...looked.map(([each]) => each)] });
  const { homes, areAll } = await countMissed(source, place, looked);
  const total = homes.find(({ missed }) => missed.length === 0)?.total ?? 0;
  return { ...step, total: Math.min(total, cap), capped: total > cap || (total > 0 && !areAll) };
}

/** What was seen of a way among the homes that were looked at, said as the list says it that it leads to. */
async function seenOf(search: Search, { missed, total }: Missed, areAll: boolean): Promise<WayOn> {
  const step = { without: missed };
  const filter = filterOf(search, step);
  if (narrowing(filter, search.source.clock()).length === 0) return wayOf(search, step);
  const cap = countedTo(filter);
  return { ...step, total: Math.min(total, cap), capped: total > cap || !areAll };
}

/** The fewest things to give up of what is said of the home. One alone that is said is what all homes miss. */
async function waysOfHome(search: Search, ofHome: Relaxation[]): Promise<WayOn[]> {
  if (ofHome.length < 2) return ofHome.length === 0 ? [] : [await wayOf(search, { without: ofHome })];
  const place = filterOf(search, { without: ofHome });
  const { homes, areAll } = await countMissed(search.source, place, search.conditions);
  return Promise.all(fewestGivenUp(homes).map((each) => seenOf(search, each, areAll)));
}

/** Each thing by itself that may be given up beside what is said of the home. */
async function waysBesideHome(search: Search, set: Relaxation[], around: number[]): Promise<WayOn[]> {
  const part = set.filter((name) => name === 'part');
  const ways: WayOn[] = [];
  for (const each of BESIDE_HOME) {
    if (each === 'area' && around.length > 0) ways.push(await wayOf(search, { without: part, areas: around }));
    if (set.includes(each)) ways.push(await wayOf(search, { without: [each] }));
  }
  return ways;
}

/**
 * What a search that finds nothing may give up, with what there is then: one thing where one is enough, else the fewest
 * together and, as the widest step, everything for its purpose in its place. Where there is nothing either, the areas
 * around, then all of the city, then everything.
 * @param asked what the query means
 */
export async function findWaysOn(source: Source, query: PropertyQuery, asked: Filter): Promise<WaysOn> {
  const dictionary = await areaDictionary(source);
  const said = relaxationsOf(query);
  const conditions = said.filter(isOfHome).flatMap((each): [Relaxation, SQL][] => {
    const parts = conditionsOf(query, each, dictionary, source.clock());
    return parts.length > 0 ? [[each, sql.join(parts, sql` and `)]] : [];
  });
  const counted: Filter[] = [];
  const search: Search = { source, query, asked, dictionary, conditions, counted };
  const ofHome = conditions.map(([each]) => each);
  const set = said.filter((each) => !isOfHome(each) || ofHome.includes(each));
  const around = set.includes('area') ? withAround(asked, dictionary) : [];

  const fewest = (await waysOfHome(search, ofHome)).filter(({ total }) => total > 0);
  const single = fewest.filter(({ without }) => without.length === 1);
  const beside = await waysBesideHome(search, set, around);
  const enough = [...single, ...beside].filter(({ total }) => total > 0);
  if (enough.length > 0) return { ways: enough.slice(0, MOST_WAYS), counted };
  // All that is said of the home may be what takes fewest.
  if (fewest.some(({ without }) => without.length === ofHome.length)) return { ways: fewest, counted };

  const steps: Step[] = [
    { without: ofHome },
    ...(around.length > 0 ? [{ without: set.filter((each) => !STAYS_AROUND.includes(each)), areas: around }] : []),
    { without: set.filter((each) => each !== 'purpose') },
    { without: [...new Set<Relaxation>([...set, 'purpose'])] },
  ];
  for (const step of steps) {
    const way = await wayOf(search, step);
    if (way.total > 0) return { ways: [...fewest, way], counted };
  }
  return { ways: fewest, counted };
}
