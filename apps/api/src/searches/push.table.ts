import type { PushPayload } from '@karachi-estates/contracts/searches';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';
import { searches } from './searches.table.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/**
 * Devices on which somebody is told of alerts. One of an account belongs to the login on it and goes with that; one of
 * a search without an account goes with the search. The endpoint is a secret of the device: it stands in no log.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The address at the browser's push service. */
    endpoint: text().notNull(),
    /** The browser's public key, and a secret that it shares with the site; both base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    searchId: number('search_id').references(() => searches.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Who logs in on a device takes it over from whoever had it before.
    uniqueIndex('push_devices_of_account').on(table.endpoint).where(sql`${table.sessionId} is not null`),
    uniqueIndex('push_devices_of_search').on(table.searchId, table.endpoint).where(sql`${table.searchId} is not null`),
    index('push_devices_session').on(table.sessionId).where(sql`${table.sessionId} is not null`),
    index('push_devices_endpoint').on(table.endpoint),
    check('push_devices_owner', sql`(${table.sessionId} is null) <> (${table.searchId} is null)`),
  ],
);

/** Notifications to send, written in the transaction that claims their alerts, like mails in the outbox. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: number('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    searchId: number('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    payload: jsonb().$type<PushPayload>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    givenUpAt: instant('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('push_messages_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('push_messages_device').on(table.deviceId),
    index('push_messages_search').on(table.searchId),
    index('push_messages_created_at').on(table.createdAt),
  ],
);
