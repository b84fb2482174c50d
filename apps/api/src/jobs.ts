import { sweepAccounts } from './accounts/accounts.store.ts';
import { serveAdmin } from './admin/socket.ts';
import { hearOfVersions } from './db/versionNews.ts';
import type { Deps } from './deps.ts';
import { startMailWorker } from './mail/worker.ts';
import { sweepPictures } from './media/media.actions.ts';
import { startAvifQueue } from './media/media.avif.ts';
import { expirePlans } from './plans/plans.actions.ts';
import { releaseDeletedPictures } from './properties/properties.actions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Runs work every so often until it is stopped; a failure is logged and tried again at the next turn. */
function every(deps: Deps, milliseconds: number, name: string, work: () => Promise<unknown>): () => void {
  const turn = () =>
    work().catch((error: unknown) => deps.logger.warn({ err: error, job: name }, 'a background job failed'));
  const timer = setInterval(() => void turn(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts what the server does by itself; the returned function stops it and waits for what is under way. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stopAvif = startAvifQueue(deps);
  const stopSweep = every(deps, 6 * HOUR, 'sweep pictures', async () => {
    await releaseDeletedPictures(deps);
    await sweepPictures(deps);
  });
  const stopPlans = every(deps, MINUTE, 'end plans', () => expirePlans(deps));
  const stopAccounts = every(deps, HOUR, 'sweep accounts', () => sweepAccounts(deps.db, deps.clock()));
  const mail = startMailWorker(deps);
  const stopNews = deps.settings.databaseUrl ? hearOfVersions(deps) : undefined;
  // On a database server the operator's commands need no help of this process.
  const admin = deps.embedded
    ? serveAdmin(deps).catch((err: unknown) => {
        deps.logger.warn({ err }, 'admin commands will not work while the site runs');
        return undefined;
      })
    : undefined;
  return async () => {
    await stopNews?.();
    stopSweep();
    stopPlans();
    stopAccounts();
    await (await admin)?.();
    await mail.stop();
    await stopAvif();
  };
}
