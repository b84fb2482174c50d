import { createHash } from 'node:crypto';
import { PICTURE_UNREADABLE } from '@karachi-estates/domain/media/messages';
import type { PhotoBands } from '@karachi-estates/domain/media/photoLikeness';
import { told } from '@karachi-estates/domain/words/sentence';
import pLimit from 'p-limit';
import type { EncodedPicture, PictureFormat, ProofPrint } from './media.encode.ts';
import { PictureProblem } from './media.problem.ts';
import type { ShareTask } from './media.share.ts';
import type { PictureResult, PictureTask } from './media.worker.ts';
import { PictureWorker, WorkerLost, workerAddress } from './media.workerClient.ts';

export type { EncodedPicture, PictureFormat, ProofPrint };

const AT_ONCE = 2;
const TRIES = 2;

let worker: PictureWorker | undefined;

/**
 * Asks the picture worker, and another one where it is lost meanwhile: what ended it may have been somebody else's
 * picture.
 */
async function ask(task: PictureTask): Promise<PictureResult> {
  for (let tries = 1; ; tries += 1) {
    if (!worker || worker.isLost) worker = new PictureWorker(workerAddress());
    try {
      return await worker.ask(task);
    } catch (error) {
      if (!(error instanceof WorkerLost) || tries === TRIES) throw error;
    }
  }
}

const limit = pLimit(AT_ONCE);

/** How many pictures are being encoded or wait for their turn. */
export const picturesInWork = (): number => limit.activeCount + limit.pendingCount;

/** The address part of a picture: the first 128 bits of the SHA-256 of what was uploaded. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * Checks an uploaded picture by its content and re-encodes it, which also strips where and with what it was taken: a
 * master of at most 2048 pixels and the offered widths of cards, as WebP. Larger ones are left to the background, and
 * to who asks first.
 * @throws PictureProblem for what is no sound picture of at most 40 megapixels.
 */
export async function preparePicture(bytes: Buffer): Promise<EncodedPicture> {
  const encoded = await limit(() => ask({ kind: 'picture', bytes })).catch((error: unknown) => {
    if (!(error instanceof WorkerLost)) throw error;
    throw new PictureProblem(told({ PICTURE_UNREADABLE }));
  });
  return encoded as EncodedPicture;
}

/** One variant of a stored master in another format. */
export async function encodeVariant(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return (await limit(() => ask({ kind: 'variant', master, width, format }))) as Buffer;
}

/** The share picture of a listing, a JPEG; see `media.share.ts`. */
export async function drawSharePicture(task: ShareTask): Promise<Buffer> {
  return (await limit(() => ask({ kind: 'share', ...task }))) as Buffer;
}

/** The difference hash of a stored picture; undefined for one that is too plain to be compared. */
export async function hashPicture(bytes: Buffer): Promise<PhotoBands | undefined> {
  return (await limit(() => ask({ kind: 'hash', bytes }))) as PhotoBands | undefined;
}

/**
 * What of an uploaded proof is compared with other proofs; undefined for one that is too plain, and for what is no
 * sound picture: storing it says why.
 */
export async function printProof(bytes: Buffer): Promise<ProofPrint | undefined> {
  return limit(() => ask({ kind: 'print', bytes }))
    .then((print) => print as ProofPrint | undefined)
    .catch((error: unknown) => {
      if (error instanceof PictureProblem || error instanceof WorkerLost) return undefined;
      throw error;
    });
}
