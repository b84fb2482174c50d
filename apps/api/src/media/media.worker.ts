import type { Told } from '@karachi-estates/domain/words/sentence';
import { type EncodedPicture, encodePicture, encodeVariant, type PictureFormat } from './media.encode.ts';
import { PictureProblem } from './media.problem.ts';
import { drawShare, type ShareTask } from './media.share.ts';

/** What the site asks of its picture process. */
export type PictureTask =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'variant'; master: Buffer; width: number; format: PictureFormat }
  | ({ kind: 'share' } & ShareTask);

export interface PictureQuestion {
  id: number;
  task: PictureTask;
}

/** `problem` is told to people, `error` is not. */
export type PictureAnswer = { id: number } & (
  | { value: EncodedPicture | Buffer }
  | { problem: Told }
  | { error: string }
);

function work(task: PictureTask): Promise<EncodedPicture | Buffer> {
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
