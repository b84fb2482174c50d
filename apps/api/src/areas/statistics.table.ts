import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { areas } from './areas.table.ts';

const rupees = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * What is asked in an area for a purpose and a type (`homes`: all homes). Prices are whole rupees per square yard, per
 * month when rented. A group with too few offers has no row.
 */
export const areaStatistics = pgTable(
  'area_statistics',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['sale', 'rent'] }).notNull(),
    propertyType: text('property_type').notNull(),
    offers: integer().notNull(),
    leftOut: integer('left_out').notNull(),
    median: rupees('median'),
    lowerQuartile: rupees('lower_quartile'),
    upperQuartile: rupees('upper_quartile'),
    /** When half of the offers were listed already. */
    medianListedAt: timestamp('median_listed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.areaId, table.purpose, table.propertyType] })],
);

/** The same figures as they last were in a month ('2026-11', Karachi's): the monthly course. */
export const areaStatisticsMonths = pgTable(
  'area_statistics_months',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['sale', 'rent'] }).notNull(),
    propertyType: text('property_type').notNull(),
    month: text().notNull(),
    offers: integer().notNull(),
    median: rupees('median'),
    lowerQuartile: rupees('lower_quartile'),
    upperQuartile: rupees('upper_quartile'),
  },
  (table) => [primaryKey({ columns: [table.areaId, table.purpose, table.propertyType, table.month] })],
);

/**
 * Groups whose listings have changed since their figures were worked out, as a trigger on `changes` notes them. Rows
 * are only ever added, so writers of listings do not wait for each other.
 */
export const areaStatisticsDue = pgTable(
  'area_statistics_due',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    areaId: integer('area_id').notNull(),
    purpose: text({ enum: ['sale', 'rent'] }).notNull(),
    propertyType: text('property_type').notNull(),
  },
  (table) => [index('area_statistics_due_area').on(table.areaId)],
);
