import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { phoneBackwards, whoWords } from '../db/whoWords.ts';
import { staff } from '../staff/staff.table.ts';

/** Interest registrations of all project microsites, by the project's id. */
export const interestRegistrations = pgTable(
  'interest_registrations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    project: text('project').notNull(),
    unitType: text('unit_type').notNull(),
    /** The number of one unit, where one was chosen. */
    unit: text('unit'),
    fullName: text('full_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    fingerprint: text('fingerprint').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Where it stands at the desk, who works on it, and when they want to be reminded. */
    stage: text('stage', { enum: LEAD_STAGES }).notNull().default('new'),
    ownerId: integer('owner_id').references(() => staff.id, { onDelete: 'set null' }),
    reminderAt: timestamp('reminder_at', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('interest_idempotency').on(table.project, table.idempotencyKey),
    index('interest_fingerprint').on(table.fingerprint, table.createdAt),
    index('interest_created_at').on(table.project, table.createdAt),
    index('interest_phone').on(table.phoneNumber),
    index('interest_who').using('gin', whoWords(table.fullName, table.email, table.phoneNumber)),
    index('interest_phone_end').on(sql`${phoneBackwards(table.phoneNumber)} text_pattern_ops`),
    index('interest_reminder').on(table.reminderAt).where(sql`${table.reminderAt} is not null`),
  ],
);
