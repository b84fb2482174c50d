import { purgeChanges } from '../changes/changes.store.ts';
import { HOUR_MS } from '../durations.ts';
import type { Job } from './jobs.ts';

export const changesJobs = {
  'changes-purge': (deps) => purgeChanges(deps.db, new Date(deps.clock().getTime() - HOUR_MS)),
} satisfies Record<string, Job>;
