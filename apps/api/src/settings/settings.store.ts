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

/** Whether something was noted once for this installation, e.g. that its demo data was loaded. */
export async function isNoted(db: Db, name: string): Promise<boolean> {
  const [row] = await db.select({ name: serverState.name }).from(serverState).where(eq(serverState.name, name));
  return row !== undefined;
}
