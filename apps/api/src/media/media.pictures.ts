import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_UNREADABLE } from '@karachi-estates/domain/media/messages';
import type { PhotoBands } from '@karachi-estates/domain/media/photoLikeness';
import { told } from '@karachi-estates/domain/words/sentence';
import pLimit from 'p-limit';
import type { EncodedPicture, PictureFormat, ProofPrint } from './media.encode.ts';
import { PictureProblem } from './media.problem.ts';
import type { ShareTask } from './media.share.ts';
import type { PictureAnswer, PictureQuestion, PictureResult, PictureTask } from './media.worker.ts';

export type { EncodedPicture, PictureFormat, ProofPrint };

const AT_ONCE = 2;
const TRIES = 2;
/** A process that waits for pictures holds a tenth of the site's memory. */
const IDLE_MS = 60_000;
const isSource = import.meta.url.endsWith('.ts');

/** The picture process ended before it answered. */
class ProcessLost extends Error {}

interface Waiting {
  resolve(value: PictureResult): void;
  reject(error: Error): void;
}

/**
 * Pictures are decoded and encoded in a process of their own. It has the lower priority, so that visitors do not wait
 * for photos on a small machine; and a picture that breaks a decoder breaks nothing else and finds no secrets: it is
 * told no settings.
 */
class PictureProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;
  isLost = false;

  constructor() {
    const here = fileURLToPath(import.meta.url);
    this.#child = fork(path.join(path.dirname(here), isSource ? 'media.worker.ts' : 'media.worker.js'), {
      cwd: path.dirname(here),
      execArgv: isSource ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      // glibc would keep what each of the many threads has freed: two arenas instead of eight a core.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    });
    this.#child.on('message', (answer: PictureAnswer) => this.#take(answer));
    this.#child.once('error', (error) => this.#end(error));
    this.#child.once('exit', () => this.#end(new ProcessLost('The picture process ended.')));
    this.#child.unref();
    this.#child.channel?.unref();
    this.#yieldToVisitors();
  }

  /** At once after its start, because its threads take over what it has when they begin. */
  #yieldToVisitors(): void {
    try {
      if (this.#child.pid) setPriority(this.#child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Where a system does not let it, pictures are made all the same.
    }
  }

  ask(task: PictureTask): Promise<PictureResult> {
    return new Promise((resolve, reject) => {
      if (this.isLost) {
        reject(new ProcessLost('The picture process is gone.'));
        return;
      }
      clearTimeout(this.#idle);
      this.#asked += 1;
      const id = this.#asked;
      this.#waiting.set(id, { resolve, reject });
      this.#child.channel?.ref();
      this.#child.send({ id, task } satisfies PictureQuestion, (error) => {
        if (error) this.#end(new ProcessLost(error.message));
      });
    });
  }

  #take(answer: PictureAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#rest();
    if ('value' in answer) waiting?.resolve(answer.value);
    else waiting?.reject('problem' in answer ? new PictureProblem(answer.problem) : new Error(answer.error));
  }

  #rest(): void {
    this.#child.channel?.unref();
    this.#idle = setTimeout(() => {
      this.isLost = true;
      if (this.#child.connected) this.#child.disconnect();
    }, IDLE_MS);
    this.#idle.unref();
  }

  #end(error: Error): void {
    this.isLost = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

let pictures: PictureProcess | undefined;

/**
 * Asks the picture process, and another one where it is lost meanwhile: what ended it may have been somebody else's
 * picture.
 */
async function ask(task: PictureTask): Promise<PictureResult> {
  for (let tries = 1; ; tries += 1) {
    if (!pictures || pictures.isLost) pictures = new PictureProcess();
    try {
      return await pictures.ask(task);
    } catch (error) {
      if (!(error instanceof ProcessLost) || tries === TRIES) throw error;
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
    if (!(error instanceof ProcessLost)) throw error;
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
 * What of an uploaded proof is compared with other proofs; undefined for one that is too plain, and for what is no sound
 * picture: storing it says why.
 */
export async function printProof(bytes: Buffer): Promise<ProofPrint | undefined> {
  return limit(() => ask({ kind: 'print', bytes }))
    .then((print) => print as ProofPrint | undefined)
    .catch((error: unknown) => {
      if (error instanceof PictureProblem || error instanceof ProcessLost) return undefined;
      throw error;
    });
}
