import { doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  cityName: text('city_name').notNull().unique(),
});

/** Neighbourhoods with the centre that their listings' map points scatter around. */
export const areas = pgTable(
  'areas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    areaName: text('area_name').notNull(),
    /** The name as the domain compares names: lower case without dots, hyphens and spaces. */
    compactName: text('compact_name').notNull(),
    /** The name in Urdu; empty where nobody has given it yet. */
    areaNameUr: text('area_name_ur').notNull().default(''),
    /** What people also call it, in Latin and Urdu script. */
    aliases: text().array().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [index('areas_city').on(table.cityId, table.areaName)],
);

/** Phases, blocks, sectors and societies: the second level of areas. Without a centre the area's own counts. */
export const areaParts = pgTable(
  'area_parts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    /** Within the area: 'Phase 6', 'Block 13-D'. */
    name: text().notNull(),
    nameUr: text('name_ur').notNull().default(''),
    /** What people also call it, in Latin and Urdu script. */
    aliases: text().array().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [unique('area_parts_name').on(table.areaId, table.name)],
);
