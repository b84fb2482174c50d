import { cityName, compact } from '@karachi-estates/domain/areas/match';
import { westernDigits } from '@karachi-estates/domain/digits';
import { eq } from 'drizzle-orm';
import type { Changes } from '../changes/changes.ts';
import { AREAS } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { areaParts, areas, cities } from './areas.table.ts';

/** An area with its city, as other modules need it. */
export interface KnownArea {
  id: number;
  areaName: string;
  compactName: string;
  areaNameUr: string;
  aliases: string[];
  cityId: number;
  cityName: string;
  latitude: number | null;
  longitude: number | null;
}

/** A part of an area: a phase, block, sector or society. */
export interface KnownPart {
  id: number;
  areaId: number;
  name: string;
  nameUr: string;
  aliases: string[];
  latitude: number | null;
  longitude: number | null;
}

/** As many areas around are offered. */
export const NEARBY = 6;

/** Every area by id and by its compacted names: the dictionary is small, so it is cached in memory. */
export interface AreaDictionary {
  cities: { id: number; city_name: string }[];
  byId: Map<number, KnownArea>;
  byName: Map<string, KnownArea>;
  /** By name. */
  ofCity: Map<number, KnownArea[]>;
  parts: Map<number, KnownPart>;
  /** The parts of each area that has some, in the order in which people count: 'Block 2' before 'Block 10'. */
  ofArea: Map<number, KnownPart[]>;
}

/** Every area by each of its names. An alias never takes the place of another area's own name. */
function byName(rows: KnownArea[]): Map<string, KnownArea> {
  const aliases = rows.flatMap((row) => [row.areaNameUr, ...row.aliases].map((name) => [compact(name), row] as const));
  const named = aliases.filter(([name]) => name !== '');
  return new Map([...named, ...rows.map((row) => [row.compactName, row] as const)]);
}

// Databases sort by different alphabets: 'APP' must not stand before 'Abdullah'.
const alphabet = new Intl.Collator('en');
const alphabetWithNumbers = new Intl.Collator('en', { numeric: true });

async function loadDictionary(db: Db): Promise<AreaDictionary> {
  const cityRows = await db.select({ id: cities.id, city_name: cities.cityName }).from(cities).orderBy(cities.cityName);
  const rows = await db
    .select({
      id: areas.id,
      areaName: areas.areaName,
      compactName: areas.compactName,
      areaNameUr: areas.areaNameUr,
      aliases: areas.aliases,
      cityId: areas.cityId,
      cityName: cities.cityName,
      latitude: areas.latitude,
      longitude: areas.longitude,
    })
    .from(areas)
    .innerJoin(cities, eq(cities.id, areas.cityId));
  rows.sort((one, other) => alphabet.compare(one.areaName, other.areaName));
  const parts = await db.select().from(areaParts);
  parts.sort((one, other) => alphabetWithNumbers.compare(one.name, other.name));
  const ofArea = new Map<number, KnownPart[]>();
  for (const part of parts) ofArea.set(part.areaId, [...(ofArea.get(part.areaId) ?? []), part]);
  const ofCity = new Map<number, KnownArea[]>(cityRows.map((city) => [city.id, []]));
  for (const row of rows) ofCity.get(row.cityId)?.push(row);
  return {
    cities: cityRows,
    byId: new Map(rows.map((row) => [row.id, row])),
    byName: byName(rows),
    ofCity,
    parts: new Map(parts.map((part) => [part.id, part])),
    ofArea,
  };
}

const dictionaries = new WeakMap<Changes, { version: number; dictionary: AreaDictionary }>();
/** The one that is being read, and the version of the data at which that began. */
const loads = new WeakMap<Changes, { version: number | undefined; dictionary: Promise<AreaDictionary> }>();

/** Reads the dictionary once for all who know of the same changes. */
function loadShared(db: Db, changes: Changes, version: number | undefined): Promise<AreaDictionary> {
  const underWay = loads.get(changes);
  if (underWay && underWay.version === version) return underWay.dictionary;
  const load = { version, dictionary: loadDictionary(db) };
  loads.set(changes, load);
  const done = () => {
    if (loads.get(changes) === load) loads.delete(changes);
  };
  load.dictionary.then(done, done);
  return load.dictionary;
}

/** The areas as they are now; read again only after one of them changed. */
export async function areaDictionary({ db, changes }: Pick<Deps, 'db' | 'changes'>): Promise<AreaDictionary> {
  // A replica may still be read while the primary is away.
  const version = changes.cachedVersion() ?? (await changes.version().catch(() => undefined));
  const cached = dictionaries.get(changes);
  if (cached && changes.isCurrent([AREAS], cached.version)) return cached.dictionary;
  const dictionary = await loadShared(db, changes, version).catch((error: unknown) => {
    // Nothing that is made of it now is cached, and areas hardly ever change.
    if (cached && version === undefined) return cached.dictionary;
    throw error;
  });
  if (version !== undefined && version >= (dictionaries.get(changes)?.version ?? 0))
    dictionaries.set(changes, { version, dictionary });
  return dictionary;
}

/** The area that an id ('12') or one of its names ('dha defence', 'ڈیفنس') means. */
export function findArea(dictionary: AreaDictionary, idOrName: string): KnownArea | undefined {
  const id = westernDigits(idOrName);
  return /^\d{1,9}$/.test(id) ? dictionary.byId.get(Number(id)) : dictionary.byName.get(compact(idOrName));
}

/** The city that an id ('112') or a name ('karachi') means. */
export function findCity(dictionary: AreaDictionary, idOrName: string): { id: number; city_name: string } | undefined {
  return dictionary.cities.find((city) =>
    /^\d{1,9}$/.test(idOrName)
      ? city.id === Number(idOrName)
      : [city.city_name, cityName(city.city_name, 'ur')].some((name) => compact(name) === compact(idOrName)),
  );
}

/** The part of an area that a name means ('Phase 6', 'block 13d', 'فیز 6'), by any of its names. */
export function findPart(dictionary: AreaDictionary, areaId: number, name: string): KnownPart | undefined {
  const wanted = compact(name);
  return (dictionary.ofArea.get(areaId) ?? []).find((part) =>
    [part.name, part.nameUr, ...part.aliases].some((each) => each !== '' && compact(each) === wanted),
  );
}
