import { readFile } from 'node:fs/promises';
import { compact, KARACHI } from '@karachi-estates/domain/areas/match';
import { eq } from 'drizzle-orm';
import { seedFolder } from '../db/assets.ts';
import type { Db } from '../db/connect.ts';
import { areas, cities } from './areas.table.ts';

interface SeedArea {
  area_name: string;
  latitude: number;
  longitude: number;
}

/**
 * The city and its neighbourhoods: every installation has them, demo data or not. Adds what is missing, changes
 * nothing.
 */
export async function seedAreas(db: Db): Promise<void> {
  await db.insert(cities).values({ id: KARACHI.id, cityName: KARACHI.city_name }).onConflictDoNothing();
  const known = await db.select({ name: areas.areaName }).from(areas).where(eq(areas.cityId, KARACHI.id));
  const names = new Set(known.map((area) => area.name));
  const seed = JSON.parse(await readFile(new URL('areas.json', seedFolder), 'utf8')) as SeedArea[];
  const missing = seed.filter((area) => !names.has(area.area_name));
  if (missing.length === 0) return;
  await db.insert(areas).values(
    missing.map((area) => ({
      cityId: KARACHI.id,
      areaName: area.area_name,
      compactName: compact(area.area_name),
      latitude: area.latitude,
      longitude: area.longitude,
    })),
  );
}
