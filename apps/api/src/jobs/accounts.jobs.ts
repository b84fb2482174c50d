import { purgeAccounts } from '../accounts/accounts.store.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import type { Job } from './jobs.ts';

export const accountsJobs = {
  'accounts-purge': async (deps) => {
    const now = deps.clock();
    await purgeAccounts(deps.db, now);
    await eraseDueAccounts(deps, now);
  },
} satisfies Record<string, Job>;
