import { purgeChanges } from '../changes/changes.store.ts';
import type { Job } from './jobs.ts';

const HOUR_MS = 60 * 60_000;

export const changesJobs = {
  'changes-purge': (deps) => purgeChanges(deps.db, new Date(deps.clock().getTime() - HOUR_MS)),
} satisfies Record<string, Job>;
