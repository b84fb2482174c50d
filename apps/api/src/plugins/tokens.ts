import { randomBytes } from 'node:crypto';
import { sha256Of } from './digest.ts';

/** A secret of 256 random bits for a session or a link, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. The token itself has enough entropy that a plain hash suffices. */
export const hashToken = (token: string): string => sha256Of(token);

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be one of our tokens; anything else needs no look into the database. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}
