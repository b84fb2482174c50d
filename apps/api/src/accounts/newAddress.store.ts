import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { enquiries } from '../enquiries/enquiries.table.ts';
import { interestRegistrations } from '../interest/interest.table.ts';
import { leads } from '../leads/leads.table.ts';
import { listingReports } from '../reports/reports.table.ts';

/** The key of the address before, and the address that stands in its place. */
export interface NewAddress {
  from: string;
  to: { email: string; emailKey: string };
}

/** Gives the new address to the listings of a seller that show the one before. */
export async function readdressListings(tx: Db, sellerId: number, { from, to }: NewAddress): Promise<void> {
  await tx.execute(sql`
    update properties set email = ${to.email} where seller_id = ${sellerId} and lower(trim(email)) = ${from}`);
}

/**
 * Gives the new address to what was sent with the one before. What an address has once only stays with the old one
 * where the new one has it already: a hold, a visit, a place in a launch.
 */
export async function readdressRequests(tx: Db, { from, to }: NewAddress): Promise<void> {
  for (const table of [leads, interestRegistrations, enquiries, listingReports])
    await tx.execute(sql`update ${table} set email = ${to.email} where lower(trim(email)) = ${from}`);
  const readdressed = sql`set email = ${to.email}, email_key = ${to.emailKey} where own.email_key = ${from}`;
  const inForce = sql`('waiting', 'called', 'held')`;
  await tx.execute(sql`update unit_holds as own ${readdressed} and not (own.state = 'active' and exists (
    select from unit_holds as other where other.email_key = ${to.emailKey} and other.state = 'active'))`);
  await tx.execute(sql`update visits as own ${readdressed} and not exists (
    select from visits as other where other.email_key = ${to.emailKey} and other.slot_id = own.slot_id)`);
  await tx.execute(sql`update launch_entries as own ${readdressed} and not (own.state in ${inForce} and exists (
    select from launch_entries as other where other.email_key = ${to.emailKey} and other.launch_id = own.launch_id
      and other.state in ${inForce}))`);
}
