import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { HOME_ANSWERS, SHORTLIST_CHANNELS } from '@karachi-estates/domain/leads/thread';
import { locales } from '@karachi-estates/domain/words/locale';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { phoneBackwards, whoWords } from '../db/whoWords.ts';
import { properties } from '../properties/properties.table.ts';
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
    /** The language of who asked. */
    locale: text('locale', { enum: locales }).notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('leads_fingerprint').on(table.fingerprint, table.createdAt),
    index('leads_created_at').on(table.createdAt),
    index('leads_phone').on(table.phone),
    index('leads_who').using('gin', whoWords(table.name, table.email, table.phone)),
    index('leads_phone_end').on(sql`${phoneBackwards(table.phone)} text_pattern_ops`),
    index('leads_reminder').on(table.reminderAt).where(sql`${table.reminderAt} is not null`),
  ],
);

/** The homes that were sent to who asked for one, each once, and what they said of it. */
export const leadHomes = pgTable(
  'lead_homes',
  {
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: SHORTLIST_CHANNELS }).notNull(),
    sentAt: instant('sent_at').notNull(),
    answer: text('answer', { enum: HOME_ANSWERS }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.propertyId] }),
    check('lead_homes_channel', sql`${table.channel} in ('mail', 'whatsapp')`),
    check('lead_homes_answer', sql`${table.answer} in ('yes', 'no')`),
    index('lead_homes_property').on(table.propertyId),
  ],
);
