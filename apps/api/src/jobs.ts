import type { Deps } from './deps.ts';
import { sweepPictures } from './media/media.actions.ts';
import { startAvifQueue } from './media/media.avif.ts';

const HOUR = 3_600_000;

/** Runs work every so often until it is stopped; a failure is logged and tried again at the next turn. */
function every(deps: Deps, milliseconds: number, name: string, work: () => Promise<void>): () => void {
  const turn = () =>
    work().catch((error: unknown) => deps.logger.warn({ err: error, job: name }, 'a background job failed'));
  const timer = setInterval(() => void turn(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts what the server does by itself; the returned function stops it and waits for what is under way. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stopAvif = startAvifQueue(deps);
  const stopSweep = every(deps, 6 * HOUR, 'sweep pictures', () => sweepPictures(deps));
  return async () => {
    stopSweep();
    await stopAvif();
  };
}
