import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits for a session or a link, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. The token itself has enough entropy that a plain hash suffices. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be one of our tokens; anything else needs no look into the database. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}
