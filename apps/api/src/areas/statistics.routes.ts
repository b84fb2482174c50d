import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type AreaFigures,
  type AreaMonth,
  type AreaSummary,
  downloadAreaStatistics,
  getAreaPart,
  getAreaProfile,
  listAreaSummaries,
} from '@karachi-estates/contracts/areas';
import { nearestTo } from '@karachi-estates/domain/areas/neighbours';
import { ALL_HOMES, daysSince, groupsOf, STATISTICS_LICENCE } from '@karachi-estates/domain/areas/statistics';
import { karachiMonth } from '@karachi-estates/domain/karachi';
import { AREA_NOT_KNOWN, PART_NOT_KNOWN } from '@karachi-estates/domain/properties/messages';
import { PURPOSES } from '@karachi-estates/domain/properties/vocabulary';
import { told } from '@karachi-estates/domain/words/sentence';
import { ALL_STATISTICS, AREAS, listSubjects, statisticsSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import type { Reading } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile, toCsv } from '../plugins/csv.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { countFacets } from '../properties/counts.store.ts';
import { areaAt, slugOf } from './areaSlugs.ts';
import { type AreaDictionary, areaDictionary, type KnownArea, type KnownPart } from './areas.store.ts';
import { partAt, partOf, partSlug } from './parts.store.ts';
import { figuresByGroup } from './statistics.actions.ts';
import {
  countParts,
  readFigures,
  readMonths,
  readPartOffers,
  type StoredFigures,
  type StoredMonth,
} from './statistics.store.ts';

/** Months of the course that a page shows. */
const MONTHS = 12;
const NEIGHBOURS = 6;

const askedOf = (row: StoredFigures | StoredMonth) => ({
  offers: row.offers,
  median: row.median,
  lower_quartile: row.lowerQuartile,
  upper_quartile: row.upperQuartile,
});

const figuresOf = (row: StoredFigures, now: Date): AreaFigures => ({
  purpose: row.purpose,
  property_type: row.propertyType,
  ...askedOf(row),
  left_out: row.leftOut,
  days: daysSince(row.medianListedAt.getTime(), now),
});

/** Sales before rents, all homes before their types, what is offered most first. */
const inOrder = (one: StoredFigures, other: StoredFigures): number =>
  Number(one.purpose === 'rent') - Number(other.purpose === 'rent') ||
  Number(other.propertyType === ALL_HOMES) - Number(one.propertyType === ALL_HOMES) ||
  other.offers - one.offers ||
  one.propertyType.localeCompare(other.propertyType, 'en');

/** The area that an address means. @throws HttpProblem 404 */
async function areaOf(deps: Deps, given: string): Promise<KnownArea> {
  const area = areaAt(await areaDictionary(deps), given);
  if (area) return area;
  throw new HttpProblem(404, told({ AREA_NOT_KNOWN }, { area: given.slice(0, 60) }));
}

/** Every area as lists show it, with its active listings and the figures of its homes. */
async function readSummaries(deps: Deps): Promise<Map<number, AreaSummary>> {
  const dictionary = await areaDictionary(deps);
  const { areas: counts } = await countFacets(deps, {});
  const homes = (await readFigures(deps.db)).filter(({ propertyType }) => propertyType === ALL_HOMES);
  const figures = new Map(homes.map((row) => [`${row.purpose} ${row.areaId}`, row]));
  const ofHomes = (id: number, purpose: 'sale' | 'rent') => {
    const row = figures.get(`${purpose} ${id}`);
    return row && { [purpose]: { median: row.median, offers: row.offers } };
  };
  const all = [...dictionary.ofCity.values()].flat();
  return new Map(
    all.map(({ id, areaName, areaNameUr, aliases }) => [
      id,
      {
        id,
        area_name: areaName,
        ...(areaNameUr && { area_name_ur: areaNameUr }),
        ...(aliases.length > 0 && { aliases }),
        slug: slugOf(dictionary, id),
        listings: counts[id] ?? 0,
        ...ofHomes(id, 'sale'),
        ...ofHomes(id, 'rent'),
      },
    ]),
  );
}

/** A page of an area need not know by what else the areas around it are found. */
const unaliased = ({ aliases: _aliases, ...summary }: AreaSummary): AreaSummary => summary;

/** The parts of an area with how much is listed in each. */
async function readParts(deps: Deps, dictionary: AreaDictionary, areaId: number) {
  const parts = dictionary.ofArea.get(areaId) ?? [];
  const counts = await countParts(
    deps.db,
    parts.map(({ id }) => id),
  );
  return parts.map((part) => ({ ...partOf(part), slug: partSlug(part), listings: counts.get(part.id) ?? 0 }));
}

/**
 * A part of an area. Its figures are worked out from its offers at each reading, which an index holds: nothing of parts
 * is kept, and there is no course by month.
 */
async function readPart(deps: Deps, area: KnownArea, part: KnownPart): Promise<Reading> {
  const now = deps.clock();
  const dictionary = await areaDictionary(deps);
  const figures: StoredFigures[] = [];
  for (const purpose of PURPOSES) {
    const offers = await readPartOffers(deps.db, part.id, purpose);
    const types = [...new Set([...offers.keys()].flatMap(groupsOf))];
    for (const [propertyType, { medianListedAt, ...rest }] of figuresByGroup(types, offers)) {
      figures.push({ areaId: area.id, purpose, propertyType, ...rest, medianListedAt: new Date(medianListedAt) });
    }
  }
  const parts = await readParts(deps, dictionary, area.id);
  return {
    value: {
      ...partOf(part),
      slug: partSlug(part),
      listings: parts.find(({ id }) => id === part.id)?.listings ?? 0,
      area: {
        id: area.id,
        area_name: area.areaName,
        ...(area.areaNameUr && { area_name_ur: area.areaNameUr }),
        slug: slugOf(dictionary, area.id),
      },
      city: area.cityName,
      figures: figures.sort(inOrder).map((row) => figuresOf(row, now)),
      siblings: parts.filter(({ id }) => id !== part.id),
    },
    subjects: [AREAS, ...listSubjects({ areaIds: [area.id] })],
  };
}

async function readProfile(deps: Deps, area: KnownArea): Promise<Reading> {
  const now = deps.clock();
  const dictionary = await areaDictionary(deps);
  const summaries = await readSummaries(deps);
  const summary = summaries.get(area.id);
  const figures = (await readFigures(deps.db, area.id)).sort(inOrder);
  const months = await readMonths(deps.db, area.id, karachiMonth(now, MONTHS - 1));
  const neighbours = nearestTo(area, dictionary.ofCity.get(area.cityId) ?? [], NEIGHBOURS);
  return {
    value: {
      ...(summary && unaliased(summary)),
      city: area.cityName,
      latitude: area.latitude,
      longitude: area.longitude,
      figures: figures.map((row) => figuresOf(row, now)),
      months: months
        .filter(({ propertyType }) => propertyType === ALL_HOMES)
        .map((row): AreaMonth => ({ purpose: row.purpose, month: row.month, ...askedOf(row) })),
      neighbours: neighbours.flatMap(({ id }) => {
        const each = summaries.get(id);
        return each ? [unaliased(each)] : [];
      }),
      parts: await readParts(deps, dictionary, area.id),
    },
    subjects: [
      AREAS,
      ...[area, ...neighbours].map(({ id }) => statisticsSubject(id)),
      ...listSubjects({ areaIds: [area, ...neighbours].map(({ id }) => id) }),
    ],
  };
}

/** Every month of every group as a table, with the licence in each row so that it stays with what is copied. */
async function statisticsCsv(deps: Deps, area: KnownArea): Promise<string> {
  const months = await readMonths(deps.db, area.id, '');
  const source = `Karachi Estates${deps.settings.demoData ? ' (demo data)' : ''}`;
  const headings = [
    'area',
    'purpose',
    'property_type',
    'month',
    'offers',
    'median',
    'lower_quartile',
    'upper_quartile',
  ];
  return toCsv({
    headings: [...headings, 'unit', 'source', 'licence'],
    rows: months.map((row) => [
      area.areaName,
      row.purpose,
      row.propertyType,
      row.month,
      ...[row.offers, row.median, row.lowerQuartile, row.upperQuartile].map(String),
      row.purpose === 'rent' ? 'PKR asked per sq yd and month' : 'PKR asked per sq yd',
      source,
      STATISTICS_LICENCE,
    ]),
  });
}

/** What is asked in the areas. */
export const statisticsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listAreaSummaries),
      handler: async (_, reply) =>
        reply.sendCached('areas', async (from) => ({
          value: [...(await readSummaries(from)).values()],
          subjects: [AREAS, ALL_STATISTICS, ...listSubjects({})],
        })),
    });
    app.route({
      ...endpoint(getAreaProfile),
      handler: async (request, reply) => {
        const area = await areaOf(deps, request.params.area);
        return reply.sendCached(`area ${area.id}`, (from) => readProfile(from, area));
      },
    });

    app.route({
      ...endpoint(getAreaPart),
      handler: async (request, reply) => {
        const area = await areaOf(deps, request.params.area);
        const given = request.params.part;
        const part = partAt(await areaDictionary(deps), area.id, given);
        if (!part) throw new HttpProblem(404, told({ PART_NOT_KNOWN }, { part: given.slice(0, 60) }));
        return reply.sendCached(`part ${part.id}`, (from) => readPart(from, area, part));
      },
    });

    const { response: _answers, ...schema } = downloadAreaStatistics.schema;
    app.route({
      ...endpoint(downloadAreaStatistics),
      schema,
      handler: async (request, reply) => {
        const area = await areaOf(deps, request.params.area);
        const slug = slugOf(await areaDictionary(deps), area.id);
        return asCsvFile(reply, `karachi-estates-${slug}`)
          .header('link', '<https://creativecommons.org/licenses/by/4.0/>; rel="license"')
          .send(await statisticsCsv(deps, area));
      },
    });
  };
