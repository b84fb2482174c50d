import { purgeAccounts } from '../accounts/accounts.store.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import type { Job } from './jobs.ts';

export const accountsJobs = {
  'accounts-purge': async ({ db, clock }) => {
    await purgeAccounts(db, clock());
    await eraseDueAccounts(db, clock());
  },
} satisfies Record<string, Job>;
