import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { cursorSecret } from '../plugins/cursor.ts';

const sign = (secret: Buffer, id: number): Buffer =>
  createHmac('sha256', secret).update(`lead.${id}`).digest().subarray(0, 18);

/**
 * Stands for one Find My Home request. Whoever has it reads what was sent and answers, so it goes to who asked alone.
 */
export const writeThreadLink = (secret: Buffer, id: number): string =>
  `${id}.${sign(secret, id).toString('base64url')}`;

/** The request of a link; undefined for one that was forged. */
export async function readThreadLink(deps: Pick<Deps, 'db' | 'pool'>, token: string): Promise<number | undefined> {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{24})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const expected = sign(await cursorSecret(deps), Number(id));
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? Number(id) : undefined;
}
