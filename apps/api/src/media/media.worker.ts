import type { PhotoBands } from '@karachi-estates/domain/media/photoLikeness';
import type { Told } from '@karachi-estates/domain/words/sentence';
import {
  type EncodedPicture,
  encodePicture,
  encodeVariant,
  hashPicture,
  type PictureFormat,
  type ProofPrint,
  printProof,
} from './media.encode.ts';
import { PictureProblem } from './media.problem.ts';
import { drawShare, type ShareTask } from './media.share.ts';

/** What the site asks of its picture process. */
export type PictureTask =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'hash'; bytes: Buffer }
  | { kind: 'print'; bytes: Buffer }
  | { kind: 'variant'; master: Buffer; width: number; format: PictureFormat }
  | ({ kind: 'share' } & ShareTask);

/** What it answers: a prepared picture, a file, or the hash or print of a picture (undefined for a plain one). */
export type PictureResult = EncodedPicture | Buffer | PhotoBands | ProofPrint | undefined;

export interface PictureQuestion {
  id: number;
  task: PictureTask;
}

/** `problem` is told to people, `error` is not. */
export type PictureAnswer = { id: number } & ({ value: PictureResult } | { problem: Told } | { error: string });

function work(task: PictureTask): Promise<PictureResult> {
  if (task.kind === 'hash') return hashPicture(task.bytes);
  if (task.kind === 'print') return printProof(task.bytes);
  if (task.kind === 'share') return drawShare(task);
  return task.kind === 'picture' ? encodePicture(task.bytes) : encodeVariant(task.master, task.width, task.format);
}

const answer = (message: PictureAnswer) => process.send?.(message);

process.on('message', ({ id, task }: PictureQuestion) => {
  work(task).then(
    (value) => answer({ id, value }),
    (error: unknown) => {
      if (error instanceof PictureProblem) answer({ id, problem: error.told });
      else answer({ id, error: error instanceof Error ? error.message : String(error) });
    },
  );
});

// The site finishes what it has accepted before it lets go of this process; a terminal sends its signals to both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
