import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ViewingParty } from '@karachi-estates/domain/viewings/states';
import type { Deps } from '../deps.ts';
import { cursorSecret } from '../plugins/cursor.ts';

const sign = (secret: Buffer, id: number, party: string): Buffer =>
  createHmac('sha256', secret).update(`viewing.${id}.${party}`).digest().subarray(0, 16);

/**
 * Stands for one side of one viewing. Whoever has it acts for that side without a login, so it goes by mail to that
 * side alone; pressing the buyer's also shows that their address is theirs.
 */
export function writeViewingLink(secret: Buffer, id: number, party: ViewingParty): string {
  return `${id}.${party}.${sign(secret, id, party).toString('base64url')}`;
}

/** The viewing and the side of a link; undefined for one that was forged. */
export async function readViewingLink(
  deps: Pick<Deps, 'db' | 'pool'>,
  token: string,
): Promise<{ id: number; party: ViewingParty } | undefined> {
  const [, id, party, signature] = /^(\d{1,15})\.(buyer|seller)\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !party || !signature) return undefined;
  const expected = sign(await cursorSecret(deps), Number(id), party);
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) return undefined;
  return { id: Number(id), party: party === 'buyer' ? 'buyer' : 'seller' };
}
