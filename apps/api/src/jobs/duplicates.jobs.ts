import { hashOldPictures } from '../media/photoHashes.actions.ts';
import { findDuplicates } from '../properties/lookalikes.actions.ts';
import type { Job } from './jobs.ts';

export const duplicatesJobs = {
  'duplicates-find': findDuplicates,
  'media-hash': hashOldPictures,
} satisfies Record<string, Job>;
