import { mergeRecents, type Recents } from '@karachi-estates/domain/recents/recents';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { deleteRecents, readRecents, writeRecents } from './recents.store.ts';

/**
 * Brings what was looked at on a device to an account. Two devices that do so at the same time lose nothing.
 * @param forget leaves out what the account knew before.
 * @returns what the account knows then.
 */
export async function bringRecents(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  brought: Recents,
  forget: boolean,
): Promise<Recents> {
  return db.transaction(async (tx) => {
    await serialise(tx, `recents:${accountId}`);
    const known = forget ? { property_ids: [], search: '' } : await readRecents(tx, accountId);
    const merged = mergeRecents(known, brought);
    await writeRecents(tx, accountId, merged);
    return merged;
  });
}

/** Gives what an account looked at to another one of the same person, which goes on with what it saw itself. */
export async function moveRecents(tx: Db, from: number, to: number): Promise<void> {
  await serialise(tx, `recents:${to}`);
  await writeRecents(tx, to, mergeRecents(await readRecents(tx, from), await readRecents(tx, to)));
  await deleteRecents(tx, from);
}
