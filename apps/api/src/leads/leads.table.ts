import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('leads_fingerprint').on(table.fingerprint, table.createdAt),
    index('leads_created_at').on(table.createdAt),
  ],
);
