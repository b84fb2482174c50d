import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { cursorSecret } from '../plugins/cursor.ts';

const sign = (secret: Buffer, accountId: number): Buffer =>
  createHmac('sha256', secret).update(`weekly-mail.${accountId}`).digest().subarray(0, 16);

/** Ends the weekly mail of an account without a login, and does nothing else: each mail carries it. */
export const writeMailLink = (secret: Buffer, accountId: number): string =>
  `${accountId}.${sign(secret, accountId).toString('base64url')}`;

/** The account of a link; undefined for one that was forged. */
export async function readMailLink(deps: Pick<Deps, 'db' | 'pool'>, token: string): Promise<number | undefined> {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const expected = sign(await cursorSecret(deps), Number(id));
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? Number(id) : undefined;
}
