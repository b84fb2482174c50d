import type { Recents } from '@karachi-estates/domain/recents/recents';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { recents } from './recents.table.ts';

const NONE: Recents = { property_ids: [], search: '' };

/** What an account looked at last. */
export async function readRecents(db: Db, accountId: number): Promise<Recents> {
  const [found] = await db.select().from(recents).where(eq(recents.accountId, accountId));
  return found ? { property_ids: found.propertyIds, search: found.search } : NONE;
}

/** Writes what an account looked at last, in place of what was there. */
export async function writeRecents(db: Db, accountId: number, { property_ids, search }: Recents): Promise<void> {
  const values = { propertyIds: [...property_ids], search };
  await db
    .insert(recents)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: recents.accountId, set: values });
}

/** Forgets what an account looked at. */
export async function deleteRecents(db: Db, accountId: number): Promise<void> {
  await db.delete(recents).where(eq(recents.accountId, accountId));
}
