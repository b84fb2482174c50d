import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { cursorSecret } from '../plugins/cursor.ts';

const sign = (secret: Buffer, id: number, at: number): Buffer =>
  createHmac('sha256', secret).update(`appeal.${id}.${at}`).digest().subarray(0, 16);

/**
 * Stands for one decision about one ad, by the moment at which it was made. Whoever has it appeals in the seller's
 * name, so it goes to the seller alone; the next decision makes it useless.
 */
export function writeAppealLink(secret: Buffer, id: number, decidedAt: Date): string {
  const at = decidedAt.getTime();
  return `${id}.${at}.${sign(secret, id, at).toString('base64url')}`;
}

/** The ad and the decision of a link; undefined for one that was forged. */
export async function readAppealLink(
  deps: Pick<Deps, 'db' | 'pool'>,
  token: string,
): Promise<{ id: number; decidedAt: Date } | undefined> {
  const [, id, at, signature] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !at || !signature) return undefined;
  const expected = sign(await cursorSecret(deps), Number(id), Number(at));
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isOurs ? { id: Number(id), decidedAt: new Date(Number(at)) } : undefined;
}
