import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { sharedSecret } from '../settings/settings.store.ts';

/** The place after the last row of a page: its sort key (milliseconds or rupees) and its id. */
export interface Place {
  key: number;
  id: number;
}

const SECRET = 'cursor_secret';
const secrets = new WeakMap<Deps['pool'], Promise<Buffer>>();

/** The secret that all processes of one installation sign cursors with; made at the first use. */
export function cursorSecret({ db, pool }: Pick<Deps, 'db' | 'pool'>): Promise<Buffer> {
  const cached = secrets.get(pool);
  if (cached) return cached;
  const secret = sharedSecret(db, SECRET);
  secrets.set(pool, secret);
  secret.catch(() => secrets.delete(pool));
  return secret;
}

const sign = (secret: Buffer, text: string) => createHmac('sha256', secret).update(text).digest().subarray(0, 12);

const hashOf = (filter: string) => createHash('sha256').update(filter).digest('base64url').slice(0, 8);

/** A place as an opaque text that only this installation can make, bound to the filter it was made for. */
export function writeCursor(secret: Buffer, filter: string, place: Place): string {
  const text = `${place.key}.${place.id}.${hashOf(filter)}`;
  return Buffer.concat([sign(secret, text), Buffer.from(text)]).toString('base64url');
}

/** The place in a cursor; undefined for one that was forged, or made for another filter. */
export function readCursor(secret: Buffer, filter: string, cursor: string): Place | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length < 16) return undefined;
  const text = bytes.subarray(12).toString('latin1');
  if (!timingSafeEqual(bytes.subarray(0, 12), sign(secret, text))) return undefined;
  const [key, id, hash] = text.split('.');
  return hash === hashOf(filter) ? { key: Number(key), id: Number(id) } : undefined;
}
