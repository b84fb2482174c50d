import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { serverState } from '../settings/settings.table.ts';

/** Where the pictures of an installation lie within the store that the settings name, which others may use too. */
export interface MediaFolder {
  name: string;
  /** Pictures of releases that had no folders lie beside the folders; they are read there and never removed. */
  readsBeside: boolean;
}

const NAME = 'media_folder';
const BESIDE = 'media_beside_folder';

/** The folder of this installation's pictures: chosen once, kept in the database, shared by all of its processes. */
export async function mediaFolder(db: Db): Promise<MediaFolder> {
  return db.transaction(async (tx) => {
    const name = `site-${randomBytes(8).toString('hex')}`;
    const chosen = await tx.insert(serverState).values({ name: NAME, value: name }).onConflictDoNothing().returning();
    if (chosen.length > 0) {
      await tx.execute(sql`
        insert into server_state (name, value)
        select ${BESIDE}, 'yes' where exists (select from media) on conflict do nothing`);
    }
    const rows = await tx
      .select()
      .from(serverState)
      .where(inArray(serverState.name, [NAME, BESIDE]));
    const folder = rows.find((row) => row.name === NAME)?.value ?? name;
    return { name: folder, readsBeside: rows.some((row) => row.name === BESIDE) };
  });
}

/** Everything that the database knows lies in the folder: nothing is read beside it any more. */
export async function stopReadingBeside(db: Db): Promise<void> {
  await db.delete(serverState).where(inArray(serverState.name, [BESIDE]));
}

/**
 * A new folder for a database that came from a backup: the installation that it was made from may still run beside it,
 * on the same store.
 */
export async function renewMediaFolder(db: Db): Promise<MediaFolder> {
  const name = `site-${randomBytes(8).toString('hex')}`;
  await db.delete(serverState).where(inArray(serverState.name, [NAME, BESIDE]));
  await db.insert(serverState).values({ name: NAME, value: name });
  return { name, readsBeside: false };
}
