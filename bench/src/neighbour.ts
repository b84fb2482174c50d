import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeps } from '@karachi-estates/api/deps';
import { claimPictures, purgePictures, storePicture } from '@karachi-estates/api/media/media.actions';
import { s3Store } from '@karachi-estates/api/media/s3Store';
import { readSettings } from '@karachi-estates/api/settings';
import type { LocalBucket } from '@karachi-estates/api/testing/localBucket';
import sharp from 'sharp';

const FOREIGN = { key: 'pgdumps/monday.dump', text: 'a backup of somebody else' };
const PICTURES = 3;

/** The variables by which a site keeps its pictures in a bucket. */
export const bucketVariables = ({ endpoint, bucket, region, accessKey, secretKey }: LocalBucket['settings']) => ({
  MEDIA_S3_ENDPOINT: endpoint,
  MEDIA_S3_BUCKET: bucket,
  MEDIA_S3_REGION: region,
  MEDIA_S3_ACCESS_KEY: accessKey,
  MEDIA_S3_SECRET_KEY: secretKey,
});

/** Another installation on the same bucket, whose pictures and purges must be nothing to the site that is killed. */
export interface Neighbour {
  /** Removes what it takes for unused a month from now. */
  purge: () => Promise<void>;
  /** What is gone of its own pictures, and of a file that is nobody's. */
  faults: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts a {@link Neighbour} with a few pictures, and puts a foreign file beside both. */
export async function startNeighbour(bucket: LocalBucket['settings'], month: number): Promise<Neighbour> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-neighbour-'));
  const environment = { DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...bucketVariables(bucket) };
  const deps = await createDeps(readSettings(environment));
  const whole = s3Store(bucket);
  await whole.put(FOREIGN.key, Buffer.from(FOREIGN.text));
  const hashes: string[] = [];
  for (let number = 0; number < PICTURES; number += 1) {
    const background = { r: number * 80, g: 90, b: 120 };
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    hashes.push((await storePicture(deps, bytes)).hash);
  }
  await claimPictures(deps.db, hashes);
  return {
    async purge() {
      await purgePictures({ ...deps, clock: () => new Date(Date.now() + month) });
    },
    async faults() {
      const faults: string[] = [];
      for (const hash of hashes) {
        if (!(await deps.media.has(`${hash}/master.webp`))) faults.push(`the neighbour lost its picture ${hash}`);
      }
      if ((await whole.get(FOREIGN.key))?.toString() !== FOREIGN.text) faults.push(`${FOREIGN.key} is gone`);
      return faults;
    },
    async stop() {
      await deps.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
