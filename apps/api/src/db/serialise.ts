import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/**
 * Holds back other transactions with the same key until this one ends: of two equal requests at once the second finds
 * what the first one wrote.
 */
export async function serialise(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
