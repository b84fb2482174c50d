import { readFile } from 'node:fs/promises';
import { compact, KARACHI } from '@karachi-estates/domain/areas/match';
import { and, eq } from 'drizzle-orm';
import { seedFolder } from '../db/assets.ts';
import type { Db } from '../db/connect.ts';
import { areas, cities } from './areas.table.ts';

interface SeedArea {
  area_name: string;
  area_name_ur: string;
  aliases: string[];
  latitude: number;
  longitude: number;
}

/**
 * The city and its neighbourhoods: every installation has them, demo data or not. Adds what is missing, also the Urdu
 * names of areas that an older installation has in English only; changes nothing else.
 */
export async function seedAreas(db: Db): Promise<void> {
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
