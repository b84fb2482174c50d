import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Settings } from '../settings.ts';
import { isPictureName, type MediaStore, MediaStoreAway, requirePictureName } from './mediaStore.ts';

/** Where the bucket is, and the folder in it that is ours. */
type S3Settings = NonNullable<Settings['mediaS3']> & { folder?: string };

/** One object takes well under a second; who waits longer has lost the line. */
const LONGEST_MS = 15_000;
/** Pauses before another try: stores ask for one with 503 SlowDown, and a line may break once. */
const PAUSES_MS = [100, 400];

/** The bucket is not there or does not let us in: waiting does not help, the settings must be mended. */
export class BucketRefusal extends Error {}

/** A store that is busy or broken says so with these; anything else is its answer. */
const isPassing = ({ status }: S3ServiceError) => status >= 500 || status === 429;

/** The answer of the store, after some tries. @throws BucketRefusal, MediaStoreAway */
async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof S3ServiceError && !isPassing(error)) {
        throw new BucketRefusal(`the picture store answered ${error.status} ${error.serviceCode ?? ''}`);
      }
      const wait = PAUSES_MS[tries];
      if (wait === undefined) throw new MediaStoreAway('The picture store does not answer', { cause: error });
      await pause(wait);
    }
  }
}

/** What lies in the bucket. */
function listing(client: S3mini, bucket: string, prefix: string, pageSize: number) {
  /** One page of the listing of what lies under a prefix. */
  async function listPage(under: string, size: number, token?: string) {
    const page = await ask(() => client.listObjectsPaged('/', under, size, token));
    if (!page?.objects) throw new BucketRefusal(`the bucket ${bucket} does not exist`);
    return { objects: page.objects, next: page.nextContinuationToken };
  }

  async function* objects(under: string): AsyncGenerator<{ key: string; storedAt: Date }> {
    let token: string | undefined;
    do {
      const page = await listPage(under, pageSize, token);
      for (const { Key, LastModified } of page.objects) {
        yield { key: Key.slice(prefix.length), storedAt: LastModified };
      }
      token = page.next;
    } while (token);
  }

  return { listPage, objects };
}

/** The pictures among keys that come in order, so that the files of one picture follow each other. */
async function* picturesAmong(keys: AsyncIterable<{ key: string; storedAt: Date }>) {
  let last: { name: string; storedAt: Date } | undefined;
  for await (const { key, storedAt } of keys) {
    const [name = '', ...rest] = key.split('/');
    if (!isPictureName(name) || rest.length === 0) continue;
    if (last && last.name !== name) yield last;
    last = { name, storedAt: last?.name === name && last.storedAt > storedAt ? last.storedAt : storedAt };
  }
  if (last) yield last;
}

/**
 * Pictures as objects of an S3-compatible bucket, addressed by path (`{endpoint}/{bucket}/{folder}/{key}`). The
 * content's hash goes along, so an object is stored whole or not at all.
 * @param settings `folder` is this installation's own: nothing outside of it is listed or removed.
 * @param pageSize keys of one listing; stores give at most 1,000.
 * @throws MediaStoreAway from every method while the store does not answer.
 */
export function s3Store(settings: S3Settings, pageSize = 1_000): MediaStore & { check: () => Promise<void> } {
  const prefix = settings.folder ? `${settings.folder}/` : '';
  const client = new S3mini({
    endpoint: `${settings.endpoint}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: LONGEST_MS,
  });

  const { listPage, objects } = listing(client, settings.bucket, prefix, pageSize);

  return {
    async put(key, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('base64');
      const checksum = { 'x-amz-checksum-sha256': sha256 } as const;
      const answer = await ask(() =>
        client.putObject(prefix + key, new Uint8Array(bytes), undefined, undefined, checksum),
      );
      await answer.arrayBuffer();
    },
    async get(key) {
      const bytes = await ask(() => client.getObjectArrayBuffer(prefix + key));
      return bytes ? Buffer.from(bytes) : undefined;
    },
    async has(key) {
      return (await ask(() => client.objectExists(prefix + key))) === true;
    },
    async removeAll(name) {
      const keys: string[] = [];
      for await (const { key } of objects(`${prefix}${requirePictureName(name)}/`)) keys.push(prefix + key);
      const removed = await ask(() => client.deleteObjects(keys));
      if (removed.includes(false)) throw new MediaStoreAway(`The picture store did not remove all of ${name}`);
    },
    // An object appears whole or not at all: writes leave nothing half-done here.
    async removeDrafts() {},
    list: () => picturesAmong(objects(prefix)),
    /** Whether the settings lead to a bucket that lets us in. @throws BucketRefusal, MediaStoreAway */
    async check() {
      await listPage(prefix, 1);
    },
  };
}
