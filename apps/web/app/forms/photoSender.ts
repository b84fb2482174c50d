import { CallFailed } from '../data/call.ts';

/** How far a chosen photo is on its way to the server. */
export interface PhotoOnItsWay {
  /** Share that has left, 0 to 1. */
  progress: number;
  /** Stands for it in the ad, once it has arrived. */
  ticket?: string;
  /** Why it has not arrived. */
  failed?: CallFailed;
}

/** Sends one photo. @returns its ticket @throws CallFailed */
export type SendPhoto = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;

/** What a form needs to send its photos while the rest of it is being filled in. */
export interface PhotoSender {
  /** Sends what is new among these and stops sending what is no more among them. */
  follow(photos: readonly { id: string; file: File }[]): void;
  /** Sends one photo again that failed. */
  retry(id: string): void;
  /** Sends again whatever failed for want of a connection, not for what it is. */
  retryLost(): void;
  /** The network is another one: sends anew what is on its way, which may never arrive, and what was lost. */
  sendAnew(): void;
  /** Forgets the tickets: the server does not know them any more. */
  forgetTickets(): void;
  /** Resolves when nothing is on its way, or when who waits for it stops waiting. */
  settled(signal?: AbortSignal): Promise<void>;
  /** Stops everything. */
  stop(): void;
  state(): ReadonlyMap<string, PhotoOnItsWay>;
  subscribe(listener: () => void): () => void;
}

// Two share a phone's connection well: one is being prepared by the server while the next one leaves.
const AT_ONCE = 2;

/** The server has looked at the photo and will not have it: sending it again changes nothing. */
export const isRefused = ({ status }: CallFailed): boolean => status === 400 || status === 413 || status === 415;

/** Sends photos ahead of their ad, two at a time, in the order in which they were chosen. */
export function createPhotoSender(send: SendPhoto): PhotoSender {
  let states: ReadonlyMap<string, PhotoOnItsWay> = new Map();
  let files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const queue: string[] = [];
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  function set(id: string, state: PhotoOnItsWay | undefined) {
    const next = new Map(states);
    if (state) next.set(id, state);
    else next.delete(id);
    states = next;
    for (const listener of listeners) listener();
  }

  function settle() {
    if (running.size > 0 || queue.length > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  async function run(id: string, file: File) {
    const control = new AbortController();
    running.set(id, control);
    const isCurrent = () => running.get(id) === control;
    try {
      // Sent is not there yet: the server has to look at it first.
      const onProgress = (share: number) => isCurrent() && set(id, { progress: Math.min(share, 0.99) });
      const ticket = await send(file, onProgress, control.signal);
      if (isCurrent()) set(id, { progress: 1, ticket });
    } catch (error) {
      const failed = error instanceof CallFailed ? error : new CallFailed(0);
      if (isCurrent()) set(id, { progress: 0, failed });
      // Who waits for them has waited long enough: what is left goes along with the ad.
      if (failed.status === 0 && waiting.size > 0)
        for (const left of queue.splice(0)) set(left, { progress: 0, failed });
    } finally {
      if (isCurrent()) running.delete(id);
      next();
    }
  }

  function next() {
    while (running.size < AT_ONCE) {
      const id = queue.shift();
      if (id === undefined) break;
      const file = files.get(id);
      if (file) void run(id, file);
    }
    settle();
  }

  function enqueue(id: string) {
    queue.push(id);
    set(id, { progress: 0 });
  }

  function drop(id: string) {
    const at = queue.indexOf(id);
    if (at >= 0) queue.splice(at, 1);
    const control = running.get(id);
    running.delete(id);
    control?.abort();
    set(id, undefined);
  }

  function retryLost() {
    for (const [id, { failed }] of states) if (failed && !isRefused(failed)) enqueue(id);
    next();
  }

  return {
    follow(photos) {
      files = new Map(photos.map(({ id, file }) => [id, file]));
      for (const id of states.keys()) if (!files.has(id)) drop(id);
      for (const id of files.keys()) if (!states.has(id)) enqueue(id);
      next();
    },
    retry(id) {
      if (!states.get(id)?.failed) return;
      enqueue(id);
      next();
    },
    retryLost,
    sendAnew() {
      const stopped = [...running];
      running.clear();
      queue.unshift(...stopped.map(([id]) => id));
      for (const [id, control] of stopped) {
        control.abort();
        set(id, { progress: 0 });
      }
      retryLost();
    },
    forgetTickets() {
      for (const [id, { ticket }] of states) if (ticket) set(id, { progress: 0, failed: new CallFailed(409) });
    },
    settled(signal) {
      return new Promise((resolve) => {
        const stopWaiting = () => {
          waiting.delete(resolve);
          resolve();
        };
        if (signal?.aborted) return stopWaiting();
        signal?.addEventListener('abort', stopWaiting);
        waiting.add(resolve);
        settle();
      });
    },
    stop() {
      for (const id of [...states.keys()]) drop(id);
    },
    state: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
