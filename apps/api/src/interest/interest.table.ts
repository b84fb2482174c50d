import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('interest_idempotency').on(table.project, table.idempotencyKey),
    index('interest_fingerprint').on(table.fingerprint, table.createdAt),
    index('interest_created_at').on(table.project, table.createdAt),
  ],
);
