import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { serverState } from './settings.table.ts';

/** A secret that all processes of one installation share; made at the first use. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(serverState)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: serverState.value }).from(serverState).where(eq(serverState.name, name));
  return Buffer.from(row?.value ?? '', 'hex');
}
