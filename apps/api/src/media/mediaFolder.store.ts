import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { DAY_MS } from '../durations.ts';
import { serverState } from '../settings/settings.table.ts';

/** Where the pictures of an installation lie within the store that the settings name, which others may use too. */
export interface MediaFolder {
  name: string;
  /** Pictures of releases that had no folders lie beside the folders; they are read there and never removed. */
  readsBeside: boolean;
  /** Since when documents are kept apart from the pictures: a day after the first start of a release that does so. */
  documentsFrom: Date;
}

const NAME = 'media_folder';
const BESIDE = 'media_beside_folder';
const DOCUMENTS = 'media_documents_from';

/** How long a release that looks for documents among the pictures may run beside this one. */
const SIDE_BY_SIDE_MS = DAY_MS;

/** The folder of this installation's pictures: chosen once, kept in the database, shared by all of its processes. */
export async function mediaFolder(db: Db, now = new Date()): Promise<MediaFolder> {
  return db.transaction(async (tx) => {
    const name = `site-${randomBytes(8).toString('hex')}`;
    const chosen = await tx.insert(serverState).values({ name: NAME, value: name }).onConflictDoNothing().returning();
    if (chosen.length > 0) {
      await tx.execute(sql`
        insert into server_state (name, value)
        select ${BESIDE}, 'yes' where exists (select from media) on conflict do nothing`);
    }
    const later = new Date(now.getTime() + SIDE_BY_SIDE_MS);
    await tx.execute(sql`
      insert into server_state (name, value)
      select ${DOCUMENTS}, case when exists (select from media) then ${later.toISOString()} else ${now.toISOString()} end
      on conflict do nothing`);
    const rows = await tx
      .select()
      .from(serverState)
      .where(inArray(serverState.name, [NAME, BESIDE, DOCUMENTS]));
    const folder = rows.find((row) => row.name === NAME)?.value ?? name;
    const documentsFrom = new Date(rows.find((row) => row.name === DOCUMENTS)?.value ?? later);
    return { name: folder, readsBeside: rows.some((row) => row.name === BESIDE), documentsFrom };
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
  const now = new Date();
  await db.delete(serverState).where(inArray(serverState.name, [NAME, BESIDE, DOCUMENTS]));
  await db.insert(serverState).values([
    { name: NAME, value: name },
    { name: DOCUMENTS, value: now.toISOString() },
  ]);
  return { name, readsBeside: false, documentsFrom: now };
}
