import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Picture } from '@karachi-estates/contracts/media';
import { PICTURE_GONE } from '@karachi-estates/domain/media/messages';
import { pictureWidths } from '@karachi-estates/domain/media/pictures';
import { told } from '@karachi-estates/domain/words/sentence';
import pLimit from 'p-limit';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { Refused } from '../refused.ts';
import { type ProofPrint, pictureHash, preparePicture, printProof } from './media.pictures.ts';
import { PictureProblem } from './media.problem.ts';
import {
  allPictures,
  beginMedia,
  beginOrphans,
  beginPurge,
  claimMedia,
  countPurgeable,
  documentsAmong,
  findPrivateMedia,
  finishMedia,
  forgetMedia,
  type MediaRow,
  retakeRemoval,
  reuseMedia,
  unknownOf,
  unuseMedia,
} from './media.store.ts';
import { stopReadingBeside } from './mediaFolder.store.ts';
import { type MediaStore, MediaStoreAway, type SiteStore } from './mediaStore.ts';
import { addPhotoHash } from './photoHashes.store.ts';
import { noteUpload, type UploadRoom } from './uploadRoom.actions.ts';

export { PictureProblem, type ProofPrint, printProof };

type Source = Pick<Deps, 'db' | 'media' | 'clock'>;

/** A picture in the store. `added` tells that this call brought it. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  thumbhash: string;
  added: boolean;
}

/** Who uploads, and for whom the picture is. */
export interface StoreOptions {
  /** The signed-in person, whose space it takes. */
  accountId?: number | undefined;
  /** What their pictures may take together, as it was found when the file came. */
  room?: UploadRoom | undefined;
  /** Only endpoints that check who asks give it out: it is never under the public address. */
  isPrivate?: boolean;
  /** It is no picture but a PDF that was checked: kept as it is. Only with `isPrivate`. */
  isPdf?: boolean;
}

/** The file of a stored picture that all others are made from; a PDF is its own, and has no width. */
export const masterOf = ({ width }: { width: number }): string => (width === 0 ? PDF_FILE : 'master.webp');

const PDF_FILE = 'proof.pdf';

const placeOf = (media: SiteStore, isPrivate: boolean): MediaStore => (isPrivate ? media.documents : media);

/** A private file as it was stored; whoever asks must have been checked. undefined where it is not there. */
export async function readPrivateFile(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  hash: string,
): Promise<{ bytes: Buffer; kind: 'webp' | 'pdf' } | undefined> {
  const file = await findPrivateMedia(db, hash);
  const bytes = file && (await media.documents.get(`${file.hash}/${masterOf(file)}`));
  return bytes ? { bytes, kind: file.width === 0 ? 'pdf' : 'webp' } : undefined;
}

/** A PDF as what is stored of a picture. */
const pdfFiles = (bytes: Buffer) => ({
  ...{ width: 0, height: 0, bytes: bytes.length, thumbhash: '', bands: undefined },
  files: [{ name: PDF_FILE, bytes }],
});

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

/** The hash in a picture's public address. */
export const hashOfAddress = (address: string): string => address.slice('/media/'.length);

/** A private picture is another one than the public picture of the same bytes, and than that of anybody else. */
function privateHash(bytes: Buffer, accountId: number): string {
  return createHash('sha256').update(`private ${accountId} `).update(bytes).digest('hex').slice(0, 32);
}

/** A removal takes seconds; one that began before this was cut off. */
const cutOff = (source: Source) => new Date(source.clock().getTime() - 15 * 60_000);

/** How long an upload waits for the removal of the same picture, which takes a moment. */
const REMOVAL = { tries: 100, pauseMs: 50 };

/** Records a picture before its files are written. @throws MediaStoreAway while it is being removed for long. */
async function begin(source: Source, picture: Parameters<typeof beginMedia>[1]): Promise<boolean> {
  for (let tries = 0; tries < REMOVAL.tries; tries += 1) {
    const isNew = await beginMedia(source.db, picture, source.clock());
    if (isNew !== undefined) return isNew;
    if (await retakeRemoval(source.db, picture.hash, { cutOff: cutOff(source), now: source.clock() })) {
      await remove(source, [picture.hash]);
    } else await pause(REMOVAL.pauseMs);
  }
  throw new MediaStoreAway(`The picture ${picture.hash} is still being removed`);
}

/**
 * Checks, re-encodes and stores an uploaded picture. Nothing shows it yet: claim it in the transaction that does
 * ({@link claimPictures}), or take it back ({@link discardPictures}).
 * @throws PictureProblem; Refused `too-large` where other uploads have taken the uploader's space meanwhile.
 */
export async function storePicture(
  source: Source,
  bytes: Buffer,
  { accountId, room, isPrivate = false, isPdf = false }: StoreOptions = {},
): Promise<StoredPicture> {
  const hash = isPrivate ? privateHash(bytes, accountId ?? 0) : pictureHash(bytes);
  const note = async () => {
    if (accountId !== undefined) await noteUpload(source, { accountId, hash, bytes: bytes.length }, room);
  };
  const known = await reuseMedia(source.db, hash, source.clock());
  if (known) {
    const picture = stored(known, false);
    try {
      await note();
    } catch (error) {
      await discardPictures(source, [picture]).catch(() => undefined);
      throw error;
    }
    return picture;
  }
  const { files, bands, ...encoded } = isPdf ? pdfFiles(bytes) : await preparePicture(bytes);
  const picture = { hash, isPrivate, ...encoded };
  const added = await begin(source, picture);
  try {
    await note();
    const place = placeOf(source.media, isPrivate);
    for (const file of isPrivate ? files.slice(0, 1) : files) await place.put(`${hash}/${file.name}`, file.bytes);
    if (!isPrivate) await addPhotoHash(source.db, hash, bands);
    await finishMedia(source.db, hash, source.clock());
  } catch (error) {
    await discardPictures(source, [stored(picture, added)]).catch(() => undefined);
    throw error;
  }
  return stored(picture, added);
}

/** Binds stored pictures to what shows them, in its transaction. */
export async function claimPictures(db: Db, hashes: string[]): Promise<void> {
  const distinct = [...new Set(hashes)];
  if ((await claimMedia(db, distinct)) !== distinct.length) {
    throw new Refused('conflict', told({ PICTURE_GONE }));
  }
}

/**
 * Removes the files of pictures whose removal has begun, then forgets them, also where the store did not let go of the
 * files: a purge removes files that no row knows.
 */
async function remove(source: Source, hashes: string[]): Promise<void> {
  const inTurn = pLimit(REMOVALS_AT_ONCE);
  // Of what no row knows nobody can say whether it was a document.
  const places = [source.media, source.media.documents];
  const removals = await Promise.allSettled(
    hashes.flatMap((hash) => places.map((place) => inTurn(() => place.removeAll(hash)))),
  );
  await forgetMedia(source.db, hashes);
  const failed = removals.find((removal) => removal.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Takes back the pictures that a failed request brought; those that something shows or another upload uses stay. What
 * the store does not let go now, the purge removes.
 */
export async function discardPictures(source: Source, pictures: StoredPicture[]): Promise<void> {
  const hashes = pictures.map((picture) => picture.hash);
  const removing = await unuseMedia(source.db, hashes, source.clock());
  await remove(source, removing).catch(() => undefined);
}

/** Runs what reads an upload. @throws Refused `invalid` with its field for a file that is no sound picture. */
export async function readable<Value>(work: Promise<Value>, field: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PictureProblem) throw new Refused('invalid', error.told, { [field]: error.told });
    throw error;
  }
}

/**
 * Stores the picture of a form (where it has one) and runs what shows it in one transaction with the claim of the
 * picture, so that either both are there or neither. When it fails, the picture is taken back.
 * @param upload.field the form's field, named in the refusal of what is no picture.
 * @throws Refused `invalid` for a file that is no sound picture.
 */
export async function withPicture<Value>(
  source: Source,
  upload: { bytes: Buffer | undefined; field: string } & StoreOptions,
  use: (db: Db, picture: StoredPicture | null) => Promise<Value>,
): Promise<Value> {
  const { bytes, field, ...options } = upload;
  if (!bytes) return source.db.transaction((tx) => use(tx, null));
  const picture = await readable(storePicture(source, bytes, options), field);
  try {
    return await source.db.transaction(async (tx) => {
      await claimPictures(tx, [picture.hash]);
      return use(tx, picture);
    });
  } catch (error) {
    await discardPictures(source, [picture]);
    throw error;
  }
}

/** How long a picture that nothing shows any more stays before a purge removes it. */
const UNUSED_DAYS = 30;

/** How long a picture waits for the ad that it was sent ahead of. */
const SENT_AHEAD_DAYS = 2;

const PURGED_AT_ONCE = 200;
const REMOVALS_AT_ONCE = 4;

/** What a purge removed, or would remove. */
export interface PurgeReport {
  /** Pictures that nothing has shown for long enough. */
  unused: number;
  /** Files of pictures that the database does not know: uploads that a crash cut off. */
  orphans: number;
}

/** Names of what has been in a place of the store for a day, some at a time. */
async function* namesIn(place: MediaStore, now: Date): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name, storedAt } of place.list()) {
    if (now.getTime() - storedAt.getTime() < DAY_MS) continue;
    names.push(name);
    if (names.length < PURGED_AT_ONCE) continue;
    yield names;
    names = [];
  }
  yield names;
}

/** Moves those of these names that are documents out of the place of pictures. */
async function moveDocuments(source: Source, names: string[], stopping: AbortSignal | undefined): Promise<void> {
  for (const { hash, width } of await documentsAmong(source.db, names)) {
    if (stopping?.aborted) return;
    await source.media.moveDocument(hash, masterOf({ width }));
  }
}

/**
 * Removes the pictures that nothing has shown for thirty days, or never, and files of uploads that a crash cut off.
 * Documents that an earlier release put among the pictures move to their own place. Only this installation's folders of
 * the store are looked at.
 * @param options.dryRun only counts.
 * @param options.stopping no further removal begins once it is aborted; the next purge goes on.
 */
export async function purgePictures(
  source: Source,
  { dryRun = false, stopping }: { dryRun?: boolean; stopping?: AbortSignal } = {},
): Promise<PurgeReport> {
  const now = source.clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const before = {
    shown: ago(UNUSED_DAYS * DAY_MS),
    neverShown: ago(SENT_AHEAD_DAYS * DAY_MS),
    cutOff: cutOff(source),
  };
  const report: PurgeReport = { unused: 0, orphans: 0 };
  if (dryRun) report.unused = await countPurgeable(source.db, before);
  while (!dryRun && !stopping?.aborted) {
    const hashes = await beginPurge(source.db, before, now, PURGED_AT_ONCE);
    await remove(source, hashes);
    report.unused += hashes.length;
    if (hashes.length < PURGED_AT_ONCE) break;
  }
  for (const place of [source.media, source.media.documents]) {
    if (!dryRun) await place.removeDrafts(ago(DAY_MS));
    for await (const names of namesIn(place, now)) {
      const unknown = await unknownOf(source.db, names);
      // To look through the store takes long where there is nothing to remove: that is not begun anew for the sake of a
      // lease.
      if (stopping?.aborted && unknown.length > 0) break;
      const orphans = dryRun ? unknown : await beginOrphans(source.db, unknown, now);
      if (!dryRun) await remove(source, orphans);
      report.orphans += orphans.length;
      if (!dryRun && place === source.media) await moveDocuments(source, names, stopping);
    }
  }
  return report;
}

/**
 * Copies every picture that lies beside the folders, where earlier releases put them, into this installation's folder.
 * Nothing is read beside it after the next start, so that what lies there may be removed by hand once no other
 * installation uses it.
 * @returns how many files were copied.
 */
export async function adoptPictures(source: Source): Promise<number> {
  let copied = 0;
  for await (const pictures of allPictures(source.db)) {
    for (const { hash, width, isPrivate } of pictures) {
      const media = placeOf(source.media, isPrivate);
      const names = pictureWidths(width).flatMap((each) => [`${each}.webp`, `${each}.avif`, `${each}.jpg`]);
      for (const name of [masterOf({ width }), ...names]) {
        const bytes = await media.get(`${hash}/${name}`);
        if (!bytes) continue;
        await media.put(`${hash}/${name}`, bytes);
        copied += 1;
      }
    }
  }
  await stopReadingBeside(source.db);
  return copied;
}

/** Pictures that the site knows, and those of them whose master is in the store. */
export async function checkPictures(source: Source): Promise<{ known: number; there: number }> {
  const result = { known: 0, there: 0 };
  const inTurn = pLimit(REMOVALS_AT_ONCE);
  for await (const pictures of allPictures(source.db)) {
    const found = await Promise.all(
      pictures.map(({ hash, width, isPrivate }) =>
        inTurn(() => placeOf(source.media, isPrivate).has(`${hash}/${masterOf({ width })}`)),
      ),
    );
    result.known += pictures.length;
    result.there += found.filter(Boolean).length;
  }
  return result;
}
