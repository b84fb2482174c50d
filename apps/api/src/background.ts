import { serveAdmin } from './admin/socket.ts';
import { listenForChanges } from './changes/changesListener.ts';
import type { Deps } from './deps.ts';
import { startCounting } from './insights/counting.actions.ts';
import { startJobs } from './jobs/jobs.ts';

/**
 * Starts what a listening server does beside answering; the returned function stops it and waits for what is under way.
 */
export function startBackground(deps: Deps): () => Promise<void> {
  const starting = startJobs(deps).catch((err: unknown) => {
    deps.logger.error({ err }, 'the jobs could not be started');
    return undefined;
  });
  const stopListening = deps.settings.databaseUrl ? listenForChanges(deps) : undefined;
  const stopCounting = startCounting(deps);
  // On a database server the operator's commands need no help of this process.
  const admin = deps.embedded
    ? serveAdmin(deps).catch((err: unknown) => {
        deps.logger.warn({ err }, 'admin commands will not work while the site runs');
        return undefined;
      })
    : undefined;
  return async () => {
    await stopListening?.();
    await stopCounting();
    await (await admin)?.();
    await (await starting)?.();
  };
}
