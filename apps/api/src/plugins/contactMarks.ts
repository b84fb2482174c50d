import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie of who had to wait for contacts, so that they are told from others behind their address after that. */
const COOKIE = 'reader';
const KEPT_S = 30 * 24 * 60 * 60;
const MARK = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,15})\\.([\\w-]{22})\\.([\\w-]{22})(?:;|$)`);

const sign = (secret: Buffer, givenAt: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`reader.${givenAt}.${id}`).digest().subarray(0, 16);

/** The secret of the installation; asked for only where there is a mark, so that pages do not need the database. */
type Secret = () => Promise<Buffer>;

/** A cookie with a mark that only this installation can make. It says when it was given, and nothing of its reader. */
export async function newMark(secret: Secret, now: number, isSecure: boolean): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const value = `${now}.${id}.${sign(await secret(), String(now), id).toString('base64url')}`;
  return `${COOKIE}=${value}; Max-Age=${KEPT_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The mark among a request's cookies; undefined where there is none, or one that was forged. */
export async function readMark(
  secret: Secret,
  cookies: string | undefined,
): Promise<{ id: string; givenAt: number } | undefined> {
  const [, givenAt, id, signature] = MARK.exec(cookies ?? '') ?? [];
  if (!givenAt || !id || !signature) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(await secret(), givenAt, id));
  return isOurs ? { id, givenAt: Number(givenAt) } : undefined;
}
