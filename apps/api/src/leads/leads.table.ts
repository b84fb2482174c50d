import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from '../staff/staff.table.ts';

/** 'Find My Home' requests. `fingerprint` is a hash of the content, to recognise a double click. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    bedrooms: text('bedrooms').notNull(),
    propertyType: text('property_type').notNull(),
    budget: bigint('budget', { mode: 'number' }).notNull(),
    fingerprint: text('fingerprint').notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    /** Where it stands at the desk, who works on it, and when they want to be reminded. */
    stage: text('stage', { enum: LEAD_STAGES }).notNull().default('new'),
    ownerId: integer('owner_id').references(() => staff.id, { onDelete: 'set null' }),
    reminderAt: timestamp('reminder_at', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('leads_fingerprint').on(table.fingerprint, table.createdAt),
    index('leads_created_at').on(table.createdAt),
    index('leads_phone').on(table.phone),
  ],
);
