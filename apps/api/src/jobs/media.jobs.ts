import { purgePictures } from '../media/media.actions.ts';
import { encodeNextAvif } from '../media/media.avif.ts';
import { releaseScreenshots } from '../plans/plans.actions.ts';
import { releaseDeletedPictures } from '../properties/properties.actions.ts';
import type { Job } from './jobs.ts';

export const mediaJobs = {
  'media-encode': async (deps, stopping) => {
    while (!stopping.aborted && (await encodeNextAvif(deps, stopping)));
  },
  'media-purge': async (deps, stopping) => {
    await releaseDeletedPictures(deps, { stopping });
    await releaseScreenshots(deps);
    await purgePictures(deps, { stopping });
  },
} satisfies Record<string, Job>;
