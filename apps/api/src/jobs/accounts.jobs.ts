import { purgeAccounts } from '../accounts/accounts.store.ts';
import type { Job } from './jobs.ts';

export const accountsJobs = {
  'accounts-purge': (deps) => purgeAccounts(deps.db, deps.clock()),
} satisfies Record<string, Job>;
