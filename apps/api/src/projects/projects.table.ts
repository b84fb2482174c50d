import type { Picture } from '@karachi-estates/contracts/media';
import type { PaymentRules, ScheduledPayment } from '@karachi-estates/domain/projects/schedule';
import { UNIT_STATES } from '@karachi-estates/domain/projects/states';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const project = () =>
  text()
    .notNull()
    .references(() => projects.slug, { onDelete: 'cascade' });

/**
 * Projects that sell their units here. Texts with `_ur` are for who reads Urdu; where they are missing English is
 * shown.
 */
export const projects = pgTable('projects', {
  slug: text().primaryKey(),
  name: text().notNull(),
  area: text().notNull(),
  areaUr: text('area_ur'),
  tagline: text().notNull(),
  taglineUr: text('tagline_ur'),
  isSample: boolean('is_sample').notNull(),
  picture: text(),
  /** The month it is to be ready, '2026-06'. */
  completion: text(),
  paymentRules: jsonb('payment_rules').$type<PaymentRules>().notNull(),
  /** The desk writes these by now, and the project's file says no more about them. */
  progressAtDesk: boolean('progress_at_desk').notNull().default(false),
  approvalsAtDesk: boolean('approvals_at_desk').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const projectBuildings = pgTable(
  'project_buildings',
  {
    project: project(),
    id: text().notNull(),
    name: text().notNull(),
    nameUr: text('name_ur'),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.id] })],
);

export const projectFloors = pgTable(
  'project_floors',
  {
    project: text().notNull(),
    building: text().notNull(),
    number: integer().notNull(),
    label: text().notNull(),
    labelUr: text('label_ur'),
    plate: text(),
  },
  (table) => [
    primaryKey({ columns: [table.project, table.building, table.number] }),
    foreignKey({
      name: 'project_floors_building',
      columns: [table.project, table.building],
      foreignColumns: [projectBuildings.project, projectBuildings.id],
    }).onDelete('cascade'),
  ],
);

export const projectUnitTypes = pgTable(
  'project_unit_types',
  {
    project: project(),
    id: text().notNull(),
    name: text().notNull(),
    nameUr: text('name_ur'),
    bedrooms: integer().notNull(),
    bathrooms: integer().notNull(),
    plan: text(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.id] })],
);

/** A photo that was uploaded at the desk, with what it shows. */
export type ProgressPhoto = Picture & { alt: string; alt_ur: string };

/** How far the building is, with photos of that day: one that the content names, or uploaded ones. */
export const projectProgress = pgTable(
  'project_progress',
  {
    id: number('id').notNull().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
    project: project(),
    date: text().notNull(),
    percent: integer().notNull(),
    words: text().notNull(),
    wordsUr: text('words_ur'),
    picture: text(),
    photos: jsonb().$type<ProgressPhoto[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.project, table.date] }), uniqueIndex('project_progress_id').on(table.id)],
);

/** Papers of the authorities, and whether somebody saw them or the developer only says so. */
export const projectApprovals = pgTable(
  'project_approvals',
  {
    id: number('id').notNull().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
    project: project(),
    name: text().notNull(),
    nameUr: text('name_ur'),
    authority: text().notNull(),
    authorityUr: text('authority_ur'),
    date: text().notNull(),
    state: text({ enum: ['declared', 'seen'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.name] }), uniqueIndex('project_approvals_id').on(table.id)],
);

/** Units. `held` ends by time at `held_until`, also before the job has written it down. */
export const units = pgTable(
  'units',
  {
    id: id(),
    project: project(),
    number: text().notNull(),
    building: text().notNull(),
    floor: integer().notNull(),
    type: text().notNull(),
    facing: text().notNull(),
    coveredSqFt: doublePrecision('covered_sq_ft').notNull(),
    grossSqFt: doublePrecision('gross_sq_ft').notNull(),
    /** The unit in which the developer declared both. */
    areaUnit: text('area_unit').notNull(),
    /** Whole rupees; null is on request. */
    price: number('price'),
    state: text({ enum: UNIT_STATES }).notNull(),
    heldUntil: instant('held_until'),
  },
  (table) => [
    uniqueIndex('units_number').on(table.project, table.number),
    index('units_held').on(table.heldUntil).where(sql`${table.state} = 'held'`),
    foreignKey({
      name: 'units_floor',
      columns: [table.project, table.building, table.floor],
      foreignColumns: [projectFloors.project, projectFloors.building, projectFloors.number],
    }),
    foreignKey({
      name: 'units_type',
      columns: [table.project, table.type],
      foreignColumns: [projectUnitTypes.project, projectUnitTypes.id],
    }),
    check('units_held_until', sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
  ],
);

/** Every state that a unit had, from a moment on. `by` is the member of staff who set it. */
export const unitStates = pgTable(
  'unit_states',
  {
    id: id(),
    unitId: number('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    state: text({ enum: UNIT_STATES }).notNull(),
    by: text(),
  },
  (table) => [index('unit_states_unit').on(table.unitId, table.at)],
);

/** Every price that a unit had, from a moment on; null is on request. `by` is who of the staff set it, null a file. */
export const unitPrices = pgTable(
  'unit_prices',
  {
    id: id(),
    unitId: number('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    price: number('price'),
    by: text(),
  },
  (table) => [index('unit_prices_unit').on(table.unitId, table.at)],
);

/**
 * Who asked for a unit, and who holds it. The three partial indexes are the rule: no unit is held twice and nobody
 * holds two, whatever the processes believe. An `active` row whose time is over is `expired` before another is tried.
 */
export const unitHolds = pgTable(
  'unit_holds',
  {
    id: id(),
    unitId: number('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In E.164. */
    phone: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    locale: text({ enum: ['en', 'ur'] }).notNull(),
    tokenHash: text('token_hash').unique(),
    state: text({ enum: ['asked', 'active', 'released', 'expired', 'booked'] }).notNull(),
    askedAt: instant('asked_at').notNull(),
    linkUntil: instant('link_until').notNull(),
    confirmedAt: instant('confirmed_at'),
    heldUntil: instant('held_until'),
    /**
     * As they were when the hold began: who holds a unit books it at this price and by these rules. Null before that.
     */
    price: number('price'),
    paymentRules: jsonb('payment_rules').$type<PaymentRules>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('unit_holds_of_unit').on(table.unitId).where(sql`${table.state} = 'active'`),
    uniqueIndex('unit_holds_of_email').on(table.emailKey).where(sql`${table.state} = 'active'`),
    uniqueIndex('unit_holds_of_phone').on(table.phone).where(sql`${table.state} = 'active'`),
    index('unit_holds_email_key').on(table.emailKey),
    index('unit_holds_asked').on(table.askedAt),
  ],
);

/** Bookings, with the schedule as it was promised: later prices and rules do not touch it. */
export const unitBookings = pgTable(
  'unit_bookings',
  {
    id: id(),
    unitId: number('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    holdId: number('hold_id').references(() => unitHolds.id, { onDelete: 'set null' }),
    /** Whole rupees, as paid. */
    deposit: number('deposit').notNull(),
    /** Of the transfer or the receipt, as it was typed at the desk; bookings of the terminal have none. */
    reference: text(),
    price: number('price').notNull(),
    /** The day from which the schedule counts. */
    starts: text().notNull(),
    schedule: jsonb().$type<ScheduledPayment[]>().notNull(),
    by: text().notNull(),
    bookedAt: instant('booked_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('unit_bookings_of_unit').on(table.unitId).where(sql`${table.endedAt} is null`),
    index('unit_bookings_hold').on(table.holdId).where(sql`${table.holdId} is not null`),
  ],
);

/** Times at which a project shows its units. `taken` never goes beyond `places`. */
export const visitSlots = pgTable(
  'visit_slots',
  {
    id: id(),
    project: project(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('visit_slots_time').on(table.project, table.startsAt),
    check('visit_slots_places', sql`${table.taken} between 0 and ${table.places}`),
    check('visit_slots_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Who comes, and for which unit. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    slotId: number('slot_id')
      .notNull()
      .references(() => visitSlots.id, { onDelete: 'cascade' }),
    unitId: number('unit_id').references(() => units.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    locale: text({ enum: ['en', 'ur'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('visits_once').on(table.slotId, table.emailKey).where(sql`${table.emailKey} <> ''`),
    index('visits_slot').on(table.slotId),
    index('visits_email_key').on(table.emailKey),
  ],
);
