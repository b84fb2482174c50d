import { inArray, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import type { ImportedListing } from './importRow.ts';
import { properties } from './properties.table.ts';

/** The address of {@link importSeller}. */
export const IMPORT_EMAIL = 'imported-listings@karachi-estates.example';

/** The account that imported listings belong to; made at the first import, and nobody can sign in to it. */
export async function importSeller(db: Db): Promise<number> {
  await db
    .insert(accounts)
    .values({
      role: 'seller',
      email: IMPORT_EMAIL,
      emailKey: IMPORT_EMAIL,
      firstName: 'Imported',
      lastName: 'Listings',
      plan: 'premium',
    })
    .onConflictDoNothing();
  const { rows } = await db.execute<{ id: number }>(sql`select id from accounts where email_key = ${IMPORT_EMAIL}`);
  const [row] = rows;
  if (!row) throw new Error('The account of imported listings could not be made');
  return row.id;
}

/**
 * Listings of a file that are there already, with what their history is made of. They stay as they are until the end of
 * `tx`.
 */
export async function lockImported(
  tx: Db,
  sourceRefs: readonly string[],
): Promise<{ id: number; sourceRef: string; price: number; purpose: 'sale' | 'rent' }[]> {
  const rows = await tx
    .select({
      id: properties.id,
      sourceRef: properties.sourceRef,
      price: properties.price,
      purpose: properties.purpose,
    })
    .from(properties)
    .where(inArray(properties.sourceRef, [...sourceRefs]))
    .orderBy(properties.id)
    .for('update');
  return rows.map(({ sourceRef, ...row }) => ({ ...row, sourceRef: sourceRef ?? '' }));
}

/** A line with its points for the order 'best match'; files bring no photos. */
export interface ScoredListing extends ImportedListing {
  quality: number;
}

/**
 * Writes a batch in one statement: new listings are added, changed ones brought up to date, equal ones left alone. When
 * a listing was first added stays, and so does its status.
 */
export async function writeBatch(
  db: Db,
  sellerId: number,
  batch: ScoredListing[],
  now: Date,
): Promise<{ added: number; changed: number }> {
  const rows = JSON.stringify(batch);
  const { rows: written } = await db.execute<{ added: number; changed: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb) as row (
        "sourceRef" text, "propertyType" text, purpose text, "areaId" integer, "partId" integer, title text, price bigint, dimension text,
        "areaSqft" double precision, bedrooms smallint, bathrooms smallint, garage smallint, description text,
        destination text, latitude double precision, longitude double precision, "createdAt" timestamptz,
        quality smallint
      )
    ), written as (
      insert into properties as p (
        seller_id, source_ref, property_type, purpose, area_id, part_id, title, price, dimension, area_sqft, bedrooms,
        bathrooms, garage, description, destination, latitude, longitude, created_at, updated_at,
        quality, quality_due
      )
      select ${sellerId}::integer, "sourceRef", "propertyType", purpose, "areaId", "partId", title, price, dimension, "areaSqft",
        bedrooms, bathrooms, garage, description, destination, latitude, longitude, "createdAt", ${now.toISOString()}::timestamptz,
        quality, false
      from given
      on conflict (source_ref) do update set
        property_type = excluded.property_type, purpose = excluded.purpose, area_id = excluded.area_id,
        part_id = excluded.part_id,
        title = excluded.title, price = excluded.price, dimension = excluded.dimension,
        area_sqft = excluded.area_sqft, bedrooms = excluded.bedrooms,
        bathrooms = excluded.bathrooms, garage = excluded.garage, description = excluded.description,
        destination = excluded.destination, latitude = excluded.latitude, longitude = excluded.longitude,
        updated_at = excluded.updated_at
      where (p.property_type, p.purpose, p.area_id, p.part_id, p.title, p.price, p.dimension, p.area_sqft, p.bedrooms, p.bathrooms,
          p.garage, p.description, p.destination, p.latitude, p.longitude)
        is distinct from (excluded.property_type, excluded.purpose, excluded.area_id, excluded.part_id, excluded.title,
          excluded.price, excluded.dimension, excluded.area_sqft, excluded.bedrooms, excluded.bathrooms, excluded.garage,
          excluded.description, excluded.destination, excluded.latitude, excluded.longitude)
      returning (xmax = 0) as is_new
    )
    select (count(*) filter (where is_new))::int as added, (count(*) filter (where not is_new))::int as changed
    from written`);
  return written[0] ?? { added: 0, changed: 0 };
}
