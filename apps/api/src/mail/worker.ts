import { type MailWorkerDeps, sendDueMails } from './mail.actions.ts';

/** Work that repeats until it is stopped. */
export interface Worker {
  /** Resolves when the run in progress is over; none starts after it. */
  stop: () => Promise<void>;
}

/** Runs a job again and again, never twice at once. A failing job is logged and runs again. */
export function repeat(
  job: () => Promise<unknown>,
  options: { everyMs: number; onError: (error: unknown) => void },
): Worker {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = async () => {
    try {
      await job();
    } catch (error) {
      if (!stopped) options.onError(error);
    }
    if (!stopped) schedule();
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
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Keeps sending what stands in the outbox, also what an earlier process left there. */
export function startMailWorker(deps: MailWorkerDeps, everyMs = 1_000): Worker {
  return repeat(() => sendDueMails(deps), {
    everyMs,
    onError: (error) => deps.logger.warn({ err: error }, 'the outbox could not be read'),
  });
}
