import { setTimeout as pause } from 'node:timers/promises';
import { type MailWorkerDeps, sendDueMails } from './mail.actions.ts';

/** A mail server that hangs must not keep the process from ending: the mail in its hands is sent again by the next one. */
const LONGEST_GOODBYE_MS = 8_000;

/** Work that repeats until it is stopped. */
export interface Worker {
  /** Resolves when the run in progress is over or has had eight seconds to end; none starts after it. */
  stop: () => Promise<void>;
}

/** Runs a job again and again, never twice at once. A failing job is logged and runs again; the signal tells it to end. */
export function repeat(
  job: (stopping: AbortSignal) => Promise<unknown>,
  options: { everyMs: number; onError: (error: unknown) => void },
): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = async () => {
    try {
      await job(signal);
    } catch (error) {
      if (!signal.aborted) options.onError(error);
    }
    if (!signal.aborted) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, options.everyMs);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([running, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

/** Keeps sending what stands in the outbox, also what an earlier process left there. */
export function startMailWorker(deps: MailWorkerDeps, everyMs = 1_000): Worker {
  return repeat((stopping) => sendDueMails(deps, stopping), {
    everyMs,
    onError: (error) => deps.logger.warn({ err: error }, 'the outbox could not be read'),
  });
}
