import { readFile } from 'node:fs/promises';
import { compact, KARACHI } from '@karachi-estates/domain/areas/match';
import { and, eq } from 'drizzle-orm';
import { seedFolder } from '../db/assets.ts';
import type { Db } from '../db/connect.ts';
import { areaParts, areas, cities } from './areas.table.ts';

interface SeedArea {
  area_name: string;
  area_name_ur: string;
  aliases: string[];
  latitude: number;
  longitude: number;
}

interface SeedPart {
  area_name: string;
  name: string;
  name_ur: string;
  aliases: string[];
  latitude?: number;
  longitude?: number;
}

/** The phases, blocks and sectors of the areas: adds what is missing and changes nothing else. */
async function seedParts(db: Db): Promise<void> {
  const seed = JSON.parse(await readFile(new URL('parts.json', seedFolder), 'utf8')) as SeedPart[];
  const known = await db.select({ id: areas.id, name: areas.areaName }).from(areas).where(eq(areas.cityId, KARACHI.id));
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  const rows = seed.flatMap(({ area_name, name_ur, ...part }) => {
    const areaId = ids.get(area_name);
    return areaId === undefined ? [] : [{ ...part, areaId, nameUr: name_ur }];
  });
  const present = await db.select({ areaId: areaParts.areaId, name: areaParts.name }).from(areaParts);
  const there = new Set(present.map(({ areaId, name }) => `${areaId} ${name}`));
  const missing = rows.filter(({ areaId, name }) => !there.has(`${areaId} ${name}`));
  if (missing.length > 0) await db.insert(areaParts).values(missing).onConflictDoNothing();
}

async function seedNeighbourhoods(db: Db): Promise<void> {
  await db.insert(cities).values({ id: KARACHI.id, cityName: KARACHI.city_name }).onConflictDoNothing();
  const known = await db
    .select({ name: areas.areaName, urdu: areas.areaNameUr })
    .from(areas)
    .where(eq(areas.cityId, KARACHI.id));
  const urduOf = new Map(known.map((area) => [area.name, area.urdu]));
  const seed = JSON.parse(await readFile(new URL('areas.json', seedFolder), 'utf8')) as SeedArea[];
  for (const { area_name, area_name_ur, aliases } of seed.filter((area) => urduOf.get(area.area_name) === '')) {
    const isThis = and(eq(areas.cityId, KARACHI.id), eq(areas.areaName, area_name));
    await db.update(areas).set({ areaNameUr: area_name_ur, aliases }).where(isThis);
  }
  const missing = seed.filter((area) => !urduOf.has(area.area_name));
  if (missing.length === 0) return;
  await db.insert(areas).values(
    missing.map((area) => ({
      cityId: KARACHI.id,
      areaName: area.area_name,
      compactName: compact(area.area_name),
      areaNameUr: area.area_name_ur,
      aliases: area.aliases,
      latitude: area.latitude,
      longitude: area.longitude,
    })),
  );
}

/**
 * The city and its neighbourhoods: every installation has them, demo data or not. Adds what is missing, also the Urdu
 * names of areas that an older installation has in English only; changes nothing else.
 */
export async function seedAreas(db: Db): Promise<void> {
  await seedNeighbourhoods(db);
  await seedParts(db);
}
