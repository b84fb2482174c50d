import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { findMedia } from '../media/media.store.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import type { StoredPhoto } from './properties.table.ts';

const MARK = 'sent:';

async function sign(deps: Deps, sellerId: number, hash: string): Promise<Buffer> {
  const secret = await cursorSecret(deps);
  return createHmac('sha256', secret).update(`photo.${sellerId}.${hash}`).digest().subarray(0, 16);
}

/**
 * Stands for a photo that this seller sent ahead of an ad. Nobody else can make one: the picture's address is no proof.
 */
export async function writeTicket(deps: Deps, sellerId: number, hash: string): Promise<string> {
  return `${MARK}${hash}.${(await sign(deps, sellerId, hash)).toString('base64url')}`;
}

async function hashOf(deps: Deps, sellerId: number, ticket: string): Promise<string | undefined> {
  const [, hash, signature] = /^sent:([0-9a-f]{32})\.([\w-]{22})$/.exec(ticket) ?? [];
  if (!hash || !signature) return undefined;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(deps, sellerId, hash)) ? hash : undefined;
}

/**
 * The photos that the tickets in a list stand for; a forged ticket, or one whose photo was removed, is not among them.
 */
export async function redeemTickets(
  deps: Deps,
  sellerId: number,
  list: readonly string[],
): Promise<ReadonlyMap<string, StoredPhoto>> {
  const hashes = new Map<string, string>();
  for (const ticket of list.filter((each) => each.startsWith(MARK))) {
    const hash = await hashOf(deps, sellerId, ticket);
    if (hash) hashes.set(ticket, hash);
  }
  const rows = await findMedia(deps.db, [...new Set(hashes.values())]);
  return new Map(
    [...hashes].flatMap(([ticket, hash]) => {
      const row = rows.get(hash);
      return row ? [[ticket, { hash, width: row.width, height: row.height, thumbhash: row.thumbhash }] as const] : [];
    }),
  );
}
