import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { cursorSecret } from '../plugins/cursor.ts';

const sign = (secret: Buffer, id: number, question: number): Buffer =>
  createHmac('sha256', secret).update(`freshness.${id}.${question}`).digest().subarray(0, 16);

/**
 * Stands for one question about one listing. Whoever has it answers without a login, so it goes to the seller alone;
 * the next question makes it useless.
 */
export function writeLink(secret: Buffer, id: number, question: number): string {
  return `${id}.${question}.${sign(secret, id, question).toString('base64url')}`;
}

/** The listing and the question of a link; undefined for one that was forged. */
export async function readLink(
  deps: Pick<Deps, 'db' | 'pool'>,
  token: string,
): Promise<{ id: number; question: number } | undefined> {
  const [, id, question, signature] = /^(\d{1,15})\.(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !question || !signature) return undefined;
  const link = { id: Number(id), question: Number(question) };
  const expected = sign(await cursorSecret(deps), link.id, link.question);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? link : undefined;
}
