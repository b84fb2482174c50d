/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Settings } from '../settings.ts';

/** An S3-compatible server on this machine with one empty bucket, for tests. It may go away and come back as it was. */
export interface LocalBucket {
  settings: NonNullable<Settings['mediaS3']>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it for good. */
  remove: () => Promise<void>;
}

const NAME = 'pictures';

/** Starts a {@link LocalBucket} on a free port. */
export async function localBucket(): Promise<LocalBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'karachi-estates-bucket-'));
  const serverOn = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: NAME, configs: [] }],
    });
  let server: S3rver | undefined = serverOn(0);
  const { port } = await server.run();
  const stop = async () => {
    server?.httpServer?.closeAllConnections();
    await server?.close();
    server = undefined;
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: NAME,
      region: 'us-east-1',
      // The only pair of keys that the server knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    stop,
    async start() {
      server = serverOn(port);
      await server.run();
    },
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
