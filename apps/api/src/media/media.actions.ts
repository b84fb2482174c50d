import type { Picture } from '@karachi-estates/contracts/media';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { pictureHash, preparePicture } from './media.pictures.ts';
import { PictureProblem } from './media.problem.ts';
import { addMedia, claimMedia, findMedia, type MediaRow, removeReleased, removeUnclaimed } from './media.store.ts';

export { PictureProblem };

type Source = Pick<Deps, 'db' | 'media' | 'clock'>;

/** A picture in the store. `added` tells that this call brought it, so that a failed request can take it back. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  thumbhash: string;
  added: boolean;
}

const stored = (row: Pick<MediaRow, 'hash' | 'width' | 'height' | 'thumbhash'>, added: boolean): StoredPicture => ({
  hash: row.hash,
  width: row.width,
  height: row.height,
  thumbhash: row.thumbhash,
  added,
});

/** A stored picture as the contract shows it. */
export function pictureOf({ hash, width, height, thumbhash }: Omit<StoredPicture, 'added'>): Picture {
  return { src: `/media/${hash}`, width, height, thumbhash };
}

/**
 * Checks, re-encodes and stores an uploaded picture. Nothing shows it yet: claim it in the transaction that does
 * ({@link claimPictures}), or take it back ({@link discardPictures}).
 * @throws PictureProblem
 */
export async function storePicture(source: Source, bytes: Buffer): Promise<StoredPicture> {
  const hash = pictureHash(bytes);
  const known = (await findMedia(source.db, [hash])).get(hash);
  if (known) return stored(known, false);
  const picture = { hash, ...(await preparePicture(bytes)) };
  for (const file of picture.files) await source.media.put(`${hash}/${file.name}`, file.bytes);
  const added = await addMedia(source.db, picture, source.clock());
  return stored(picture, added);
}

/** Binds stored pictures to what shows them, in its transaction. `pinned` for anything but listings. */
export async function claimPictures(db: Db, hashes: string[], pinned = false): Promise<void> {
  const distinct = [...new Set(hashes)];
  if ((await claimMedia(db, distinct, pinned)) !== distinct.length) {
    throw new HttpProblem(409, 'A picture was removed meanwhile. Please choose it again.');
  }
}

/** Takes back the pictures that a failed request brought. What the store does not let go now, the sweep removes. */
export async function discardPictures(source: Source, pictures: StoredPicture[]): Promise<void> {
  const hashes = pictures.filter((picture) => picture.added).map((picture) => picture.hash);
  for (const hash of await removeUnclaimed(source.db, hashes))
    await source.media.removeAll(hash).catch(() => undefined);
}

async function readable<Value>(work: Promise<Value>, field: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PictureProblem) throw new HttpProblem(400, error.message, { [field]: error.message });
    throw error;
  }
}

/**
 * Stores the picture of a form (where it has one), runs what shows it, and keeps the picture only if that succeeds.
 * @param field the form's field, named in the refusal of what is no picture.
 * @throws HttpProblem 400 for a file that is no sound picture.
 */
export async function withPicture<Value>(
  source: Source,
  upload: { bytes: Buffer | undefined; field: string },
  use: (picture: Picture | null) => Promise<Value>,
): Promise<Value> {
  if (!upload.bytes) return use(null);
  const picture = await readable(storePicture(source, upload.bytes), upload.field);
  try {
    const value = await use(pictureOf(picture));
    await readable(claimPictures(source.db, [picture.hash], true), upload.field);
    return value;
  } catch (error) {
    await discardPictures(source, [picture]);
    throw error;
  }
}

const DAY = 86_400_000;

/** How long a picture that nothing shows any more is kept. */
const KEPT_DAYS = 30;

/** How long a picture waits for the ad that it was sent ahead of. */
const SENT_AHEAD_DAYS = 2;

/** Removes the pictures that nothing has shown for thirty days, or never, and files of uploads that a crash cut off. */
export async function sweepPictures(source: Source): Promise<void> {
  const now = source.clock().getTime();
  const before = { shown: new Date(now - KEPT_DAYS * DAY), neverShown: new Date(now - SENT_AHEAD_DAYS * DAY) };
  for (const hash of await removeReleased(source.db, before)) await source.media.removeAll(hash);
  await source.media.removeDrafts(new Date(now - DAY));
  for await (const { name, storedAt } of source.media.list()) {
    if (now - storedAt.getTime() < DAY) continue;
    if ((await findMedia(source.db, [name])).size === 0) await source.media.removeAll(name);
  }
}
