import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GREETING, readMessages, sendMessage } from './media.channel.ts';
import { PictureProblem } from './media.problem.ts';
import type { PictureAnswer, PictureQuestion, PictureResult, PictureTask } from './media.worker.ts';

/** A worker that waits for pictures holds a tenth of a site's memory. */
const IDLE_MS = 60_000;
/** Long, since a photo that is sent to a busy machine shall wait and not be refused. */
const STARTING_MS = 60_000;
const START_AGAIN_MS = 1_000;
const LOOK_AGAIN_MS = 20;
const OTHERS = 0o077;
const isSource = import.meta.url.endsWith('.ts');
const here = path.dirname(fileURLToPath(import.meta.url));
const workerFile = path.join(here, isSource ? 'media.worker.ts' : 'media.worker.js');

/** The picture worker ended before it answered. */
export class WorkerLost extends Error {}

/** A folder that nobody but this user can write into: who listens there is believed. */
function ownFolder(): string {
  const shared = path.join(tmpdir(), `karachi-estates-${process.getuid?.() ?? 'site'}`);
  mkdirSync(shared, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(shared);
  const isOurs = uid === (process.getuid?.() ?? uid) && (mode & OTHERS) === 0;
  return isOurs ? shared : mkdtempSync(path.join(tmpdir(), 'karachi-estates-'));
}

let address: string | undefined;

/**
 * Where the picture worker of this machine listens, one for all sites of one build and one user. Sites that run from
 * source have one each, since their messages change while somebody works on them.
 */
export function workerAddress(): string {
  const build = () => createHash('sha256').update(readFileSync(workerFile)).digest('hex').slice(0, 12);
  address ??= path.join(ownFolder(), `pictures-${isSource ? process.pid : build()}.sock`);
  return address;
}

/** Starts a worker; where another one listens at the address already, it ends by itself. */
function startWorker(at: string): ChildProcess {
  const loader = isSource ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, workerFile, at], {
    cwd: here,
    // glibc would keep what each of the many threads has freed: two arenas instead of eight a core.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    // It serves on when the site that started it ends before the others do.
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  child.unref();
  try {
    // As early as can be, because its threads take over what it has when they begin.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where a system does not let it, pictures are made all the same.
  }
  return child;
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

type Take = (socket: Socket, answer: PictureAnswer) => void;

/** Undefined where nobody listens, or only a worker that is ending. */
const reached = (at: string, take: Take): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(at);
    readMessages<PictureAnswer | typeof GREETING>(socket, (message) => {
      if (message === GREETING) resolve(socket);
      else take(socket, message);
    });
    socket.once('error', () => socket.destroy()).once('close', () => resolve(undefined));
  });

async function reach(at: string, take: Take): Promise<Socket> {
  const until = performance.now() + STARTING_MS;
  let started: ChildProcess | undefined;
  for (let startAt = 0; performance.now() < until; ) {
    const socket = await reached(at, take);
    if (socket) return socket;
    // One that ended may have met another that was about to end, and left the address to it.
    if (performance.now() >= startAt && (!started || hasEnded(started))) {
      started = startWorker(at);
      startAt = performance.now() + START_AGAIN_MS;
    }
    await pause(LOOK_AGAIN_MS);
  }
  throw new WorkerLost('The picture worker did not start.');
}

interface Waiting {
  resolve(value: PictureResult): void;
  reject(error: Error): void;
}

/**
 * A site's line to the picture worker. Pictures are decoded and encoded in one process for all sites of a machine. It
 * has the lower priority, so that visitors do not wait for photos on a small machine; and a picture that breaks a
 * decoder breaks nothing else and finds no secrets: it is told no settings.
 */
export class PictureWorker {
  readonly #socket: Promise<Socket>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;
  isLost = false;

  constructor(at: string) {
    this.#socket = reach(at, (socket, answer) => this.#take(socket, answer));
    this.#socket.then(
      (socket) => socket.once('close', () => this.#end(new WorkerLost('The picture worker ended.'))),
      (error: Error) => this.#end(error),
    );
  }

  /** @throws WorkerLost when it ended before it answered, PictureProblem for what is no sound picture. */
  async ask(task: PictureTask): Promise<PictureResult> {
    clearTimeout(this.#idle);
    const socket = await this.#socket;
    return new Promise((resolve, reject) => {
      if (this.isLost) {
        reject(new WorkerLost('The picture worker is gone.'));
        return;
      }
      clearTimeout(this.#idle);
      this.#asked += 1;
      const id = this.#asked;
      this.#waiting.set(id, { resolve, reject });
      socket.ref();
      sendMessage(socket, { id, task } satisfies PictureQuestion);
    });
  }

  #take(socket: Socket, answer: PictureAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#rest(socket);
    if ('value' in answer) waiting?.resolve(answer.value);
    else waiting?.reject('problem' in answer ? new PictureProblem(answer.problem) : new Error(answer.error));
  }

  #rest(socket: Socket): void {
    socket.unref();
    this.#idle = setTimeout(() => void this.leave(), IDLE_MS);
    this.#idle.unref();
  }

  /** Ends the line; with the last one the worker ends. */
  async leave(): Promise<void> {
    this.isLost = true;
    (await this.#socket).end();
  }

  #end(error: Error): void {
    this.isLost = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
