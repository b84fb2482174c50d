import { readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { PhotoBands } from '@karachi-estates/domain/media/photoLikeness';
import type { Told } from '@karachi-estates/domain/words/sentence';
import pLimit from 'p-limit';
import { GREETING, readMessages, sendMessage } from './media.channel.ts';
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

/** What a site asks of the picture worker. */
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

/** For all sites of this machine together. */
const limit = pLimit(2);
/** Who started this process connects at once; without anybody it has no use. */
const ALONE_MS = 10_000;

async function answerOf({ id, task }: PictureQuestion): Promise<PictureAnswer> {
  try {
    return { id, value: await work(task) };
  } catch (error) {
    if (error instanceof PictureProblem) return { id, problem: error.told };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const sites = new Set<Socket>();
const server = createServer((site) => {
  clearTimeout(alone);
  sites.add(site);
  readMessages<PictureQuestion>(site, (question) => {
    void limit(async () => {
      // Nobody waits for the pictures of a site that ended.
      if (!site.destroyed) sendMessage(site, await answerOf(question));
    });
  });
  site.on('error', () => site.destroy());
  site.once('close', () => {
    sites.delete(site);
    if (sites.size === 0) end();
  });
  sendMessage(site, GREETING);
});

/** Closing first takes the address away, so that the next site starts a worker of its own. */
const end = () => server.close(() => process.exit());
const alone = setTimeout(end, ALONE_MS);

/** Listens, unless another worker came first; one that was killed has left its address behind. */
function listen(address: string): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    connect(address)
      .once('data', () => process.exit())
      .on('error', () => undefined)
      .once('close', () => {
        rmSync(address, { force: true });
        listen(address);
      });
  });
  server.listen(address);
}

try {
  // On Linux each thread has a priority of its own, and some began before that of the process was set.
  for (const thread of readdirSync('/proc/self/task')) {
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  }
} catch {
  // Elsewhere a process has one priority, which is set already.
}

// Sites finish what they have accepted before they let go of this process; a terminal sends its signals to all of them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
listen(process.argv[2] ?? '');
