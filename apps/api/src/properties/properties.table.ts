import { PIN_SHOWN } from '@karachi-estates/domain/properties/pin';
import { PURPOSES, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { areaParts, areas } from '../areas/areas.table.ts';
import { instant } from '../db/columns.ts';

/** A photo of a listing as the row keeps it, in order of showing. */
export interface StoredPhoto {
  hash: string;
  width: number;
  height: number;
  thumbhash: string;
}

const YARD_PRICE = '"price" * 9 / nullif("area_sqft", 0)';

/**
 * SQL for the rupees a square yard, null where a listing does not say its size: of listings for any purpose, or of
 * those for one alone, as their index has it.
 */
export const yardPriceOf = (purpose: Purpose | undefined): string =>
  purpose ? `(case when "purpose" = '${purpose}' then ${YARD_PRICE} end)` : `(${YARD_PRICE})`;

/**
 * Listings. The list queries never touch this table's pages: the partial covering indexes of the migration
 * (`properties_list_…`) hold every column a card shows. Price is in whole rupees, per month when rented.
 */
export const properties = pgTable(
  'properties',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => accounts.id),
    status: text({ enum: ['active', 'paused', 'sold', 'rented', 'deleted'] })
      .notNull()
      .default('active'),
    /** What a deleted listing was, so that undo can put it back. */
    statusBefore: text('status_before', { enum: ['active', 'paused', 'sold', 'rented'] }),
    pausedByPlan: boolean('paused_by_plan').notNull().default(false),
    /** It was active when its seller was suspended, and comes back when that is lifted. */
    pausedBySuspension: boolean('paused_by_suspension').notNull().default(false),
    /** Since when the operator keeps this listing from being shown; its seller cannot make it active again. */
    hiddenAt: instant('hidden_at'),
    purpose: text({ enum: ['sale', 'rent'] })
      .notNull()
      .default('sale'),
    propertyType: text('property_type').notNull(),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id),
    /** The phase, block or sector of the area, where it was said. */
    partId: integer('part_id').references(() => areaParts.id, { onDelete: 'set null' }),
    title: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    dimension: text().notNull().default(''),
    areaSqft: doublePrecision('area_sqft'),
    bedrooms: smallint(),
    bathrooms: smallint(),
    garage: smallint().notNull().default(0),
    featuredUntil: instant('featured_until'),
    description: text().notNull().default(''),
    destination: text().notNull().default(''),
    /** Contact of this ad, E.164 and e-mail; the seller's own where the ad names none. */
    cellNo: text('cell_no').notNull().default(''),
    email: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** How others see the point that its seller set. */
    pinShown: text('pin_shown', { enum: PIN_SHOWN }).notNull().default('exact'),
    /**
     * Where the listing stands on the map, set by a trigger: its own point, or one near the centre of its area; and the
     * code of its cell (`mapCells.ts` of the domain).
     */
    mapLongitude: doublePrecision('map_longitude'),
    mapLatitude: doublePrecision('map_latitude'),
    mapExact: boolean('map_exact'),
    mapCell: integer('map_cell'),
    photos: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    /** The first photo and their number again, in columns that an index can hold. */
    photoCount: smallint('photo_count').notNull().default(0),
    coverHash: text('cover_hash'),
    coverWidth: smallint('cover_width'),
    coverHeight: smallint('cover_height'),
    coverThumbhash: text('cover_thumbhash'),
    /** The points of the order 'best match' (`bestMatch.ts` of the domain), as a job gave them last. */
    quality: smallint().notNull().default(0),
    /** What is scored has changed since; set by a trigger. */
    qualityDue: boolean('quality_due').notNull().default(true),
    /** The place in that order: `bestMatchKey` of the day of its confirmation and its points, kept by triggers. */
    best: integer().notNull().default(0),
    /** The id in the file that a bulk import read. */
    sourceRef: text('source_ref'),
    idempotencyKey: text('idempotency_key'),
    /** A hash of what was sent with the key: other content with the same key is another ad. */
    fingerprint: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('properties_seller').on(table.sellerId, table.createdAt.desc(), table.id.desc()),
    // The list of a seller's page, and its counts. `desc()` alone would put nulls last, which no query asks for.
    index('properties_seller_shown')
      .on(table.sellerId, table.purpose, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'active'`),
    index('properties_seller_done').on(table.sellerId, table.status).where(sql`${table.status} in ('sold', 'rented')`),
    // The desk's grid over all states: read in both directions from a place on.
    index('properties_desk_created').on(table.createdAt, table.id),
    index('properties_desk_updated').on(table.updatedAt, table.id),
    index('properties_desk_price').on(table.price, table.id),
    index('properties_desk_area').on(table.areaId, table.createdAt, table.id),
    index('properties_desk_type').on(table.propertyType, table.createdAt, table.id),
    index('properties_desk_type_updated').on(table.propertyType, table.updatedAt, table.id),
    index('properties_desk_type_price').on(table.propertyType, table.price, table.id),
    index('properties_desk_inactive')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.status} <> 'active'`),
    index('properties_desk_hidden').on(table.createdAt, table.id).where(sql`${table.hiddenAt} is not null`),
    index('properties_desk_words').using('gin', sql`to_tsvector('simple'::regconfig, ${table.title})`),
    index('properties_desk_phone').on(table.cellNo).where(sql`${table.cellNo} <> ''`),
    // Whether another seller's ad has the same text: `SAME_TEXT_LEAST` of the domain.
    index('properties_text').on(sql`md5(${table.description})`).where(sql`char_length(${table.description}) >= 80`),
    uniqueIndex('properties_source').on(table.sourceRef),
    uniqueIndex('properties_idempotency').on(table.sellerId, table.idempotencyKey),
    index('properties_part')
      .on(table.partId, table.purpose, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'active' and ${table.partId} is not null`),
    // What there is little of, or nothing: the lists' own indexes have it nowhere in their order.
    index('properties_rooms').on(table.bedrooms, table.bathrooms).where(sql`${table.status} = 'active'`),
    index('properties_bathrooms').on(table.bathrooms).where(sql`${table.status} = 'active'`),
    index('properties_size').on(table.areaSqft).where(sql`${table.status} = 'active'`),
    // Statistics of the same expressions go with them: see their migration.
    ...PURPOSES.map((purpose) => {
      const yardPrice = sql.raw(yardPriceOf(purpose));
      return index(`properties_${purpose}_yard_price`)
        .on(yardPrice)
        .where(sql`${table.status} = 'active' and ${yardPrice} is not null`);
    }),
    // What another seller offers at nearly the same price.
    index('properties_facts')
      .on(table.areaId, table.propertyType, table.price)
      .where(sql`${table.status} <> 'deleted'`),
    index('properties_unscored').on(table.id).where(sql`${table.qualityDue} and ${table.status} <> 'deleted'`),
    index('properties_photos').using('gin', sql`${table.photos} jsonb_path_ops`).where(sql`${table.photoCount} > 0`),
    check('properties_price', sql`${table.price} > 0`),
  ],
);

/** Active listings by purpose, type and area, kept by triggers in the same transaction: facets and exact totals. */
export const propertyCounts = pgTable(
  'property_counts',
  {
    purpose: text().notNull(),
    areaId: integer('area_id').notNull(),
    propertyType: text('property_type').notNull(),
    listings: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.areaId, table.propertyType] }),
    index('property_counts_type').on(table.purpose, table.propertyType),
  ],
);

/**
 * Active listings by purpose, area, type and cell of the map, kept by triggers as {@link propertyCounts} are. Sums of
 * coordinates are in millionths of degrees: divided by the listings they are the middle of a cluster.
 */
export const propertyMapCounts = pgTable(
  'property_map_counts',
  {
    purpose: text().notNull(),
    areaId: integer('area_id').notNull(),
    propertyType: text('property_type').notNull(),
    cell: integer().notNull(),
    listings: integer().notNull(),
    longitudes: bigint({ mode: 'number' }).notNull(),
    latitudes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'property_map_counts_pk',
      columns: [table.purpose, table.areaId, table.propertyType, table.cell],
    }),
  ],
);

/**
 * What visitors did with a listing, summed per day (Karachi's). `contacts` is WhatsApp and calls; days before they were
 * told apart have it alone. Partitioned by month: the tables that hold the rows lie in the schema `partitions`.
 */
export const propertyEvents = pgTable(
  'property_events',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    contacts: integer().notNull().default(0),
    impressions: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    whatsapp: integer().notNull().default(0),
    calls: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);
