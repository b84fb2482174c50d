import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { serverState } from './settings.table.ts';

/** What all processes of one installation share under a name; made at the first use, whichever process comes first. */
export async function sharedValue(db: Db, name: string, make: () => string): Promise<string> {
  const find = () => db.select({ value: serverState.value }).from(serverState).where(eq(serverState.name, name));
  const [known] = await find();
  if (known) return known.value;
  await db.insert(serverState).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await find();
  return row?.value ?? '';
}

/** A secret that all processes of one installation share; made at the first use. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  return Buffer.from(await sharedValue(db, name, () => randomBytes(32).toString('hex')), 'hex');
}

/** Whether something was noted once for this installation, e.g. that its demo data was loaded. */
export async function isNoted(db: Db, name: string): Promise<boolean> {
  const [row] = await db.select({ name: serverState.name }).from(serverState).where(eq(serverState.name, name));
  return row !== undefined;
}
